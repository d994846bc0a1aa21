import { expect, onTestFinished, test, vi } from 'vitest';
import { createMaintenance } from '../../../src/outbox/maintenance.ts';
import { createMetrics } from '../../../src/serve/metrics.ts';
import { goodForm, inquiryWay, settleMs } from '../../support/inquiry.ts';
import { testServer } from '../../support/release.ts';
import { post, scriptHeaders, solve, taskFrom } from '../../support/visitor.ts';

const hour = 60 * 60_000;

/** A server and its deliveries on a machine whose clock shows so much more than that of the store. */
async function machineAhead(ms: number) {
	const way = await inquiryWay();
	const { outbox } = way;
	vi.useFakeTimers({ toFake: ['Date'], now: way.clock() + ms });
	onTestFinished(() => void vi.useRealTimers());
	const server = await testServer({ outbox, clock: () => Date.now() });
	const alarms: string[] = [];
	const maintenance = createMaintenance({
		outbox,
		raise: async ({ alarm }) => alarms.push(alarm) > 0,
	});
	return {
		...way,
		server,
		alarms,
		maintenance,
		metrics: createMetrics({ outbox }),
		/** Time passes for both. */
		pass(some: number): void {
			way.wait(some);
			vi.setSystemTime(Date.now() + some);
		},
	};
}

test.each([
	['ahead of', hour],
	['behind', -hour],
])(
	'a machine an hour %s its store takes in and delivers by the time of the store',
	async (_, ms) => {
		const way = await machineAhead(ms);
		const { server, outbox, worker, sandbox, tasks, pass } = way;
		const work = await solve(await taskFrom(server));
		pass(20_000);
		const answer = await post(server, { ...goodForm, work }, { headers: scriptHeaders });
		const { reference } = await answer.json();
		const now = way.clock();
		expect(await outbox.list({ reference })).toMatchObject([
			{ acceptedAt: now, notBefore: now, doubt: null },
		]);
		expect(await outbox.contentOf(reference)).toMatchObject({
			receivedAt: new Date(now).toISOString(),
		});
		expect(await (await server.get('/health')).json()).toEqual({ status: 'ok' });
		expect(await way.metrics.text()).toContain('\nvitrine_oldest_waiting_seconds 0\n');
		await way.maintenance.tend();
		expect(way.alarms).toEqual([]);

		sandbox.faults.add({ path: '/tasks', kind: 'truncated' });
		await worker.drain();
		expect(await outbox.nextDueIn()).toBe(settleMs);
		pass(settleMs - 1);
		await worker.drain();
		expect((await outbox.counts()).done).toBe(0);
		pass(1);
		await worker.drain();
		expect(tasks()).toHaveLength(1);
		expect(await outbox.list({ reference })).toMatchObject([
			{ state: 'done', finishedAt: way.clock() },
		]);
	},
);

test('a form without a submission id is one inquiry as long as the time of the store says, whatever the machine shows', async () => {
	const { accept, targets } = await machineAhead(hour);
	const send = async () => await accept(goodForm, targets);
	const first = await send();
	// As where a second server, whose clock is right, is asked next.
	vi.setSystemTime(Date.now() - hour);
	expect(await send()).toEqual(first);
});
