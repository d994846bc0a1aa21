import { readFileSync, statSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inquiryWay, settleMs } from '../../support/inquiry.ts';

const hour = 3_600_000;

describe('an inquiry in the CRM', () => {
	test('is one contact and one inquiry task that names everything a broker needs', async () => {
		const { send, worker, contacts, tasks, account } = await inquiryWay();
		const reference = await send();
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
		expect(tasks()).toMatchObject([
			{
				title: `Website-Anfrage ${reference}: Altbau <am Park>`,
				is_reminder: true,
				due_date: '2026-11-22T12:00:00.000Z',
				client_ids: [contacts()[0]?.id],
				property_ids: [1],
				client_source_id: 4711,
				broker_id: 3,
			},
		]);
		expect(account.activities.list()).toMatchObject([{ source_id: 4711, item_type: 'reminder' }]);
	});

	test('about a project names the project, and a general one neither', async () => {
		const { send, worker, tasks } = await inquiryWay();
		await send({ target: 'project-1' });
		const reference = await send({ target: '' });
		await worker.drain();
		expect(tasks()).toMatchObject([
			{ project_ids: [1] },
			{ title: `Website-Anfrage ${reference}` },
		]);
		expect(tasks()[0]).not.toHaveProperty('property_ids');
		expect(tasks()[1]).not.toHaveProperty('project_ids');
	});

	test('about a unit of a project names the project, too', async () => {
		const { send, worker, tasks } = await inquiryWay();
		await send({ target: 'unit-2' });
		await worker.drain();
		expect(tasks()).toMatchObject([{ property_ids: [2], project_ids: [1] }]);
	});

	test('is a plain note where the account wants notes', async () => {
		const { send, worker, tasks } = await inquiryWay({
			settings: { asReminder: false, removeDoubled: false, noteTypeId: 9 },
			acceptPlainNotes: true,
		});
		await send();
		await worker.drain();
		expect(tasks()).toMatchObject([{ note_type_id: 9 }]);
		expect(tasks()[0]).not.toHaveProperty('is_reminder');
		expect(tasks()[0]).not.toHaveProperty('due_date');
	});

	test('carries what was typed as text, whatever it was', async () => {
		const { send, worker, tasks } = await inquiryWay();
		await send({ name: '<b>Ada</b>', message: '<img src=x onerror="a()">\nzwei & \'drei\'' });
		await worker.drain();
		const body = String(tasks()[0]?.['body']);
		expect(body).toContain('&lt;b&gt;Ada&lt;/b&gt;');
		expect(body).toContain(
			'&lt;img src=x onerror=&quot;a()&quot;&gt;<br>zwei &amp; &#39;drei&#39;',
		);
		expect(body).toContain('https://site.example/de/immobilien/altbau-1/');
		expect(body.match(/<(?!\/?(?:p|br)>)/g)).toBeNull();
	});
});

describe('a known contact', () => {
	test('gets a second task and no change to any field', async () => {
		const { send, worker, contacts, tasks, wait } = await inquiryWay();
		await send();
		await worker.drain();
		const before = structuredClone(contacts());
		wait(hour);
		await send({ name: 'Mallory', phone: '0900 666', locale: 'en', message: 'Andere Frage' });
		await worker.drain();
		expect(contacts()).toEqual(before);
		expect(tasks()).toHaveLength(2);
		expect(tasks()[1]).toMatchObject({ client_ids: [before[0]?.id] });
		expect(tasks()[1]?.['body']).toContain('0900 666');
	});

	test('is found whatever the case of the address, archived or not, and by any of its addresses', async () => {
		const { send, worker, account, contacts, tasks } = await inquiryWay();
		const one = account.contacts.add({ email: 'Ada@Example.com', archived: true });
		const two = account.contacts.add({ email: 'b@x.example', emails: ['bob@example.com'] });
		await send();
		await send({ email: 'bob@example.com' });
		await worker.drain();
		expect(contacts()).toHaveLength(2);
		expect(tasks().flatMap(({ client_ids }) => client_ids)).toEqual(
			expect.arrayContaining([one, two]),
		);
	});

	test('is found and left alone as a sub-contact', async () => {
		const { send, worker, account, contacts, tasks } = await inquiryWay();
		const parent_id = account.contacts.add({ company: 'Heide GmbH', email: 'post@heide.example' });
		const known = { first_name: 'Adelheid', email: 'ada@example.com', parent_id };
		const id = account.contacts.add(known);
		const before = structuredClone(contacts());
		await send();
		await worker.drain();
		expect(contacts()).toEqual(before);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});

	test('is found and left alone where the filter by address wants the exact letters', async () => {
		const { send, worker, account, contacts, tasks } = await inquiryWay({
			wrap: (sandbox) => async (request) => {
				const isFiltered = new URL(request.url).searchParams.has('email');
				return isFiltered ? Response.json([]) : sandbox.fetch(request);
			},
		});
		const id = account.contacts.add({ first_name: 'Adelheid', email: 'Ada@Example.com' });
		const before = structuredClone(contacts());
		await send();
		await worker.drain();
		expect(contacts()).toEqual(before);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});

	test('is opened where the list does not show all its addresses, whatever form its other fields have', async () => {
		const { send, worker, account, contacts, tasks } = await inquiryWay({
			wrap: (sandbox) => async (request) => {
				const answer = await sandbox.fetch(request);
				const { pathname } = new URL(request.url);
				if (request.method !== 'GET' || !pathname.startsWith('/v1/contacts')) return answer;
				const found: unknown = await answer.json();
				return Response.json(
					Array.isArray(found)
						? found.map((contact) => ({ ...contact, emails: undefined }))
						: { ...Object(found), item_id: 'K-12', broker_ids: ['3'], gdpr_status: '2' },
				);
			},
		});
		const id = account.contacts.add({ email: 'a@x.example', emails: ['ada@example.com'] });
		await send();
		await worker.drain();
		expect(contacts()).toHaveLength(1);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});

	test('is never somebody else because the CRM ignored the search', async () => {
		const { send, worker, account, tasks, contacts } = await inquiryWay({
			wrap: (sandbox) => (request) => {
				const url = new URL(request.url);
				url.searchParams.delete('email');
				url.searchParams.delete('q');
				return sandbox.fetch(request.method === 'GET' ? new Request(url, request) : request);
			},
		});
		for (let n = 0; n < 30; n++) account.contacts.add({ email: `other-${n}@example.com` });
		await send();
		await worker.drain();
		expect(contacts()).toHaveLength(31);
		expect(tasks()).toMatchObject([{ client_ids: [contacts()[30]?.id] }]);
	});

	test('stays one when ten inquiries of one address arrive at once', async () => {
		const { send, worker, contacts, tasks } = await inquiryWay();
		for (let n = 0; n < 10; n++) await send({ message: `Frage ${n}` });
		await worker.drain();
		expect(contacts()).toHaveLength(1);
		expect(tasks()).toHaveLength(10);
	});
});

describe('when the CRM fails', () => {
	test('an inquiry waits for three days and arrives when the CRM is back', async () => {
		const { send, later, sandbox, tasks, events } = await inquiryWay();
		sandbox.faults.add({ path: '/*', kind: 'error', times: 'always' });
		await send();
		await later(0);
		for (let n = 0; n < 72; n++) await later(1.25 * hour);
		expect(tasks()).toHaveLength(0);
		sandbox.faults.clear();
		await later(1.25 * hour);
		expect(tasks()).toHaveLength(1);
		expect(JSON.stringify(events)).not.toMatch(/ada[ @]|heide|341/i);
	});

	test('an answer without an id counts as undelivered', async () => {
		const { send, worker, later, sandbox, tasks, outbox } = await inquiryWay();
		sandbox.faults.add({ path: '/tasks', kind: 'unwritten' });
		await send();
		await worker.drain();
		expect(await outbox.counts()).toMatchObject({ waiting: 1, done: 0 });
		await later(settleMs);
		expect(tasks()).toHaveLength(1);
		expect(await outbox.counts()).toMatchObject({ waiting: 0, done: 1 });
	});

	test.each(['truncated', 'brokenJson'] as const)(
		'a task whose answer was lost (%s) is found again and not sent twice',
		async (kind) => {
			const { send, worker, later, sandbox, tasks, outbox } = await inquiryWay();
			sandbox.faults.add({ path: '/tasks', kind });
			await send();
			await worker.drain();
			await later(settleMs - 1);
			expect((await outbox.counts()).done).toBe(0);
			await later(1);
			expect(tasks()).toHaveLength(1);
			expect((await outbox.counts()).done).toBe(1);
		},
	);

	test('a task is found again whatever form the other fields of its activity have', async () => {
		const way = await inquiryWay({
			wrap: (crm) => async (request) => {
				const answer = await crm.fetch(request);
				if (new URL(request.url).pathname !== '/v1/activities') return answer;
				const { data, meta }: { data: object[]; meta: object } = await answer.json();
				const odd = { client_ids: ['88001'], source_id: '4711', done: 'nein' };
				return Response.json({ data: data.map((item) => ({ ...item, ...odd })), meta });
			},
		});
		await expectFoundAgain(way);
	});

	test('a task is found again on a later page of a CRM whose pages are shorter than asked for', async () => {
		const way = await inquiryWay({
			wrap: (crm) => async (request) => {
				const url = new URL(request.url);
				if (url.pathname !== '/v1/activities') return crm.fetch(request);
				// The newest first, and since then the company has filed something else under the contact.
				const page = Number(url.searchParams.get('page'));
				if (page === 1) {
					return Response.json({
						data: [{ id: 990001, title: 'Rückruf' }],
						meta: { total_count: 2 },
					});
				}
				url.searchParams.set('page', String(page - 1));
				return crm.fetch(new Request(url, request));
			},
		});
		await expectFoundAgain(way);
	});

	test('a task that never arrived although the connection broke is sent again after the settle time', async () => {
		const { send, worker, later, sandbox, tasks } = await inquiryWay();
		sandbox.faults.add({ path: '/tasks', kind: 'reset' });
		await send();
		await worker.drain();
		expect(tasks()).toHaveLength(0);
		await later(settleMs);
		expect(tasks()).toHaveLength(1);
	});

	test('failures of the look-up change nothing: the task is still looked for, and not sent twice', async () => {
		const { send, worker, later, sandbox, tasks, outbox } = await inquiryWay();
		sandbox.faults.add({ path: '/tasks', kind: 'truncated' });
		for (const kind of ['pageCut', 'html', 'brokenJson', 'throttled', 'error'] as const) {
			sandbox.faults.add({ path: '/activities', kind, times: kind === 'error' ? 10 : 1 });
		}
		await send();
		await worker.drain();
		for (let n = 0; n < 8; n++) await later(hour);
		expect(tasks()).toHaveLength(1);
		expect((await outbox.counts()).done).toBe(1);
	});

	test('a contact whose answer was lost is found again, and inquiries of its address wait for that', async () => {
		const { send, worker, later, sandbox, contacts, tasks } = await inquiryWay();
		sandbox.faults.add({ path: '/contacts', method: 'POST', kind: 'truncated' });
		const first = await send();
		await send({ message: 'Zweite Frage' });
		await worker.drain();
		expect(tasks()).toHaveLength(0);
		await later(settleMs);
		expect(contacts()).toHaveLength(1);
		expect(tasks()).toHaveLength(2);
		expect(tasks()[0]?.['title']).toContain(first);
	});

	test('a contact without an address whose answer was lost is found again by its number and name', async () => {
		const { outbox, account, worker, later, sandbox, contacts, tasks } = await inquiryWay();
		account.contacts.add({ last_name: 'Lovelace', home_phone: '0341 55', email: 'a@x.example' });
		account.contacts.add({ last_name: 'Byron', home_phone: '0341 55' });
		sandbox.faults.add({ path: '/contacts', method: 'POST', kind: 'truncated' });
		const reference = 'K7Q2-9MXT';
		const person = { name: 'Ada Lovelace', phone: '0341-55', locale: 'de' };
		const payload = { ...person, reference, targets: [], receivedAt: '2026-11-21T12:00:00Z' };
		await outbox.put({ id: 'a', reference, payload });
		await worker.drain();
		await later(settleMs);
		expect(contacts()).toHaveLength(3);
		expect(tasks()).toMatchObject([{ client_ids: [contacts()[2]?.id] }]);
	});

	test('a contact that was deleted before the task was sent is made anew', async () => {
		const { send, worker, later, sandbox, account, tasks, contacts } = await inquiryWay();
		sandbox.faults.add({ path: '/tasks', kind: 'throttled' });
		await send();
		await worker.drain();
		account.contacts.remove(contacts()[0]?.id ?? 0);
		await later(10_000);
		await later(hour);
		expect(contacts()).toHaveLength(1);
		expect(tasks()).toHaveLength(1);
	});

	test('waits as long as the CRM asks', async () => {
		const { send, worker, later, sandbox, tasks } = await inquiryWay();
		sandbox.faults.add({ path: '/tasks', kind: 'throttled', seconds: 300 });
		await send();
		await worker.drain();
		await later(299_000);
		expect(tasks()).toHaveLength(0);
		await later(1000);
		expect(tasks()).toHaveLength(1);
	});

	test('a CRM that asks for a year keeps an inquiry for five minutes at most', async () => {
		const { send, worker, later, sandbox, tasks } = await inquiryWay();
		sandbox.faults.add({ path: '/tasks', kind: 'throttled', seconds: 31_536_000 });
		await send();
		await worker.drain();
		await later(300_000);
		expect(tasks()).toHaveLength(1);
	});

	test('nothing of the visitor is left on our disk after delivery', async () => {
		const { send, worker, file } = await inquiryWay();
		const reference = await send({ message: 'Kanarienvogel' });
		await worker.drain();
		const bytes = [file, `${file}-wal`]
			.map((each) =>
				statSync(each, { throwIfNoEntry: false }) ? readFileSync(each, 'latin1') : '',
			)
			.join('');
		expect(bytes).not.toMatch(/Heide|ada@|341 55|Kanarienvogel/);
		expect(bytes).toContain(reference);
	});

	test('whatever faults come in whatever order, there is one task an inquiry and one contact an address', async () => {
		const fault = fc.record({
			path: fc.constantFrom('/tasks', '/contacts', '/activities'),
			kind: fc.constantFrom(
				'error',
				'reset',
				'truncated',
				'html',
				'brokenJson',
				'throttled',
				'unwritten',
			),
		} as const);
		await fc.assert(
			fc.asyncProperty(fc.array(fault, { maxLength: 12 }), async (faults) => {
				const { send, worker, later, sandbox, contacts, tasks } = await inquiryWay();
				for (const each of faults) sandbox.faults.add(each);
				for (let n = 0; n < 4; n++) await send({ message: `${n}`, email: `${n % 2}@example.com` });
				await worker.drain();
				for (let n = 0; n < 40 && tasks().length < 4; n++) await later(hour);
				await later(24 * hour);
				expect(contacts()).toHaveLength(2);
				expect(new Set(tasks().map(({ title }) => title))).toHaveLength(4);
				expect(tasks()).toHaveLength(4);
			}),
			{ numRuns: 15 },
		);
	});
});

/** The answer to a task is cut off, so that it has to be looked for; it must not be sent again. */
async function expectFoundAgain({
	send,
	worker,
	later,
	sandbox,
	tasks,
	outbox,
}: Awaited<ReturnType<typeof inquiryWay>>): Promise<void> {
	sandbox.faults.add({ path: '/tasks', kind: 'truncated' });
	await send();
	await worker.drain();
	await later(settleMs);
	expect(tasks()).toHaveLength(1);
	expect((await outbox.counts()).done).toBe(1);
}
