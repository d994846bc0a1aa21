import { describe, expect, test } from 'vitest';
import { createMailer } from '../../../src/delivery/mail.ts';
import { websiteRights } from '../../../src/sandbox/access.ts';
import { inquiryWay, settleMs } from '../../support/inquiry.ts';
import { mailServer } from '../../support/mail-server.ts';

const hour = 3_600_000;
/** Filled in by machines only, which makes an inquiry doubtful. */
const trap = { topic: 'SEO' };

describe('a doubtful inquiry', () => {
	test('is a to-do in the CRM at once, marked in its title, with everything in it and why it is doubtful', async () => {
		const { deliver, tasks, outbox } = await inquiryWay();
		const reference = await deliver(trap);
		expect(tasks()).toMatchObject([
			{
				title: `[Zweifelhaft] Website-Anfrage ${reference}: Altbau <am Park>`,
				property_ids: [1],
				is_reminder: true,
			},
		]);
		const body = String(tasks()[0]?.['body']);
		expect(body).toContain('Aufgefallen ist: ein Feld ist ausgefüllt, das niemand sieht.');
		expect(body).toContain('E-Mail: ada@example.com<br>Telefon: +49 341 55');
		expect(body).toContain('Ist die Wohnung noch frei?');
		expect(await outbox.counts()).toMatchObject({ done: 1, waiting: 0 });
	});

	test('makes no contact, is bound to none that is known, and carries no source, which would set off automations', async () => {
		const { deliver, send, tasks, contacts, account } = await inquiryWay();
		account.contacts.put(7, {
			email: 'ada@example.com',
			first_name: 'Ada',
			emails: ['ada@example.com'],
		});
		const before = JSON.stringify(contacts());
		await send(trap);
		await deliver({ ...trap, email: 'stranger@example.com' });
		expect(JSON.stringify(contacts())).toBe(before);
		for (const task of tasks()) {
			expect(task['client_ids'] ?? []).toEqual([]);
			expect(task['client_source_id'] ?? null).toBeNull();
		}
		expect(tasks()).toHaveLength(2);
	});

	test('gets no receipt: no mail to strangers on the word of a machine', async () => {
		const replied: string[] = [];
		const way = await inquiryWay({ reply: async ({ reference }) => void replied.push(reference) });
		await way.send(trap);
		const good = await way.deliver({ message: 'Und der Keller?' });
		expect(way.tasks()).toHaveLength(2);
		expect(replied).toEqual([good]);
	});

	test('is a to-do also where the account takes plain notes, because nobody would see a note without a contact', async () => {
		const { deliver, tasks } = await inquiryWay({
			settings: { asReminder: false, removeDoubled: false },
			acceptPlainNotes: true,
		});
		await deliver(trap);
		expect(tasks()).toMatchObject([{ is_reminder: true, due_date: expect.any(String) }]);
	});

	test.each([
		['about a unit', {}],
		['about a project', { target: 'project-1' }],
		['about nothing in particular', { target: undefined }],
	])('%s is there once, whatever happens to its answer', async (_what, changes) => {
		for (const kind of ['truncated', 'reset', 'error', 'html'] as const) {
			const { deliver, later, tasks, sandbox, outbox } = await inquiryWay();
			sandbox.faults.add({ path: '/tasks', kind });
			const reference = await deliver({ ...trap, ...changes });
			await later(settleMs - 1);
			expect((await outbox.counts()).waiting).toBe(1);
			await later(hour);
			const titles = tasks().map(({ title }) => String(title));
			expect(titles.filter((title) => title.includes(reference))).toHaveLength(1);
			expect(await outbox.counts()).toMatchObject({ done: 1, waiting: 0 });
		}
	});

	test('goes as a mail for people while the key may not write, of which the CRM makes no contact', async () => {
		const server = await mailServer();
		const mail = { to: 'anfragen@crm.example', from: 'web@site.example' };
		const way = await inquiryWay({
			settings: { sourceId: 4711, asReminder: true, removeDoubled: false, mail },
			sendMail: createMailer(server.url),
		});
		way.sandbox.access.revoke();
		way.sandbox.access.give({ key: 'sandbox-demo-key', rights: websiteRights });
		await way.deliver(trap);
		expect(server.mails).toHaveLength(1);
		expect(server.mails[0]).toContain('Zweifelhaft');
		expect(server.mails[0]).not.toMatch(/ps-kontaktanfrage|client_email/);
		expect(await way.outbox.counts()).toMatchObject({ done: 1, waiting: 0 });
	});
});
