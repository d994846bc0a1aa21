import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/app.ts';
import type { Fields } from '../../../src/sandbox/db/records.ts';
import { inquiryWay, settleMs } from '../../support/inquiry.ts';

type Wrap = (sandbox: Sandbox) => (request: Request) => Promise<Response>;

/** Has a search find only what is written exactly so, by the primary address or by any. */
const letterByLetter =
	(finds: (contact: Fields, wanted: string) => boolean): Wrap =>
	(sandbox) =>
	async (request) => {
		const url = new URL(request.url);
		const wanted = url.searchParams.get('email') ?? url.searchParams.get('q');
		if (request.method !== 'GET' || wanted === null) return sandbox.fetch(request);
		return Response.json(sandbox.account.contacts.list().filter((each) => finds(each, wanted)));
	};

const byAny = ({ email, emails }: Fields, wanted: string): boolean =>
	email === wanted || (Array.isArray(emails) && emails.includes(wanted));

/** CRMs that save a contact over the one with the same address in whatever letters, and search otherwise. */
const searches: readonly (readonly [what: string, wrap: Wrap | undefined])[] = [
	['without regard to letter case', undefined],
	['letter by letter', letterByLetter(({ email }, wanted) => email === wanted)],
	['letter by letter, by any address', letterByLetter(byAny)],
	[
		'without regard to letter case, by the first address alone',
		letterByLetter(({ email }, wanted) => String(email).toLowerCase() === wanted.toLowerCase()),
	],
	['blindly: it finds nobody', letterByLetter(() => false)],
	[
		'only what is in lower case',
		letterByLetter(({ email }, wanted) => {
			return String(email).toLowerCase() === wanted;
		}),
	],
];

describe.each(searches)('with a CRM that searches %s', (_, wrap) => {
	const way = () => inquiryWay(wrap ? { wrap } : {});

	test.each(['ada@example.com', 'Ada@Example.com', 'ADA@EXAMPLE.COM'])(
		'a contact known as %s keeps every field',
		async (stored) => {
			const { send, worker, account, contacts, tasks } = await way();
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
				await send({ email, message: email });
				await worker.drain();
			}
			expect(contacts()).toHaveLength(1);
			expect(contacts()).toMatchObject([{ ...known, email: stored, emails: [stored] }]);
			expect(tasks()).toMatchObject([{ client_ids: [id] }, { client_ids: [id] }]);
		},
	);

	test('a contact keeps its first address where the second one was typed', async () => {
		const { send, worker, account, contacts, tasks } = await way();
		const known = { last_name: 'Heide', email: 'work@example.com' };
		const emails = ['work@example.com', 'Ada@Example.com'];
		const id = account.contacts.add({ ...known, emails });
		await send({ email: 'ada@example.com' });
		await worker.drain();
		expect(contacts()).toMatchObject([{ ...known, emails }]);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});

	test('a new contact gets everything that was typed, its source and its broker', async () => {
		const { send, worker, contacts } = await way();
		await send();
		await worker.drain();
		expect(contacts()).toMatchObject([
			{
				first_name: 'Ada',
				last_name: 'von der Heide',
				email: 'ada@example.com',
				home_phone: '+49 341 55',
				language: 'de',
				client_source_id: 4711,
				broker_id: 3,
			},
		]);
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
	const { send, worker, contacts, tasks } = await inquiryWay({ wrap });
	await send();
	await worker.drain();
	expect(contacts()).toMatchObject([known]);
	expect(tasks()).toHaveLength(1);
});

test('one that has nothing but its address gets only what it has nothing in', async () => {
	const created_at = '2024-01-01T00:00:00+01:00';
	const known = { broker_id: 8, language: 'es', client_source_id: 12, created_at };
	const wrap = makes({ ...known, email: 'ada@example.com' });
	const { send, worker, account, contacts } = await inquiryWay({ wrap });
	account.brokers.put(8, { name: 'Jonas' });
	await send();
	await worker.drain();
	expect(contacts()).toMatchObject([{ ...known, last_name: 'von der Heide' }]);
});

test('a search that has proved itself is not proved again for an hour, and what is new takes six calls', async () => {
	const asked: string[] = [];
	const { send, worker, later, account } = await inquiryWay({
		wrap: (sandbox) => async (request) => {
			asked.push(`${request.method} ${new URL(request.url).pathname}`);
			return sandbox.fetch(request);
		},
	});
	account.contacts.add({ last_name: 'Alt', email: 'alt@example.com' });
	const callsOf = async (email: string) => {
		asked.length = 0;
		await send({ email });
		await worker.drain();
		return asked.length;
	};
	expect(await callsOf('One@Example.com')).toBe(8);
	expect(await callsOf('Two@Example.com')).toBe(6);
	await later(61 * 60_000);
	expect(await callsOf('Three@Example.com')).toBe(8);
});

describe('a contact that is saved, and', () => {
	test.each([
		['whose answer is lost', { path: '/contacts', method: 'POST', kind: 'truncated' }],
		['that cannot be opened', { path: '/contacts/*', method: 'GET', kind: 'html' }],
		['whose other fields are lost', { path: '/contacts/*', method: 'PUT', kind: 'reset' }],
		['whose other fields are put off', { path: '/contacts/*', method: 'PUT', kind: 'throttled' }],
	] as const)('%s, gets its other fields with the next attempt', async (_, fault) => {
		const { send, worker, later, sandbox, contacts, tasks } = await inquiryWay();
		sandbox.faults.add(fault);
		await send();
		await worker.drain();
		await later(settleMs);
		expect(contacts()).toMatchObject([{ last_name: 'von der Heide', broker_id: 3 }]);
		expect(tasks()).toHaveLength(1);
	});

	test('whose other fields the CRM does not take, is no reason to lose the inquiry', async () => {
		const { send, worker, tasks } = await inquiryWay({
			wrap: (sandbox) => async (request) =>
				request.method === 'PUT'
					? Response.json({ errors: ['home_phone'] }, { status: 422 })
					: sandbox.fetch(request),
		});
		await send();
		await worker.drain();
		expect(tasks()).toHaveLength(1);
	});
});
