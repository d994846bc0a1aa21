import { describe, expect, test } from 'vitest';
import { inquiryWay, settleMs } from '../../support/inquiry.ts';

const hour = 3_600_000;

describe('an inquiry in the CRM', () => {
	test('is one contact and one inquiry task that names everything a broker needs', async () => {
		const { deliver, contacts, tasks, account } = await inquiryWay();
		const reference = await deliver();
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
		const { deliver, send, tasks } = await inquiryWay();
		await send({ target: 'project-1' });
		const reference = await deliver({ target: '' });
		expect(tasks()).toMatchObject([
			{ project_ids: [1] },
			{ title: `Website-Anfrage ${reference}` },
		]);
		expect(tasks()[0]).not.toHaveProperty('property_ids');
		expect(tasks()[1]).not.toHaveProperty('project_ids');
	});

	test('about a unit of a project names the project, too', async () => {
		const { deliver, tasks } = await inquiryWay();
		await deliver({ target: 'unit-2' });
		expect(tasks()).toMatchObject([{ property_ids: [2], project_ids: [1] }]);
	});

	test('is a plain note where the account wants notes', async () => {
		const { deliver, tasks } = await inquiryWay({
			settings: { asReminder: false, removeDoubled: false, noteTypeId: 9 },
			acceptPlainNotes: true,
		});
		await deliver();
		expect(tasks()).toMatchObject([{ note_type_id: 9 }]);
		expect(tasks()[0]).not.toHaveProperty('is_reminder');
		expect(tasks()[0]).not.toHaveProperty('due_date');
	});

	test('carries what was typed as text, whatever it was', async () => {
		const { deliver, tasks } = await inquiryWay();
		await deliver({ name: '<b>Ada</b>', message: '<img src=x onerror="a()">\nzwei & \'drei\'' });
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
	test('is found and left alone as a sub-contact', async () => {
		const { deliver, account, contacts, tasks } = await inquiryWay();
		const parent_id = account.contacts.add({ company: 'Heide GmbH', email: 'post@heide.example' });
		const known = { first_name: 'Adelheid', email: 'ada@example.com', parent_id };
		const id = account.contacts.add(known);
		const before = structuredClone(contacts());
		await deliver();
		expect(contacts()).toEqual(before);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});

	test('is found and left alone where the filter by address wants the exact letters', async () => {
		const { deliver, account, contacts, tasks } = await inquiryWay({
			wrap: (sandbox) => async (request) => {
				const isFiltered = new URL(request.url).searchParams.has('email');
				return isFiltered ? Response.json([]) : sandbox.fetch(request);
			},
		});
		const id = account.contacts.add({ first_name: 'Adelheid', email: 'Ada@Example.com' });
		const before = structuredClone(contacts());
		await deliver();
		expect(contacts()).toEqual(before);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});

	test('is opened where the list does not show all its addresses, whatever form its other fields have', async () => {
		const { deliver, account, contacts, tasks } = await inquiryWay({
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
		await deliver();
		expect(contacts()).toHaveLength(1);
		expect(tasks()).toMatchObject([{ client_ids: [id] }]);
	});

	test('stays one when ten inquiries of one address arrive at once', async () => {
		const { deliver, contacts, tasks } = await inquiryWay();
		for (let n = 0; n < 10; n++) await deliver({ message: `Frage ${n}` });
		expect(contacts()).toHaveLength(1);
		expect(tasks()).toHaveLength(10);
	});
});

describe('when the CRM fails', () => {
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

	test('a contact whose answer was lost is found again, and inquiries of its address wait for that', async () => {
		const { deliver, send, later, sandbox, contacts, tasks } = await inquiryWay();
		sandbox.faults.add({ path: '/contacts', method: 'POST', kind: 'truncated' });
		const first = await send();
		await deliver({ message: 'Zweite Frage' });
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
		const { deliver, later, sandbox, account, tasks, contacts } = await inquiryWay();
		sandbox.faults.add({ path: '/tasks', kind: 'throttled' });
		await deliver();
		account.contacts.remove(contacts()[0]?.id ?? 0);
		await later(10_000);
		await later(hour);
		expect(contacts()).toHaveLength(1);
		expect(tasks()).toHaveLength(1);
	});

	test.each([300, 31_536_000])(
		'waits as long as the CRM asks (%i s), and five minutes at most',
		async (seconds) => {
			const { deliver, later, sandbox, tasks } = await inquiryWay();
			sandbox.faults.add({ path: '/tasks', kind: 'throttled', seconds });
			await deliver();
			await later(299_000);
			expect(tasks()).toHaveLength(0);
			await later(1000);
			expect(tasks()).toHaveLength(1);
		},
	);
});

/** The answer to a task is cut off, so that it has to be looked for; it must not be sent again. */
async function expectFoundAgain({
	deliver,
	later,
	sandbox,
	tasks,
	outbox,
}: Awaited<ReturnType<typeof inquiryWay>>): Promise<void> {
	sandbox.faults.add({ path: '/tasks', kind: 'truncated' });
	await deliver();
	await later(settleMs);
	expect(tasks()).toHaveLength(1);
	expect((await outbox.counts()).done).toBe(1);
}
