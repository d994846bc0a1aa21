import { states, type Row, type State } from './store.ts';

/** A row of the table `message`. @throws when it is in a state that does not exist. */
export function rowOf(raw: Readonly<Record<string, unknown>>): Row {
	return {
		id: String(raw['id']),
		reference: String(raw['reference']),
		state: stateOf(raw['state']),
		doubt: textOf(raw['doubt']),
		lane: textOf(raw['lane']),
		payload: textOf(raw['payload']),
		progress: textOf(raw['progress']),
		holdsLane: raw['holds_lane'] === 1,
		attempts: Number(raw['attempts']),
		heldUp: raw['held_up'] === 1,
		acceptedAt: Number(raw['accepted_at']),
		notBefore: numberOf(raw['not_before']) ?? null,
		parkedAt: Number(raw['parked_at']),
		lease: textOf(raw['lease']),
		leaseUntil: numberOf(raw['lease_until']) ?? null,
		checks: Number(raw['checks']),
		finishedAt: numberOf(raw['finished_at']) ?? null,
		result: textOf(raw['result']),
		failure: textOf(raw['failure']),
		toldAt: numberOf(raw['told_at']) ?? null,
	};
}

/** @throws when it is the state of another version */
export function stateOf(raw: unknown): State {
	const state = states.find((each) => each === raw);
	if (state) return state;
	throw new Error(`The outbox holds a message in the unknown state "${String(raw)}".`);
}

/** Numbers of rows by their state. */
export function numbersOf(
	rows: readonly Readonly<Record<string, unknown>>[],
): Record<State, number> {
	const numbers: Record<State, number> = { waiting: 0, done: 0, dead: 0 };
	for (const { state, n } of rows) numbers[stateOf(state)] = Number(n);
	return numbers;
}

/** A column's number, if it holds one. */
export const numberOf = (raw: unknown) => (typeof raw === 'number' ? raw : undefined);

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : null);
