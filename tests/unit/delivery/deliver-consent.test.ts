import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Consent } from '../../../src/domain/inquiry.ts';
import type { Inquiry } from '../../../src/intake/inquiry.ts';
import { inquiryWay } from '../../support/inquiry.ts';

const consent: Consent = {
	purpose: 'contact',
	text: 'Ich möchte über "ähnliche" Angebote informiert werden.',
	version: '2026-11',
	locale: 'de',
	form: 'unit',
	at: '2026-11-21T12:00:00.000Z',
};

const statuses = [undefined, null, 0, 1, 2, 3];
const table = [false, true].flatMap((isTicked) =>
	statuses.flatMap((status) => [true, false].map((isNew) => ({ isTicked, status, isNew }))),
);

/** Delivers one inquiry, with or without a contact of its address in the CRM. */
async function deliver({
	consents,
	known,
}: {
	consents: Consent[];
	known?: Record<string, unknown>;
}) {
	const way = await inquiryWay();
	if (known) way.account.contacts.add({ email: 'ada@example.com', first_name: 'A.', ...known });
	const before = structuredClone(way.contacts());
	const payload: Inquiry = {
		reference: 'K7Q2-9MXT',
		locale: 'de',
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		concern: 'inquiry',
		targets: [],
		receivedAt: '2026-11-21T12:00:00.000Z',
		...(consents.length > 0 ? { consents } : {}),
	};
	await way.outbox.put({ id: 'a', reference: payload.reference, lane: payload.email, payload });
	await way.worker.drain();
	return { before, after: way.contacts(), body: String(way.tasks()[0]?.['body']) };
}

describe('consent, of 24 cases', () => {
	test.each(table)(
		'ticked $isTicked, status $status, new $isNew: nothing is raised or lowered that was not asked for',
		async ({ isTicked, status, isNew }) => {
			const consents = isTicked ? [consent] : [];
			const known = { gdpr_status: status, accept_contact: status === 2, newsletter: true };
			const { before, after, body } = await deliver(isNew ? { consents } : { consents, known });
			expect(after).toHaveLength(1);
			if (!isNew) expect(after).toEqual(before);
			else if (isTicked) expect(after[0]).toMatchObject({ gdpr_status: 2, accept_contact: true });
			else {
				for (const field of ['gdpr_status', 'accept_contact', 'newsletter']) {
					expect(after[0]).not.toHaveProperty(field);
				}
			}
			expect(body.includes('Einwilligung')).toBe(isTicked);
		},
	);

	test('is written down with the text, its digest, version, language, time and form', async () => {
		const { body } = await deliver({ consents: [consent] });
		const digest = createHash('sha256').update(consent.text).digest('hex');
		for (const part of ['&quot;ähnliche&quot;', digest, '2026-11', 'de', 'unit', consent.at]) {
			expect(body).toContain(part);
		}
	});

	test('to the newsletter sets the newsletter and nothing else', async () => {
		const { after } = await deliver({ consents: [{ ...consent, purpose: 'newsletter' }] });
		expect(after[0]).toMatchObject({ newsletter: true });
		expect(after[0]).not.toHaveProperty('gdpr_status');
		expect(after[0]).not.toHaveProperty('accept_contact');
	});
});
