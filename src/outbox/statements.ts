import {
	Row,
	type Change,
	type Counts,
	type OutboxStore,
	type Removal,
	type State,
} from './store.ts';

/** What the names in a statement stand for, such as `:now`. */
export type Values = Record<string, string | number | null>;

/** A row as a database returns it. */
export type Raw = Readonly<Record<string, unknown>>;

/** Statements that SQLite and Postgres share. */
export const statements = {
	remember: 'INSERT INTO note (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING',
	recall: 'SELECT value FROM note WHERE name = :name',
	replaceNote: 'UPDATE note SET value = :to WHERE name = :name AND value = :from',
	revive: `
		UPDATE message SET state = 'waiting', not_before = :now, attempts = 0, finished_at = NULL, failure = NULL,
			alarmed_at = NULL
		WHERE reference = :reference AND state IN ('waiting', 'dead')
			AND (lease IS NULL OR lease_until <= :now)`,
} as const;

/** Takes a transaction back: a row that has to be new is there. */
export class TakenError extends Error {}

/** A row of the table `message`. @throws when it is none, because the file is damaged */
export function rowOf(raw: Raw): Row {
	const named = Object.entries(raw).map(([column, value]) => [
		column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
		value,
	]);
	return Row.parse(Object.fromEntries(named));
}

/** The statement that changes a row if it is still under this lease. */
export function updateOf(
	{ id, lease }: { readonly id: string; readonly lease: string },
	change: Change,
): { readonly sql: string; readonly values: Values } {
	const values: Values = { heldId: id, heldLease: lease };
	const columns: string[] = [];
	for (const [name, value] of Object.entries(change)) {
		if (value === undefined) continue;
		values[name] = typeof value === 'boolean' ? Number(value) : value;
		const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
		columns.push(`${column} = :${name}`);
	}
	const sql = `UPDATE message SET ${columns.join(', ')} WHERE id = :heldId AND lease = :heldLease`;
	return { sql, values };
}

const conditions: ReadonlyMap<string, string> = new Map(
	Object.entries({
		state: 'state = :state',
		reference: 'reference = :reference',
		groupKey: 'group_key = :groupKey',
		finishedBefore: 'finished_at < :finishedBefore',
		alarmedBefore: 'alarmed_at < :alarmedBefore',
	} satisfies Record<keyof Removal, string>),
);

/** Which rows fit. */
export function matching(removal: Removal): { readonly where: string; readonly values: Values } {
	const values: Values = {};
	const given: string[] = [];
	for (const [name, value] of Object.entries(removal)) {
		const condition = conditions.get(name);
		if (value === undefined || condition === undefined) continue;
		values[name] = value;
		given.push(condition);
	}
	return { where: given.join(' AND ') || 'TRUE', values };
}

/** The calls of a store that need nothing but a database that runs statements. */
export function createQueries(
	all: (sql: string, values?: Values) => Promise<readonly Raw[]>,
): Pick<
	OutboxStore,
	'referenceOf' | 'wakeStanding' | 'markAlarmed' | 'find' | 'nextDue' | 'counts'
> {
	return {
		async referenceOf(id) {
			const [row] = await all('SELECT reference FROM message WHERE id = :id', { id });
			return row && String(row['reference']);
		},
		async wakeStanding(now) {
			await all(
				`UPDATE message SET not_before = :now
				WHERE state = 'standing' AND finished_at IS NULL AND not_before > :now`,
				{ now },
			);
		},
		async markAlarmed(at) {
			await all(
				`UPDATE message SET alarmed_at = :at
				WHERE state = 'dead' AND alarmed_at IS NULL AND finished_at <= :at`,
				{ at },
			);
		},
		async find(query) {
			const { where, values } = matching(query);
			const sql = `SELECT * FROM message WHERE ${where} ORDER BY accepted_at, id`;
			return (await all(sql, values)).map(rowOf);
		},
		async nextDue() {
			const [row] = await all(`
				SELECT min(CASE WHEN lease_until > not_before THEN lease_until ELSE not_before END) AS due
				FROM message WHERE state = 'waiting'`);
			return numberOf(row?.['due']);
		},
		async counts(): Promise<Counts> {
			const rows = await all(`
				SELECT state, count(*) AS n, count(doubt) AS doubtful, min(accepted_at) AS oldest
				FROM message GROUP BY state`);
			const waiting = rows.find(({ state }) => state === 'waiting');
			return {
				...numbersOf(rows),
				doubtful: Number(waiting?.['doubtful'] ?? 0),
				oldestWaiting: numberOf(waiting?.['oldest']),
				erased: numbersOf(await all('SELECT state, n FROM erased')),
			};
		},
	};
}

function numbersOf(rows: readonly Raw[]): Record<State, number> {
	const numbers: Record<State, number> = { waiting: 0, done: 0, dead: 0, standing: 0 };
	for (const { state, n } of rows) numbers[Row.shape.state.parse(state)] = Number(n);
	return numbers;
}

const numberOf = (raw: unknown) => (typeof raw === 'number' ? raw : undefined);

const isHeld = (row: 'due' | 'other') =>
	`((${row}.lease IS NOT NULL AND ${row}.lease_until > :now AND ${row}.lease_until <= :latestLease) IS TRUE)`;

/** What may be handed out, of rows named `due`. */
export const mayBeClaimed = `
	due.state = :state AND NOT ${isHeld('due')}
	AND (due.reference = :reference OR (CAST(:reference AS text) IS NULL AND (due.not_before <= :now
		OR (due.state = 'waiting' AND (due.not_before IS NULL OR due.not_before > :latestDue)))))
	AND NOT EXISTS (SELECT 1 FROM message AS other
		WHERE other.group_key = due.group_key AND other.state IN ('waiting', 'standing') AND other.id <> due.id
			AND (other.holds_group = 1 OR ${isHeld('other')}))`;

/** Which of them comes first. */
export const claimOrder = 'due.doubt IS NOT NULL, due.not_before, due.accepted_at';

/** What becomes of a row that is handed out. */
export const claimed = 'lease = :lease, lease_until = :until';
