import type { Counts, OutboxStore, Removal, Row, State } from '../../src/outbox/store.ts';

type Held = { -readonly [Key in keyof Row]: Row[Key] };

/**
 * A store without a disk: what the simulations run on, and the proof that the outbox needs nothing of
 * SQLite. `rows` is what a disk would hold; several outboxes on one store are several processes.
 */
export function createMemoryStore(
	now = Date.now,
): OutboxStore & { readonly rows: ReadonlyMap<string, Row> } {
	const rows = new Map<string, Held>();
	const notes = new Map<string, string>();
	const seen = new Set<string>();
	const erased = none();
	const waiting = () => [...rows.values()].filter(({ state }) => state === 'waiting');

	return {
		rows,
		now,
		async remember(name, value) {
			if (!notes.has(name)) notes.set(name, value);
			return notes.get(name) ?? value;
		},
		async replaceNote(name, from, to) {
			if (notes.get(name) !== from) return false;
			notes.set(name, to);
			return true;
		},
		async noteOnce(name) {
			const isFirst = !seen.has(name);
			seen.add(name);
			return isFirst;
		},
		async insert(given) {
			// As a database refuses it.
			if (given.some(({ acceptedAt }) => Number.isNaN(acceptedAt))) throw new Error('no number');
			return given.map((row) => {
				const isKnown = [...rows.values()].some(
					({ id, reference }) => id === row.id || reference === row.reference,
				);
				if (!isKnown) rows.set(row.id, { ...fresh, ...row });
				return rows.get(row.id)?.reference;
			});
		},
		async insertAll(given) {
			const all = [...rows.values()];
			const isKnown = (row: { id: string; reference: string }) =>
				all.some(({ id, reference }) => id === row.id || reference === row.reference);
			if (given.some(isKnown)) return false;
			for (const row of given) rows.set(row.id, { ...fresh, ...row });
			return true;
		},
		referenceOf: async (id) => rows.get(id)?.reference,
		async probe() {},
		async claim({ now, until, latestLease, latestDue, lease, state, reference }) {
			const isHeld = ({ lease, leaseUntil }: Row) =>
				lease !== null && leaseUntil !== null && leaseUntil > now && leaseUntil <= latestLease;
			const isDue = ({ notBefore }: Row) =>
				state === 'waiting'
					? notBefore === null || notBefore <= now || notBefore > latestDue
					: notBefore !== null && notBefore <= now;
			const open = [...rows.values()].filter(
				(row) => row.state === 'waiting' || row.state === 'standing',
			);
			const closing = open.filter((row) => row.holdsGroup || isHeld(row));
			let found: Held | undefined;
			for (const row of rows.values()) {
				const isMeant = reference === null ? isDue(row) : row.reference === reference;
				if (row.state !== state || isHeld(row) || !isMeant) continue;
				const isClosed = ({ groupKey, id }: Row) =>
					groupKey !== null && groupKey === row.groupKey && id !== row.id;
				if (closing.some(isClosed)) continue;
				if (!found || isBefore(row, found)) found = row;
			}
			if (!found) return undefined;
			Object.assign(found, { lease, leaseUntil: until });
			return { ...found };
		},
		async update({ id, lease }, change) {
			const row = rows.get(id);
			if (row?.lease !== lease) return false;
			Object.assign(row, change);
			return true;
		},
		async revive(reference, now) {
			const row = [...rows.values()].find((each) => each.reference === reference);
			if (row?.state !== 'dead' && row?.state !== 'waiting') return false;
			if (row.lease !== null && (row.leaseUntil ?? 0) > now) return false;
			const tried = { attempts: 0, finishedAt: null, failure: null, alarmedAt: null };
			Object.assign(row, { state: 'waiting', notBefore: now, ...tried });
			return true;
		},
		async wakeStanding(now) {
			for (const row of rows.values())
				if (row.state === 'standing' && row.finishedAt === null && (row.notBefore ?? 0) > now)
					row.notBefore = now;
		},
		async markAlarmed(at) {
			for (const row of rows.values()) {
				if (row.state === 'dead' && (row.finishedAt ?? 0) <= at) row.alarmedAt ??= at;
			}
		},
		find: async (query) => structuredClone(matching(rows, query)),
		async remove(query) {
			const found = matching(rows, query);
			for (const { id, state } of found) {
				rows.delete(id);
				erased[state]++;
			}
			return found.length;
		},
		async nextDue() {
			const due = waiting().map((row) => Math.max(row.notBefore ?? 0, row.leaseUntil ?? 0));
			return due.length > 0 ? Math.min(...due) : undefined;
		},
		async counts(): Promise<Counts> {
			const counts = none();
			let oldestWaiting: number | undefined;
			for (const { state, acceptedAt } of rows.values()) {
				counts[state]++;
				if (state === 'waiting') oldestWaiting = Math.min(oldestWaiting ?? acceptedAt, acceptedAt);
			}
			const doubtful = waiting().filter(({ doubt }) => doubt !== null).length;
			return { ...counts, doubtful, oldestWaiting, erased: { ...erased } };
		},
		scrub: async () => true,
		damage: () => undefined,
		examine: async () => undefined,
		async close() {},
	};
}

const fresh = {
	progress: null,
	holdsGroup: false,
	attempts: 0,
	lease: null,
	leaseUntil: null,
	checks: 0,
	finishedAt: null,
	result: null,
	failure: null,
	alarmedAt: null,
};

function isBefore(one: Row, other: Row): boolean {
	const doubts = Number(one.doubt !== null) - Number(other.doubt !== null);
	const difference = doubts || (one.notBefore ?? 0) - (other.notBefore ?? 0);
	return (difference || one.acceptedAt - other.acceptedAt) < 0;
}

function none(): Record<State, number> {
	return { waiting: 0, done: 0, dead: 0, standing: 0 };
}

function matching(
	rows: ReadonlyMap<string, Row>,
	{ state, reference, groupKey, finishedBefore, alarmedBefore }: Removal,
): Row[] {
	return [...rows.values()]
		.filter(
			(row) =>
				(state === undefined || row.state === state) &&
				(reference === undefined || row.reference === reference) &&
				(groupKey === undefined || row.groupKey === groupKey) &&
				(finishedBefore === undefined || (row.finishedAt ?? Infinity) < finishedBefore) &&
				(alarmedBefore === undefined || (row.alarmedAt ?? Infinity) < alarmedBefore),
		)
		.sort((one, other) => one.acceptedAt - other.acceptedAt);
}
