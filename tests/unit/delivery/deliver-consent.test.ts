import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Consent } from '../../../src/domain/inquiry.ts';
import type { Inquiry } from '../../../src/intake/inquiry.ts';
import { inquiryMail } from '../../../src/delivery/inquiry-mail.ts';
import { bodyOf } from '../../../src/delivery/task.ts';
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

const consentFields = ['gdpr_status', 'accept_contact', 'newsletter'];

const inquiry: Inquiry = {
	reference: 'K7Q2-9MXT',
	locale: 'de',
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	concern: 'inquiry',
	targets: [],
	receivedAt: '2026-11-21T12:00:00.000Z',
};
const both = [consent, { ...consent, purpose: 'newsletter' as const }];

/** Delivers one inquiry, with or without a contact of its address in the CRM. */
async function deliver({
	known,
	...given
}: Partial<Inquiry> & { readonly known?: Record<string, unknown> }) {
	const written: string[] = [];
	const way = await inquiryWay({
		wrap: (sandbox) => async (request) => {
			if (request.method !== 'GET' && /contacts/.test(request.url)) {
				written.push(await request.clone().text());
			}
			return await sandbox.fetch(request);
		},
	});
	if (known) way.account.contacts.add({ email: 'ada@example.com', ...known });
	const before = structuredClone(way.contacts());
	const payload = { ...inquiry, ...given };
	const group = payload.email ?? payload.phone ?? '';
	await way.outbox.put({ id: 'a', reference: payload.reference, group, payload });
	await way.worker.drain();
	const body = String(way.tasks()[0]?.['body']);
	return { before, after: way.contacts(), body, written: written.join() };
}

test.each(table)(
	'a box (ticked: $isTicked) raises and lowers nothing of a contact (new: $isNew, status: $status), and is told',
	async ({ isTicked, status, isNew }) => {
		const consents = isTicked ? both : [];
		const known = { gdpr_status: status, accept_contact: status === 2, newsletter: status === 1 };
		const named = { first_name: 'A.', ...known };
		const { before, after, body, written } = await deliver(
			isNew ? { consents, concern: 'search' } : { consents, known: named },
		);
		expect(after).toHaveLength(1);
		if (!isNew) expect(after).toEqual(before);
		for (const field of consentFields) expect(written).not.toContain(field);
		expect(body.includes('angekreuzt, aber nicht bestätigt')).toBe(isTicked);
	},
);

describe('a ticked box', () => {
	test('sets no field of a contact that is known by its telephone number alone', async () => {
		const { after, written, body } = await deliver({
			email: undefined,
			phone: '+49 341 5566',
			consents: both,
		});
		expect(after).toHaveLength(1);
		for (const field of consentFields) expect(written).not.toContain(field);
		expect(body).toContain('angekreuzt, aber nicht bestätigt');
	});

	test.each([
		['de', 'Einwilligung in Newsletter: angekreuzt, aber nicht bestätigt; '],
		['en', 'Consent to newsletter: ticked, not confirmed; '],
		['es', 'Consentimiento para el boletín: casilla marcada, sin confirmar; '],
	] as const)('is told in the language of the account: %s', (locale, words) => {
		const telling = { locale, origin: undefined, doubt: null };
		expect(bodyOf({ ...inquiry, consents: both }, telling)).toContain(words);
		expect(bodyOf({ ...inquiry, consents: both }, { ...telling, doubt: 'links' })).toContain(words);
		expect(bodyOf(inquiry, telling)).not.toContain(words);
	});

	test('sets no field by mail either, where the key may not write', () => {
		const ways = { to: 'a@crm.example', from: 'b@site.example' };
		const telling = { ...ways, locale: 'de', origin: undefined, doubt: null } as const;
		const { html } = inquiryMail({ ...inquiry, consents: both }, telling);
		expect(html).toContain('<span id="client_email">ada@example.com</span>');
		expect(html).not.toMatch(/id="client_(accept_contact|newsletter|gdpr)/);
		expect(html).toContain('Einwilligung in Kontakt: angekreuzt, aber nicht bestätigt; ');
	});

	test('is written down with the text, its digest, version, language, time and form', async () => {
		const { body } = await deliver({ consents: [consent] });
		const digest = createHash('sha256').update(consent.text).digest('hex');
		for (const part of ['&quot;ähnliche&quot;', digest, '2026-11', 'de', 'unit', consent.at]) {
			expect(body).toContain(part);
		}
	});
});
