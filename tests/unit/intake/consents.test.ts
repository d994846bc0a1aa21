import { describe, expect, test } from 'vitest';
import { Inquiry } from '../../../src/intake/inquiry.ts';
import { createAccept } from '../../../src/intake/accept.ts';
import { goodForm, targetsOf } from '../../support/inquiry.ts';
import { testOutbox } from '../../support/outbox.ts';

const targets = targetsOf([{ kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1' }]);
const boxes = {
	newsletter: {
		text: { de: 'Schicken Sie mir Angebote.', en: 'Send me offers.' },
		version: '2026-1',
	},
	permission: { text: { de: 'Rufen Sie mich an.' }, version: 'c3' },
};

/** What is kept of the boxes of a form. */
async function consentsOf(
	changes: Readonly<Record<string, unknown>>,
	offered: Partial<typeof boxes> = boxes,
) {
	const { outbox } = await testOutbox();
	const accept = createAccept({ outbox, boxes: offered, defaultLocale: 'de' });
	const answer = await accept({ ...goodForm, ...changes }, targets);
	const reference = 'reference' in answer ? answer.reference : '';
	return Inquiry.parse(await outbox.contentOf(reference)).consents ?? [];
}

describe('a ticked box', () => {
	test('is kept with the words that stood beside it, their version, language, form and time', async () => {
		expect(await consentsOf({ newsletter: '2026-1' })).toEqual([
			{
				purpose: 'newsletter',
				text: 'Schicken Sie mir Angebote.',
				version: '2026-1',
				locale: 'de',
				form: 'inquiry',
				at: '2026-11-21T12:00:00.000Z',
			},
		]);
	});

	test('is kept in the language its text was shown in, which may be another one than the page’s', async () => {
		const both = await consentsOf({ newsletter: '2026-1', permission: 'c3', locale: 'en' });
		expect(both.map(({ purpose, locale, text }) => [purpose, locale, text])).toEqual([
			['newsletter', 'en', 'Send me offers.'],
			['contact', 'de', 'Rufen Sie mich an.'],
		]);
	});

	test.each(['2025-9', 'on', 'true', '', ['2026-1', '2026-1'], 1, null])(
		'that says %j is no consent, because nobody can say what stood there',
		async (newsletter) => expect(await consentsOf({ newsletter })).toEqual([]),
	);

	test('that the site does not offer is no consent', async () => {
		expect(await consentsOf({ newsletter: '2026-1', permission: 'c3' }, {})).toEqual([]);
	});
});

test('an inquiry is taken without any box', async () => {
	expect(await consentsOf({})).toEqual([]);
});
