import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccept } from '../../../src/intake/accept.ts';
import { newContact } from '../../../src/delivery/contact.ts';
import { inquiryMail } from '../../../src/delivery/inquiry-mail.ts';
import { sendThrough } from '../../../src/delivery/mail.ts';
import { inquiryTask } from '../../../src/delivery/task.ts';
import { Inquiry } from '../../../src/intake/inquiry.ts';
import { createOutbox } from '../../../src/outbox/outbox.ts';
import { anyText } from '../../support/any-text.ts';
import { runs } from '../../support/full-size.ts';
import { goodForm, inquiryWay, targetsOf } from '../../support/inquiry.ts';
import { createMemoryStore } from '../../support/outbox-memory-store.ts';
import { testCipher } from '../../support/outbox.ts';
import { randomFrom } from '../../support/random.ts';

const settings = { sourceId: 1, asReminder: true, removeDoubled: false };
const telling = { origin: 'https://site.example', locale: 'de', doubt: null } as const;
const mail = { to: 'crm@example.com', from: 'web@site.example', ...telling };

const nasty = fc.oneof(
	anyText({ maxLength: 60 }),
	fc.constantFrom(
		'a\r\nBcc: evil@example.com',
		'a\nX-Header: 1\n\nbody',
		'\0\u2028\u2029\u0085\u202E\uFEFF',
		'</span><span id="client_email">evil@example.com</span>',
		'<img src=x onerror=alert(1)>',
		'"><script>alert(1)</script>',
		'&lt;script&gt;',
		'=?utf-8?Q?=0D=0ABcc:_x?=',
		'Ada" <evil@example.com>,',
		'ａｄｍｉｎ＠example.com',
		'x'.repeat(5000),
	),
	fc
		.tuple(fc.string(), fc.constantFrom('\r\n', '\n', '\r', '\0', '\u2028'), fc.string())
		.map((parts) => parts.join('')),
);

const values = [
	'Mallory',
	'<script>alert(1)</script>',
	"'; DROP TABLE contacts; --",
	'a\r\nBcc: all@example.com',
	'null',
	'{"client":{"gdpr_status":2}}',
	'client[first_name]=Mallory',
	'\u202Eevil',
];

test('whatever is typed stays text in the task, in the contact and in the mail, with no field and no header more', async () => {
	const messages: Buffer[] = [];
	const transport = createTransport({ streamTransport: true, buffer: true });
	const send = sendThrough({
		async sendMail(options) {
			const { message } = await transport.sendMail(options);
			if (Buffer.isBuffer(message)) messages.push(message);
		},
	});
	await fc.assert(
		fc.asyncProperty(nasty, nasty, nasty, async (name, message, page) => {
			const inquiry = await accepted({ name, message, page });
			if (!inquiry) return;
			const { task } = inquiryTask(inquiry, { contactId: 1, settings, ...telling });
			expect(Object.keys(task).toSorted()).toEqual(taskFields);
			expect(task.title).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
			expect(elementsOf(task.body ?? '')).toEqual(new Set(['br', 'p']));
			const client = newContact(inquiry, 1);
			for (const value of Object.values(client)) {
				expect(String(value)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
			}
			await send(inquiryMail(inquiry, mail));
			const raw = messages.pop()?.toString('latin1') ?? '';
			const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]/g, ' ');
			const names = headers.split('\r\n').map((line) => line.split(':')[0]);
			expect(names.toSorted()).toEqual(mailHeaders);
			const ids = raw.slice(raw.indexOf('\r\n\r\n')).match(/<span id=/g);
			expect(ids?.length ?? 0).toBeLessThanOrEqual(6);
		}),
		{ numRuns: runs(120, 5000) },
	);
}, 120_000);

describe('a known customer', () => {
	test('keeps every field, whoever writes in whose name', async () => {
		const [count, inquiries] = [runs(60, 200), runs(150, 1000)];
		const random = randomFrom(7);
		const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
		const { account, accept, targets, later, tasks, contacts } = await inquiryWay();
		for (let n = 0; n < count; n++) {
			account.contacts.add({
				email: n % 3 === 0 ? `Customer-${n}@Example.com` : `customer-${n}@example.com`,
				...(n % 4 === 0 ? { emails: [`other-${n}@example.com`] } : {}),
				first_name: 'Adelheid',
				last_name: `Kundin ${n}`,
				home_phone: `0341 ${n}`,
				gdpr_status: n % 4,
				accept_contact: n % 2 === 0,
				archived: n % 5 === 0,
				description: 'Note of the broker',
			});
		}
		const before = structuredClone(contacts());
		let accepted = 0;
		for (let n = 0; n < inquiries; n++) {
			const customer = Math.floor(random() * count);
			const isOther = customer % 4 === 0 && random() < 0.3;
			const email = isOther ? `other-${customer}@example.com` : `customer-${customer}@example.com`;
			const fields = {
				...goodForm,
				email: random() < 0.5 ? email.toUpperCase() : email,
				name: pick(values),
				phone: pick(['0900 666', '', '+49 (0) 1']),
				message: `${pick(values)} ${n}`,
				gdpr_status: '2',
				accept_contact: 'true',
				'client[email]': 'mallory@example.com',
				id: '1',
				parent_id: '1',
			};
			if ((await accept(fields, targets)).accepted) accepted++;
		}
		for (let round = 0; round < 5; round++) await later(3_600_000);
		expect(contacts()).toEqual(before);
		expect(tasks()).toHaveLength(accepted);
		expect(accepted).toBeGreaterThan(inquiries * 0.9);
	});

	test('keeps every field in a CRM that ignores every search', async () => {
		const { deliver, account, contacts, tasks } = await blindWay();
		for (let n = 0; n < 30; n++) account.contacts.add({ email: `other-${n}@example.com` });
		const known = { first_name: 'Adelheid', home_phone: '1', email: goodForm.email };
		const id = account.contacts.add(known);
		for (let n = 0; n < 100; n++) account.contacts.add({ email: `more-${n}@example.com` });
		const before = account.contacts.get(id);
		await deliver();
		expect(account.contacts.get(id)).toEqual(before);
		expect(contacts()).toHaveLength(131);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});

	test('is new with name and number in a CRM that ignores every search, if there is none', async () => {
		const { deliver, account, contacts } = await blindWay();
		for (let n = 0; n < 30; n++) account.contacts.add({ email: `other-${n}@example.com` });
		await deliver();
		expect(contacts()).toHaveLength(31);
		expect(contacts()[30]).toMatchObject({ first_name: 'Ada', home_phone: '+49 341 55' });
	});
});

/** The way to a CRM whose list of contacts is always the same. */
async function blindWay() {
	return await inquiryWay({
		wrap: (sandbox) => (request) => {
			const url = new URL(request.url);
			url.searchParams.delete('email');
			url.searchParams.delete('q');
			return sandbox.fetch(request.method === 'GET' ? new Request(url, request) : request);
		},
	});
}

test('a contact is made once, and a task once, although the task fails fifty times', async () => {
	const { deliver, later, sandbox, tasks, contacts, outbox } = await inquiryWay();
	const kinds = ['error', 'throttled', 'unwritten', 'html', 'reset'] as const;
	for (let n = 0; n < 50; n++) {
		const kind = kinds[n % kinds.length] ?? 'error';
		sandbox.faults.add({ path: '/tasks', method: 'POST', kind });
	}
	await deliver();
	for (let n = 0; n < 200 && tasks().length === 0; n++) await later(2 * 3_600_000);
	expect([contacts().length, tasks().length, (await outbox.counts()).done]).toEqual([1, 1, 1]);
});

const taskFields =
	'body broker_id client_ids client_source_id due_date is_reminder note_type_id project_ids property_ids title'.split(
		' ',
	);
const mailHeaders =
	'Content-Transfer-Encoding Content-Type Date From MIME-Version Message-ID Reply-To Subject To'.split(
		' ',
	);

/** The inquiry that becomes of a form, as the outbox hands it out; `undefined` when the form is refused. */
async function accepted(typed: Readonly<Record<string, string>>): Promise<Inquiry | undefined> {
	const outbox = await createOutbox({ store: createMemoryStore(), cipher: testCipher });
	const accept = createAccept({ outbox });
	const target = { kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1' } as const;
	const answer = await accept({ ...goodForm, ...typed }, targetsOf([target]));
	return answer.accepted ? Inquiry.parse(await outbox.contentOf(answer.reference)) : undefined;
}

function elementsOf(html: string): Set<string> {
	const names = new Set<string>(['br', 'p']);
	visit(unified().use(rehypeParse, { fragment: true }).parse(html), 'element', (element) => {
		names.add(z.string().parse(element.tagName));
	});
	return names;
}
