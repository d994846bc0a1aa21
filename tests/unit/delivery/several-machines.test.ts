import { expect, test } from 'vitest';
import { createDelivery } from '../../../src/delivery/deliver.ts';
import { inquiryWay, settleMs } from '../../support/inquiry.ts';

const now = Date.UTC(2026, 10, 21, 12);

/** What a machine makes of a task whose answer was lost elsewhere, by its own clocks. */
async function resumed({ machine, from }: { machine: string; from: string | undefined }) {
	const { crm, outbox, send } = await inquiryWay();
	const reference = await send();
	const deliver = createDelivery({
		outbox: { now: () => now },
		crm,
		settings: { asReminder: true, removeDoubled: false },
		steadyClock: () => 9_000_000,
		machine,
		settleMs,
	});
	const saved: unknown[] = [];
	const sent = { step: 'sending', contactId: 1, since: now - settleMs, tick: 1, machine: from };
	const outcome = await deliver({
		reference,
		payload: await outbox.contentOf(reference),
		doubt: null,
		progress: sent,
		attempts: 0,
		acceptedAt: now,
		signal: AbortSignal.timeout(60_000),
		save: async (point) => void saved.push(point),
	});
	return { outcome, first: saved[0] };
}

test('an answer that was lost on another machine is waited for anew, because their clocks say nothing of each other', async () => {
	const { outcome, first } = await resumed({ machine: 'b', from: 'a' });
	expect(outcome).toEqual({ kind: 'later', notBefore: now + settleMs });
	expect(first).toMatchObject({ step: 'sending', since: now, machine: 'b' });
});

test.each(['b', undefined])(
	'one that was lost on the same machine, or by an older version (%s), is looked for when its time has passed',
	async (from) => {
		expect((await resumed({ machine: 'b', from })).outcome.kind).not.toBe('later');
	},
);
