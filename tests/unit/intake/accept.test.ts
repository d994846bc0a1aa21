import { describe, expect, test } from 'vitest';
import { createAccept } from '../../../src/intake/accept.ts';
import { fields, isFieldName } from '../../../src/intake/form.ts';
import { formNames } from '../../../src/intake/validate-form.ts';
import { isReference, newReference } from '../../../src/intake/reference.ts';
import { goodForm, targetsOf } from '../../support/inquiry.ts';
import { testOutbox } from '../../support/outbox.ts';
import { Inquiry } from '../../../src/intake/inquiry.ts';

const targets = targetsOf([{ kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1' }]);
const submission = '6f1c9d5e-6a3b-4c1e-9d4f-0f6f7f1f2a3b';

async function intake() {
	const { outbox, wait } = await testOutbox();
	return { outbox, wait, accept: createAccept({ outbox, books: true }) };
}

const judge = async () => ['trap', 'advert'] as const;

describe('an inquiry', () => {
	test('is on disk before its reference is given out', async () => {
		const { outbox, accept } = await intake();
		const answer = await accept(goodForm, targets);
		expect(answer).toMatchObject({ accepted: true, doubtful: false });
		expect(await outbox.claim()).toMatchObject({
			reference: 'reference' in answer ? answer.reference : '',
			payload: {
				name: goodForm.name,
				email: goodForm.email,
				targets: [{ kind: 'unit', id: 1, title: 'Altbau' }],
			},
		});
	});

	test('sent 50 times with one submission id is one inquiry with one reference', async () => {
		const { outbox, accept } = await intake();
		const answers = await Promise.all(
			Array.from({ length: 50 }, async () => await accept({ ...goodForm, submission }, targets)),
		);
		expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
		expect((await outbox.counts()).waiting).toBe(1);
	});

	test.each([
		['at their beginning and their end', 0, 599_000],
		['before and after the next ten begin', 540_000, 120_000],
	])('sent twice within ten minutes, %s, is one inquiry', async (_when, start, between) => {
		const { outbox, accept, wait } = await intake();
		wait(start);
		const first = await accept(goodForm, targets);
		wait(between);
		expect(await accept(goodForm, targets)).toEqual(first);
		expect((await outbox.counts()).waiting).toBe(1);
	});

	test('sent again after weeks, or with another message, is another inquiry', async () => {
		const { outbox, accept, wait } = await intake();
		await accept(goodForm, targets);
		await accept({ ...goodForm, message: 'Und der Keller?' }, targets);
		wait(21 * 24 * 3_600_000);
		await accept(goodForm, targets);
		expect((await outbox.counts()).waiting).toBe(3);
	});

	const viewing = {
		id: '500',
		start: '2126-12-05T13:00:00.000Z',
		zone: 'Europe/Berlin',
		places: 9,
		sequence: 0,
	};

	test.each([...formNames])(
		'sent again with another %s is told from the first one, unless that says nothing of what is asked',
		async (field) => {
			const others: Readonly<Record<string, unknown>> = {
				concern: 'search',
				name: 'Bob von der Heide',
				email: 'bob@example.com',
				phone: '0341 1',
				target: 'unit-2',
				newsletter: '2',
				permission: '1',
				viewing: '500',
			};
			const sending: Readonly<Record<string, unknown>> = {
				submission,
				locale: 'en',
				page: '/de/',
				campaign: 'utm_source=a',
			};
			const chosen = isFieldName(field) ? fields[field].options?.at(-1) : undefined;
			const change = { ...others, ...sending }[field] ?? chosen ?? 'Etwas anderes';
			const more = targetsOf([
				{ kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1', viewings: [viewing] },
				{ kind: 'unit', id: 2, title: 'Neubau', reference: 'V-2' },
			]);
			const { outbox, accept } = await intake();
			for (const own of field === 'submission' ? [{ submission }] : [{}, { submission }]) {
				await accept({ ...goodForm, ...own }, more);
				await accept({ ...goodForm, ...own, [field]: change }, more);
			}
			const forms = field === 'submission' ? 1 : 2;
			expect((await outbox.counts()).waiting).toBe(field in sending ? forms : forms * 2);
		},
	);

	test('about something that is not published is refused, and nothing is stored', async () => {
		const { outbox, accept } = await intake();
		for (const target of ['unit-2', 'project-1', ['unit-1', 'unit-2']]) {
			expect(await accept({ ...goodForm, target }, targets)).toEqual({
				accepted: false,
				errors: { target: 'invalid' },
			});
		}
		expect((await outbox.counts()).waiting).toBe(0);
	});

	test('is as doubtful as it was, however often it comes', async () => {
		const { outbox, accept } = await intake();
		const doubtful = { accepted: true, doubtful: true };
		expect(await accept(goodForm, targets, { judge })).toMatchObject(doubtful);
		expect(await accept(goodForm, targets)).toMatchObject(doubtful);
		expect((await outbox.counts()).waiting).toBe(1);
		expect(await outbox.claim()).toMatchObject({ doubt: 'trap advert' });
	});

	test('gets another reference when the first one drawn is taken', async () => {
		const { outbox } = await testOutbox();
		const draws = [...Array<number>(16).fill(0), ...Array<number>(8).fill(1)];
		const accept = createAccept({ outbox, draw: () => draws.shift() ?? 0 });
		expect(await accept(goodForm, targets)).toMatchObject({ reference: 'AAAA-AAAA' });
		expect(await accept({ ...goodForm, message: 'other' }, targets)).toMatchObject({
			reference: 'BBBB-BBBB',
		});
	});
});

test('a reference holds no letter that can be taken for another', () => {
	for (let n = 0; n < 500; n++) {
		const reference = newReference();
		expect(isReference(reference)).toBe(true);
		expect(reference).toMatch(/^[^01IO]+$/);
	}
	expect(isReference('K7Q2-9MX1')).toBe(false);
	expect(isReference('<b>')).toBe(false);
});

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
