import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/app.ts';
import type { Fields } from '../../../src/sandbox/db/records.ts';
import { inquiryWay, settleMs } from '../../support/inquiry.ts';

type Wrap = (sandbox: Sandbox) => (request: Request) => Promise<Response>;

describe('a CRM that knows a contact', () => {
	test.each(['ada@example.com', 'Ada@Example.com', 'ADA@EXAMPLE.COM'])(
		'a contact known as %s keeps every field',
		async (stored) => {
			const { deliver, account, contacts, tasks } = await inquiryWay();
			account.brokers.put(8, { name: 'Jonas' });
			const known = {
				first_name: 'Adelheid',
				last_name: 'Heide',
				home_phone: '0341 1',
				language: 'en',
				broker_id: 8,
				gdpr_status: 3,
				description: 'ruft gern an',
			};
			const id = account.contacts.add({ ...known, email: stored, emails: [stored] });
			for (const email of ['ada@example.com', 'Ada@Example.com']) {
				await deliver({ email, message: email });
			}
			expect(contacts()).toHaveLength(1);
			expect(contacts()).toMatchObject([{ ...known, email: stored, emails: [stored] }]);
			expect(tasks()).toMatchObject([{ client_ids: [id] }, { client_ids: [id] }]);
		},
	);

	test('a contact, though archived, keeps its first address where the second one was typed', async () => {
		const { deliver, account, contacts, tasks } = await inquiryWay();
		const known = { last_name: 'Heide', email: 'work@example.com', archived: true };
		const emails = ['work@example.com', 'Ada@Example.com'];
		const id = account.contacts.add({ ...known, emails });
		await deliver({ email: 'ada@example.com' });
		expect(contacts()).toMatchObject([{ ...known, emails }]);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});
});

/** Somebody else makes a contact just before ours is saved. */
const makes =
	(contact: Fields): Wrap =>
	(sandbox) =>
	async (request) => {
		const isSaving =
			request.method === 'POST' && new URL(request.url).pathname.endsWith('/contacts');
		const isKnown = sandbox.account.contacts.list().length > 0;
		if (isSaving && !isKnown) sandbox.account.contacts.add(contact);
		return sandbox.fetch(request);
	};

test('a contact that somebody else makes between the search and the saving keeps every field', async () => {
	const known = { first_name: 'Adelheid', last_name: 'Heide', home_phone: '0341 1' };
	const wrap = makes({ ...known, email: 'ada@example.com' });
	const { deliver, contacts, tasks } = await inquiryWay({ wrap });
	await deliver();
	expect(contacts()).toMatchObject([known]);
	expect(tasks()).toHaveLength(1);
});

test('one that has nothing but its address gets only what it has nothing in', async () => {
	const created_at = '2024-01-01T00:00:00+01:00';
	const known = { broker_id: 8, language: 'es', client_source_id: 12, created_at };
	const wrap = makes({ ...known, email: 'ada@example.com' });
	const { deliver, account, contacts } = await inquiryWay({ wrap });
	account.brokers.put(8, { name: 'Jonas' });
	await deliver();
	expect(contacts()).toMatchObject([{ ...known, last_name: 'von der Heide' }]);
});

test('a contact that the search overlooks keeps every field, and its address as it was typed now', async () => {
	const { deliver, account, contacts, tasks } = await inquiryWay({
		wrap: (sandbox) => async (request) =>
			request.method === 'GET' && new URL(request.url).pathname.endsWith('/contacts')
				? Response.json([])
				: sandbox.fetch(request),
	});
	const known = {
		first_name: 'Adelheid',
		last_name: 'Heide',
		home_phone: '0341 1',
		language: 'en',
	};
	const id = account.contacts.add({ ...known, email: 'Ada@Example.com' });
	await deliver();
	expect(contacts()).toMatchObject([{ ...known, email: 'ada@example.com' }]);
	expect(tasks()).toMatchObject([{ client_ids: [id] }]);
});

test('a known contact takes two or three calls, a new one six', async () => {
	const asked: string[] = [];
	const { deliver, account } = await inquiryWay({
		wrap: (sandbox) => async (request) => {
			asked.push(`${request.method} ${new URL(request.url).pathname}`);
			return sandbox.fetch(request);
		},
	});
	account.contacts.add({ last_name: 'Alt', email: 'alt@example.com' });
	const callsOf = async (email: string) => {
		asked.length = 0;
		await deliver({ email });
		return asked.length;
	};
	expect(await callsOf('Alt@Example.com')).toBe(2);
	expect(await callsOf('New@Example.com')).toBe(6);
});

describe('a contact that is saved, and', () => {
	test.each([
		['whose answer is lost', { path: '/contacts', method: 'POST', kind: 'truncated' }],
		['that cannot be opened', { path: '/contacts/*', method: 'GET', kind: 'html' }],
		['whose other fields are lost', { path: '/contacts/*', method: 'PUT', kind: 'reset' }],
		['whose other fields are put off', { path: '/contacts/*', method: 'PUT', kind: 'throttled' }],
	] as const)('%s, gets its other fields with the next attempt', async (_, fault) => {
		const { deliver, later, sandbox, contacts, tasks } = await inquiryWay();
		sandbox.faults.add(fault);
		await deliver();
		await later(settleMs);
		expect(contacts()).toMatchObject([{ last_name: 'von der Heide', broker_id: 3 }]);
		expect(tasks()).toHaveLength(1);
	});

	test('whose other fields the CRM does not take, is no reason to lose the inquiry', async () => {
		const { deliver, tasks } = await inquiryWay({
			wrap: (sandbox) => async (request) =>
				request.method === 'PUT'
					? Response.json({ errors: ['home_phone'] }, { status: 422 })
					: sandbox.fetch(request),
		});
		await deliver();
		expect(tasks()).toHaveLength(1);
	});
});
