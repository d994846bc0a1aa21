import { describe, expect, test } from 'vitest';
import { createRecheck } from '../../../src/delivery/recheck.ts';
import type { Sandbox } from '../../../src/sandbox/app.ts';
import { inquiryWay, settleMs } from '../../support/inquiry.ts';

type Way = Awaited<ReturnType<typeof inquiryWay>>;

/** Filled in by machines only, which makes an inquiry doubtful. */
const trap = { topic: 'SEO' };
const settings = { sourceId: 4711, noteTypeId: 9, asReminder: true, removeDoubled: false };

const one: Readonly<Record<string, (way: Way) => void>> = {
	'the broker': ({ account }) => void account.brokers.remove(3),
	'the unit': ({ account }) => void account.units.remove(1),
	'the source': ({ account }) => void account.sources.remove(4711),
	'the activity type': ({ account }) => void account.activityTypes.remove(9),
};
/** What may be gone from the CRM when an inquiry arrives there. */
const losses: typeof one = {
	...one,
	'broker, unit, source and activity type': (way) => {
		for (const lose of Object.values(one)) lose(way);
	},
};

test('an inquiry whose broker has left is linked with its unit, is an inquiry, and says that nobody is assigned', async () => {
	const { deliver, account, tasks, contacts } = await inquiryWay();
	account.brokers.remove(3);
	await deliver();
	const [task] = tasks();
	expect(task).toMatchObject({ property_ids: [1], client_source_id: 4711 });
	expect(task?.['broker_id'] ?? null).toBeNull();
	expect(task?.['body']).toContain('Nicht zugewiesen: ');
	expect(task?.['body']).not.toContain('Nicht verknüpft');
	expect(contacts()).toMatchObject([
		{ last_name: 'von der Heide', home_phone: '+49 341 55', client_source_id: 4711 },
	]);
});

describe('an inquiry about something that was deleted', () => {
	test('keeps its broker, names the unit by title, reference and number, and says that it is not linked', async () => {
		const { deliver, account, tasks } = await inquiryWay();
		account.units.remove(1);
		const reference = await deliver();
		const [task] = tasks();
		expect(task).toMatchObject({
			title: `Website-Anfrage ${reference}: Altbau <am Park>`,
			broker_id: 3,
			client_source_id: 4711,
		});
		expect(task?.['property_ids'] ?? []).toEqual([]);
		expect(task?.['body']).toContain('Objekt: Altbau &lt;am Park&gt; (V-1, Nr. 1)');
		expect(task?.['body']).toContain('Nicht verknüpft: ');
	});

	test('names the project by title, reference and number', async () => {
		const { deliver, account, tasks } = await inquiryWay();
		account.projects.remove(1);
		await deliver({ target: 'project-1' });
		expect(tasks()[0]?.['project_ids'] ?? []).toEqual([]);
		expect(tasks()[0]?.['body']).toContain('Projekt: Hof (P-1, Nr. 1)');
	});
});

test.each(['the source', 'the activity type'])(
	'an inquiry arrives without %s where the settings name a wrong one, says so, and is reported for somebody to correct it',
	async (what) => {
		const way = await inquiryWay({ settings });
		losses[what]?.(way);
		const reference = await way.deliver();
		const [task] = way.tasks();
		expect(task).toMatchObject({ broker_id: 3, property_ids: [1], is_reminder: true });
		expect(task?.['client_source_id'] ?? null).toBeNull();
		expect(task?.['note_type_id'] ?? null).toBeNull();
		expect(task?.['body']).toContain('Nicht als Anfrage erfasst: ');
		expect(way.contacts()).toMatchObject([{ last_name: 'von der Heide' }]);
		expect(way.settingsRefused).toEqual([
			{
				event: 'settings refused',
				reason: expect.stringContaining('inquiry.sourceId or inquiry.noteTypeId'),
			},
		]);
		const recheck = createRecheck(way.crm, settings);
		const [delivered] = await way.outbox.list({ reference });
		const result = delivered?.result;
		expect(await recheck({ reference, result })).toMatchObject({ copies: 1 });
	},
);

describe.each(Object.entries(losses))('while %s is gone', (_what, lose) => {
	test.each([
		['an inquiry', {}],
		['a doubtful inquiry', trap],
	])('%s whose answer was lost is found again and not sent twice', async (_which, changes) => {
		const way = await inquiryWay({ settings, wrap: losingAnswers(1) });
		lose(way);
		await way.deliver(changes);
		expect(way.tasks()).toHaveLength(1);
		expect((await way.outbox.counts()).done).toBe(0);
		await way.later(settleMs);
		expect(way.tasks()).toHaveLength(1);
		expect(way.contacts()).toHaveLength('topic' in changes ? 0 : 1);
		expect(await way.outbox.counts()).toMatchObject({ done: 1, waiting: 0 });
	});

	test('the inquiries of one person arrive in the order in which they were sent', async () => {
		const way = await inquiryWay({ settings });
		lose(way);
		const references: string[] = [];
		for (const n of [1, 2, 3]) references.push(await way.send({ message: `Frage ${n}` }));
		await way.worker.drain();
		expect(way.tasks().map(({ title }) => String(title))).toEqual(
			references.map((reference) => expect.stringContaining(reference)),
		);
		expect(way.contacts()).toHaveLength(1);
	});
});

test.each(['throttled', 'error', 'reset'] as const)(
	'a task is sent once an attempt, with all it names, when the CRM fails otherwise (%s)',
	async (kind) => {
		const sent: unknown[] = [];
		const way = await inquiryWay({
			wrap: (sandbox) => async (request) => {
				if (isNewTask(request)) sent.push(await request.clone().json());
				return sandbox.fetch(request);
			},
		});
		way.sandbox.faults.add({ path: '/tasks', kind });
		await way.deliver();
		expect(way.tasks()).toHaveLength(0);
		await way.later(settleMs);
		expect(way.tasks()).toMatchObject([{ broker_id: 3, property_ids: [1] }]);
		for (const body of sent) expect(body).toMatchObject({ task: { broker_id: 3 } });
	},
);

function isNewTask(request: Request): boolean {
	return request.method === 'POST' && new URL(request.url).pathname === '/v1/tasks';
}

/** The first so many answers to tasks that were created do not come. */
function losingAnswers(count: number) {
	let left = count;
	return (sandbox: Sandbox) =>
		async (request: Request): Promise<Response> => {
			const answer = await sandbox.fetch(request);
			if (!isNewTask(request) || !answer.ok || left-- <= 0) return answer;
			return new Response('<html>', { headers: { 'content-type': 'text/html' } });
		};
}
