import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createRecheck } from '../../../src/delivery/recheck.ts';
import { byAllWays, type Alarm } from '../../../src/outbox/alarm.ts';
import { createMaintenance, type MaintenanceEvent } from '../../../src/outbox/maintenance.ts';
import type { Outbox } from '../../../src/outbox/outbox.ts';
import { createWorker, type Outcome } from '../../../src/outbox/worker.ts';
import { inquiryWay } from '../../support/inquiry.ts';
import { filesOf, testOutbox, threeTries } from '../../support/outbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A delivered inquiry and who looks after it. */
async function caredFor({
	removeDoubled = false,
	sourceId = 4711 as number | undefined,
	wrap = undefined as NonNullable<Parameters<typeof inquiryWay>[0]>['wrap'],
} = {}) {
	const settings = { sourceId, asReminder: true, removeDoubled };
	const way = await inquiryWay({ settings, ...(wrap && { wrap }) });
	const alarms: Alarm[] = [];
	const events: MaintenanceEvent[] = [];
	const hook = { works: true };
	const maintenance = createMaintenance({
		outbox: way.outbox,
		countCopies: createRecheck(way.crm, settings),
		raise: async (alarm) => hook.works && alarms.push(alarm) > 0,
		report: (event) => events.push(event),
	});
	return {
		...way,
		alarms,
		events,
		hook,
		maintenance,
		async tendAfter(ms: number): Promise<void> {
			way.wait(ms);
			await maintenance.tend();
		},
		checks: () => events.filter(({ event }) => event === 'checked').length,
		/** The same task a second time, as an answer that was lost twice would leave it. */
		doubleTask(): void {
			const [task] = way.tasks();
			const [activity] = way.account.activities.list();
			if (!task || !activity) throw new Error('nothing to double');
			const id = way.account.tasks.add({ ...task });
			way.account.activities.add({ ...activity, activatable_id: id });
		},
	};
}

describe('a delivered inquiry', () => {
	test('is looked up after ten minutes and after a day, and then no more', async () => {
		const { deliver, tendAfter, checks, alarms } = await caredFor();
		await deliver();
		await tendAfter(10 * minute - 1);
		expect(checks()).toBe(0);
		await tendAfter(1);
		expect(checks()).toBe(1);
		await tendAfter(day - 10 * minute - 1);
		expect(checks()).toBe(1);
		await tendAfter(1);
		expect(checks()).toBe(2);
		await tendAfter(5 * day);
		expect(checks()).toBe(2);
		expect(alarms).toEqual([]);
	});

	test.each([
		['keeps both', false, 2],
		['keeps the older one where the settings say so', true, 1],
	])('that has two tasks raises an alarm, and %s', async (_, removeDoubled, kept) => {
		const { deliver, tendAfter, doubleTask, alarms, tasks } = await caredFor({
			removeDoubled,
		});
		const reference = await deliver();
		doubleTask();
		const before = tasks();
		await tendAfter(10 * minute);
		expect(alarms).toEqual([{ alarm: 'doubled', reference, copies: 2 }]);
		expect(tasks()).toEqual(before.slice(0, kept));
	});

	test('that the CRM has answered with an id and not stored raises an alarm', async () => {
		const { deliver, tendAfter, alarms, outbox, tasks, hook } = await caredFor({
			wrap: (sandbox) => async (request) =>
				request.method === 'POST' && new URL(request.url).pathname.endsWith('/tasks')
					? Response.json({ id: 815 }, { status: 201 })
					: await sandbox.fetch(request),
		});
		const reference = await deliver();
		expect(await outbox.counts()).toMatchObject({ done: 1, waiting: 0 });
		expect(tasks()).toEqual([]);
		hook.works = false;
		await tendAfter(10 * minute);
		expect(alarms).toEqual([]);
		hook.works = true;
		await tendAfter(hour);
		expect(alarms).toEqual([{ alarm: 'missing', reference }]);
		await tendAfter(2 * day);
		expect(alarms).toHaveLength(1);
	});

	test('that is deleted in the CRM in the course of the day raises none', async () => {
		const { deliver, tendAfter, alarms, events, account } = await caredFor();
		const reference = await deliver();
		await tendAfter(10 * minute);
		for (const { id } of account.activities.list()) account.activities.remove(Number(id));
		await tendAfter(day);
		expect(events.at(-1)).toEqual({ event: 'checked', reference, copies: 0 });
		expect(alarms).toEqual([]);
	});

	test('is one, and keeps what the company itself files under its reference, where inquiries have no source', async () => {
		const { deliver, tendAfter, account, alarms, tasks } = await caredFor({
			removeDoubled: true,
			sourceId: undefined,
		});
		const reference = await deliver();
		const [task] = tasks();
		const [activity] = account.activities.list();
		for (const title of [`Rückruf zu ${reference}`, `AW: ${String(task?.['title'])}`]) {
			const id = account.tasks.add({ ...task, title });
			account.activities.add({ ...activity, title, activatable_id: id });
		}
		await tendAfter(10 * minute);
		expect(tasks()).toHaveLength(3);
		expect(alarms).toEqual([]);
	});

	test('is looked up again later when the CRM or the alarm hook fails', async () => {
		const { deliver, tendAfter, doubleTask, alarms, sandbox, hook, checks } = await caredFor();
		await deliver();
		doubleTask();
		sandbox.faults.add({ path: '/activities', kind: 'html' });
		await tendAfter(10 * minute);
		expect(checks()).toBe(0);
		hook.works = false;
		await tendAfter(hour);
		expect(checks()).toBe(1);
		hook.works = true;
		await tendAfter(hour);
		expect(checks()).toBe(2);
		expect(alarms).toMatchObject([{ alarm: 'doubled' }]);
	});

	test('that cannot be looked up is named, with what the CRM has answered', async () => {
		const { deliver, tendAfter, sandbox, events } = await caredFor();
		const reference = await deliver();
		sandbox.access.revoke();
		sandbox.access.give({ key: 'sandbox-demo-key', rights: ['contacts:read'] });
		await tendAfter(10 * minute);
		const reason = expect.stringMatching(/^GET \/activities answered 401.* lacks the right/);
		expect(events).toEqual([{ event: 'unchecked', reference, reason }]);
	});

	test('waits with its check until no other inquiry is due', async () => {
		const { deliver, send, worker, tendAfter, checks } = await caredFor();
		await deliver();
		await send({ email: 'bob@example.com' });
		await tendAfter(10 * minute);
		expect(checks()).toBe(0);
		await worker.drain();
		await tendAfter(0);
		expect(checks()).toBe(1);
	});
});

describe('alarms', () => {
	test('come when an inquiry has waited for more than a quarter of an hour, hourly until it is delivered', async () => {
		const { deliver, later, tendAfter, sandbox, alarms } = await caredFor();
		sandbox.faults.add({ path: '/*', kind: 'error', times: 'always' });
		await deliver();
		await tendAfter(15 * minute);
		expect(alarms).toEqual([]);
		await tendAfter(minute);
		expect(alarms).toEqual([{ alarm: 'undelivered', waiting: 1, minutes: 16 }]);
		await tendAfter(59 * minute);
		expect(alarms).toHaveLength(1);
		await tendAfter(minute);
		expect(alarms).toHaveLength(2);
		sandbox.faults.clear();
		await later(2 * hour);
		await tendAfter(2 * hour);
		expect(alarms).toHaveLength(2);
	});

	test('come at once when an inquiry is given up, and then daily until it is erased after 30 days', async () => {
		const { outbox, wait } = await testOutbox({ schedule: threeTries });
		const alarms: Alarm[] = [];
		const raise = async (alarm: Alarm) => alarms.push(alarm) > 0;
		const worker = createWorker({ outbox, deliver: refuse, raise });
		const events: MaintenanceEvent[] = [];
		const report = (event: MaintenanceEvent) => void events.push(event);
		const maintenance = createMaintenance({ outbox, raise, report });
		await outbox.put({ id: 'a', reference: 'R-1', group: 'a@b.example', payload: { name: 'Ada' } });
		for (let hours = 0; (await outbox.counts()).dead === 0 && hours < 1000; hours++) {
			wait(hour);
			await worker.drain();
		}
		expect(alarms).toEqual([{ alarm: 'dead', reference: 'R-1', reason: 'It is refused.' }]);
		alarms.length = 0;
		for (let hours = 0; hours < 30 * 24; hours++) {
			await maintenance.tend();
			wait(hour);
		}
		expect(alarms).toHaveLength(30);
		expect(alarms[0]).toEqual({ alarm: 'dead letters', dead: 1 });
		expect(await outbox.contentOf('R-1')).toEqual({ name: 'Ada' });
		wait(1);
		await maintenance.tend();
		expect(await outbox.list({ reference: 'R-1' })).toEqual([]);
		expect((await outbox.counts()).erased.dead).toBe(1);
		expect(events).toContainEqual({ event: 'expired', dead: 1 });
	});

	test('of what is dead keep it until one of them was taken, and for 30 days from then on', async () => {
		const { outbox, wait } = await testOutbox({ schedule: threeTries });
		const ways = { hook: false, mail: false };
		const told: string[] = [];
		const way = (name: keyof typeof ways) => async () => ways[name] && told.push(name) > 0;
		const maintenance = createMaintenance({
			outbox,
			raise: byAllWays([way('hook'), way('mail')]),
		});
		const nobody = createMaintenance({ outbox, raise: byAllWays([]) });
		await die(outbox, wait);
		for (let days = 0; days < 100; days++) {
			await nobody.tend();
			await maintenance.tend();
			wait(day);
		}
		expect(await outbox.contentOf('R-1')).toEqual({ name: 'Ada' });
		ways.mail = true;
		await maintenance.tend();
		expect(told).toEqual(['mail']);
		wait(30 * day);
		await maintenance.tend();
		expect((await outbox.counts()).dead).toBe(1);
		wait(1);
		await maintenance.tend();
		expect(await outbox.counts()).toMatchObject({ dead: 0, erased: { dead: 1 } });
	});
});

describe('what is kept', () => {
	test('of what was delivered goes after 30 days, counted', async () => {
		const { outbox, wait } = await testOutbox();
		const maintenance = createMaintenance({ outbox });
		await outbox.put({ id: 'b', reference: 'R-2', payload: {} });
		const job = await outbox.claim();
		if (job) await outbox.finish(job, { contactId: 1 });
		wait(30 * day);
		await maintenance.tend();
		expect((await outbox.counts()).done).toBe(1);
		wait(1);
		await maintenance.tend();
		expect(await outbox.counts()).toMatchObject({ done: 0, erased: { done: 1 } });
	});

	test('no longer is wiped from the disk, at the next round where a reader was in the way', async () => {
		const { outbox, wait, file } = await testOutbox();
		const maintenance = createMaintenance({ outbox, raise: async () => true });
		await outbox.put({ id: 'a', reference: 'reference-1', payload: {} });
		const job = await outbox.claim();
		if (job) await outbox.finish(job, {});
		using reader = new DatabaseSync(file);
		reader.exec('BEGIN');
		reader.prepare('SELECT * FROM message').all();
		wait(30 * day + 1);
		await maintenance.tend();
		expect((await outbox.counts()).done).toBe(0);
		reader.exec('COMMIT');
		await maintenance.tend();
		expect(filesOf(file)).not.toContain('reference-1');
	});

	test('of one address is found and erased whatever its state, within a second', async () => {
		const { outbox, file } = await testOutbox();
		const names = ['waiting', 'doubtful', 'done'];
		for (const [n, state] of names.entries()) {
			const doubt = state === 'doubtful' ? 'links' : undefined;
			const payload = { note: `canary ${state}` };
			await outbox.put({
				id: state,
				reference: `reference-${n}`,
				group: 'ada@example.com',
				payload,
				doubt,
			});
			const job = state === 'done' ? await outbox.claim() : undefined;
			if (job) await outbox.finish(job, {});
		}
		for (let n = 0; n < 300; n++) {
			await outbox.put({
				id: `${n}`,
				reference: `other-${n}`,
				group: `${n}@example.com`,
				payload: {},
			});
		}
		const began = performance.now();
		const found = await outbox.list({ group: 'ada@example.com' });
		expect(found.map(({ reference }) => reference).toSorted()).toEqual([
			'reference-0',
			'reference-1',
			'reference-2',
		]);
		expect(await outbox.erase({ group: 'ada@example.com' })).toBe(3);
		expect(await outbox.scrub()).toBe(true);
		expect(performance.now() - began).toBeLessThan(1000);
		expect(await outbox.list({ group: 'ada@example.com' })).toEqual([]);
		expect(filesOf(file)).not.toMatch(/reference-[012]\b/);
	});
});

/** A message that has used up its schedule. */
async function die(outbox: Outbox, wait: (ms: number) => void): Promise<void> {
	await outbox.put({ id: 'a', reference: 'R-1', payload: { name: 'Ada' } });
	while ((await outbox.counts()).dead === 0) {
		const job = await outbox.claim();
		if (job) await outbox.fail(job, { reason: 'It is refused.' });
		wait(hour);
	}
}

async function refuse(): Promise<Outcome> {
	return { kind: 'failed', reason: 'It is refused.' };
}
