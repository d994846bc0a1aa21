import { idLength } from './cipher.ts';
import {
	maintenanceLease,
	type Change,
	type Query,
	type Removal,
	type Row,
	type Sealed,
} from './store.ts';

/** What the names in a statement stand for. */
type Values = Record<string, string | number | null>;

/** The statement that changes a row if it is still under this lease. */
export function updateOf(
	{ id, lease }: { readonly id: string; readonly lease: string },
	change: Change,
): { readonly sql: string; readonly values: Values } {
	const values: Values = { heldId: id, heldLease: lease };
	const columns = Object.entries(change).flatMap(([name, value]) => {
		const column = columnOf.get(name);
		if (!column || value === undefined) return [];
		values[name] = typeof value === 'boolean' ? Number(value) : value;
		return [`${column} = :${name}`];
	});
	const set = columns.join(', ');
	return { sql: `UPDATE message SET ${set} WHERE id = :heldId AND lease = :heldLease`, values };
}

/** The statement that finds rows, those accepted first before the others. */
export function findOf({ limit = 1_000_000, ...query }: Query): {
	readonly sql: string;
	readonly values: Values;
} {
	const { where, values } = conditionOf(query);
	const sql = `SELECT * FROM message WHERE ${where} ORDER BY accepted_at, id LIMIT :limit`;
	return { sql, values: { ...values, limit } };
}

/** The values of the statement that seals a row anew. */
export function resealed(
	{ id, payload, progress }: Sealed & Pick<Row, 'id'>,
	sealed: Sealed,
): Values {
	return { id, readPayload: payload, readProgress: progress, ...sealed };
}

/** Which rows fit. */
export function conditionOf({
	state,
	reference,
	lane,
	notSealedWith,
	finishedBefore,
	toldBefore,
	fence,
}: Removal): {
	readonly where: string;
	readonly values: Values;
} {
	const given = Object.entries({
		state,
		reference,
		lane,
		notSealedWith: notSealedWith && `${notSealedWith}.`,
		finishedBefore,
		toldBefore,
		fence,
	});
	const values: Values = {};
	const conditions = given.flatMap(([name, value]) => {
		const sql = conditionBy.get(name);
		if (!sql || value === undefined) return [];
		values[name] = value;
		return [sql];
	});
	return { where: conditions.join(' AND ') || 'TRUE', values };
}

const sealedOtherwise = `(substr(payload, 1, ${idLength + 1}) <> :notSealedWith
	OR substr(progress, 1, ${idLength + 1}) <> :notSealedWith)`;

const conditionBy: ReadonlyMap<string, string> = new Map([
	['state', 'state = :state'],
	['reference', 'reference = :reference'],
	['lane', 'lane = :lane'],
	['notSealedWith', sealedOtherwise],
	['finishedBefore', 'coalesce(finished_at, accepted_at) < :finishedBefore'],
	['toldBefore', 'told_at < :toldBefore'],
	// Several servers share a database only, so there is no such table in a file.
	['fence', `EXISTS (SELECT 1 FROM lease WHERE name = '${maintenanceLease}' AND token = :fence)`],
]);

const columnOf: ReadonlyMap<string, string> = new Map(
	Object.entries({
		state: 'state',
		lane: 'lane',
		payload: 'payload',
		progress: 'progress',
		holdsLane: 'holds_lane',
		attempts: 'attempts',
		heldUp: 'held_up',
		notBefore: 'not_before',
		parkedAt: 'parked_at',
		lease: 'lease',
		leaseUntil: 'lease_until',
		checks: 'checks',
		finishedAt: 'finished_at',
		result: 'result',
		failure: 'failure',
	} satisfies Record<keyof Change, string>),
);
