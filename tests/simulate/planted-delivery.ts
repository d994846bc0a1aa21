import type { CallArguments, Crm } from '../../src/crm/client.ts';
import type { Endpoint } from '../../src/crm/contract/endpoint.ts';
import { nameOf } from '../support/endpoint-name.ts';
import type { OutboxStore } from '../../src/outbox/store.ts';
import type { Deliver } from '../../src/outbox/worker.ts';
import { hour, second } from './parts.ts';
import type { PlantedFault } from './planted.ts';
import type { Time } from './time.ts';

/** The CRM as a delivery with a fault in it sees it. */
export function changedCrm(planted: PlantedFault | undefined, real: Crm): Crm {
	const isNever = planted === 'does not look up';
	if (!isNever && planted !== 'takes a failed look-up for an empty one') return real;
	return {
		...real,
		call: async <Row extends Endpoint>(endpoint: Row, ...request: CallArguments<Row>) => {
			if (nameOf(endpoint) !== 'activities') return real.call(endpoint, ...request);
			const { answer }: Pick<Row, 'answer'> = endpoint;
			const nothing = answer.parse({ data: [], meta: { total_count: 0 } });
			return isNever ? nothing : real.call(endpoint, ...request).catch(() => nothing);
		},
	};
}

/** The delivery with a fault in it. */
export function changedDeliver(planted: PlantedFault | undefined, real: Deliver): Deliver {
	switch (planted) {
		case 'forgets recovery points':
			return (attempt) => real({ ...attempt, save: async () => {} });
		case 'takes a failure for a delivery':
			return async (attempt) => {
				const outcome = await real(attempt);
				return outcome.kind === 'failed' ? { kind: 'done', result: {} } : outcome;
			};
		default:
			return real;
	}
}

/** The store with a fault in it. */
export function changedStore(
	planted: PlantedFault | undefined,
	{
		real,
		time,
		isDead,
	}: { readonly real: OutboxStore; readonly time: Time; readonly isDead: () => boolean },
): OutboxStore {
	switch (planted) {
		case 'promises before it stores':
			return {
				...real,
				async insert(rows) {
					time.later('world', 20 * second, async () => {
						if (!isDead()) await real.insert(rows);
					});
					return rows.map(({ reference }) => reference);
				},
			};
		case 'erases what waits for long':
			return {
				...real,
				async claim(claim) {
					const row = await real.claim(claim);
					if (!row || claim.now - row.acceptedAt < hour) return row;
					await real.remove({ reference: row.reference });
					return undefined;
				},
			};
		case 'takes a repeated form for a new one': {
			let copies = 0;
			return {
				...real,
				insert: (rows) =>
					real.insert(rows.map((row) => ({ ...row, id: `${row.id}-${(copies += 1)}` }))),
				referenceOf: async () => undefined,
			};
		}
		default:
			return real;
	}
}
