import { attempt } from '../domain/attempt.ts';
import type { Leases } from './leases.ts';
import type { Delivered } from './message.ts';
import { checkTime } from './schedule.ts';

/** What is done with a delivered message: it is looked at again, some time after its delivery. */
export function createChecks(leases: Leases) {
	return {
		/** Takes a delivered message that is to be looked at again, and holds it for `leaseMs`. */
		async claimCheck(): Promise<Delivered | undefined> {
			const row = await leases.take('done');
			return (
				row && {
					id: row.id,
					reference: row.reference,
					result: attempt((): unknown => JSON.parse(row.result ?? 'null')) ?? null,
					checks: row.checks,
					finishedAt: row.finishedAt ?? row.acceptedAt,
					lease: row.lease,
				}
			);
		},

		/** A delivered message was looked at. @throws LeaseLostError */
		async finishCheck(delivered: Delivered): Promise<void> {
			const made = delivered.checks + 1;
			const notBefore = checkTime(delivered.finishedAt, made);
			await leases.change(delivered, { checks: made, notBefore, lease: null, leaseUntil: null });
		},

		/** A delivered message could not be looked at. @throws LeaseLostError */
		async postponeCheck(delivered: Delivered, until: number): Promise<void> {
			await leases.change(delivered, { notBefore: until, lease: null, leaseUntil: null });
		},
	};
}
