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
		referenceOf: async (id) => rows.get(id)?.reference,
		async probe() {},
		async claim({ now, until, lease, state, early = false, blockingSince }) {
			const isHeld = (row: Row) =>
				row.lease !== null && (row.leaseUntil ?? 0) > now && row.parkedAt <= until;
			const isDue = (row: Row) =>
				row.notBefore !== null &&
				(row.notBefore <= now ||
					(state === 'waiting' && row.parkedAt > now) ||
					(early && row.heldUp) ||
					isAwaited(row));
			const isAwaited = (row: Row) =>
				row.holdsLane &&
				row.parkedAt <= blockingSince &&
				waiting().some(
					({ lane, id, notBefore }) =>
						lane !== null && lane === row.lane && id !== row.id && (notBefore ?? now) <= now,
				);
			const closing = waiting().filter((row) => row.holdsLane || isHeld(row));
			let found: Held | undefined;
			for (const row of rows.values()) {
				if (row.state !== state || isHeld(row) || !isDue(row)) continue;
				const isClosed = ({ lane, id }: Row) => lane !== null && lane === row.lane && id !== row.id;
				if (closing.some(isClosed)) continue;
				if (!found || isBefore(row, found)) found = row;
			}
			if (!found) return undefined;
			if (state === 'waiting' && found.parkedAt > now) {
				found.notBefore = Math.min(found.notBefore ?? now, now);
			}
			Object.assign(found, { lease, leaseUntil: until, parkedAt: now });
			return { ...found };
		},
		async update({ id, lease }, change) {
			const row = rows.get(id);
			if (row?.lease !== lease) return false;
			Object.assign(row, change);
			return true;
		},
		async reseal({ id, payload, progress }, sealed) {
			const row = rows.get(id);
			if (row?.payload !== payload || row.progress !== progress) return false;
			Object.assign(row, sealed);
			return true;
		},
		async keyIds() {
			const sealed = [...rows.values()].flatMap((row) => [row.payload, row.progress]);
			const ids = sealed.flatMap((text) => (text?.[8] === '.' ? [text.slice(0, 8)] : []));
			return [...new Set(ids)];
		},
		async retryNow(now) {
			for (const row of waiting()) {
				if (!row.heldUp) continue;
				const due = row.lease === null ? { notBefore: now, parkedAt: now } : { notBefore: 0 };
				Object.assign(row, { ...due, heldUp: false });
			}
		},
		async revive(reference, now) {
			const row = [...rows.values()].find((each) => each.reference === reference);
			if (row?.state !== 'dead' && row?.state !== 'waiting') return false;
			if (row.lease !== null && (row.leaseUntil ?? 0) > now) return false;
			const tried = { attempts: 0, finishedAt: null, failure: null, toldAt: null };
			Object.assign(row, { state: 'waiting', notBefore: now, parkedAt: now, ...tried });
			return true;
		},
		async tell(at) {
			for (const row of rows.values()) {
				if (row.state === 'dead' && (row.finishedAt ?? 0) <= at) row.toldAt ??= at;
			}
		},
		find: async (query) => structuredClone(matching(rows, query).slice(0, query.limit)),
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
	state: 'waiting' as const,
	progress: null,
	holdsLane: false,
	attempts: 0,
	heldUp: false,
	lease: null,
	leaseUntil: null,
	checks: 0,
	finishedAt: null,
	result: null,
	failure: null,
	toldAt: null,
};

function isBefore(one: Row, other: Row): boolean {
	const doubts = Number(one.doubt !== null) - Number(other.doubt !== null);
	const difference = doubts || (one.notBefore ?? 0) - (other.notBefore ?? 0);
	return (difference || one.acceptedAt - other.acceptedAt) < 0;
}

function none(): Record<State, number> {
	return { waiting: 0, done: 0, dead: 0 };
}

function matching(
	rows: ReadonlyMap<string, Row>,
	{ state, reference, lane, notSealedWith, finishedBefore = Infinity, toldBefore }: Removal,
): Row[] {
	return [...rows.values()]
		.filter(
			(row) =>
				(state === undefined || row.state === state) &&
				(reference === undefined || row.reference === reference) &&
				(lane === undefined || row.lane === lane) &&
				(notSealedWith === undefined ||
					[row.payload, row.progress].some(
						(sealed) => sealed !== null && !sealed.startsWith(`${notSealedWith}.`),
					)) &&
				(row.finishedAt ?? row.acceptedAt) < finishedBefore &&
				(toldBefore === undefined || (row.toldAt ?? Infinity) < toldBefore),
		)
		.sort((one, other) => one.acceptedAt - other.acceptedAt);
}
