import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DamagedRow } from '../../storage/sqlite/damage.ts';
import { appointmentTable, openAppointments } from './appointments.ts';
import { flag, Ids } from './rows.ts';

/** The kind of record. */
export type Owner = 'unit' | 'project';

/** The gate's result about one record, as a catalogue keeps it beside the public record. */
export interface KeptResult {
	readonly id: number;
	/** Keyed digest of the result's inputs; empty where it has to be made again. */
	readonly key: string;
	/** ISO days on which it is certain to hold. */
	readonly since: string;
	readonly until: string;
	/** Keyed digest of the project it belongs to, whether that is public or not. */
	readonly project?: string | undefined;
	/** See `GateResult` of the gate. */
	readonly facts: {
		readonly said: object;
		readonly city?: string | undefined;
		readonly exposee?: string | undefined;
		readonly house?: string | undefined;
		readonly hides: readonly string[];
		readonly names: readonly string[];
	};
	/** Of what is public; absent where it is not published. */
	readonly draft?: object;
}

/** What others have made of a public record. */
export interface Joined {
	/** Keyed digests of the houses that it may not name. */
	readonly lost: readonly string[];
	/** Digest of what units of its project hide, for those that do not. */
	readonly siblings: string;
	readonly city?: string | undefined;
	readonly isInProject: boolean;
	/** Digest of its viewing times, where it has any. */
	readonly viewings?: string | undefined;
	/** Photos that the CRM gives no version of, by their keys, and the files they were when last looked at. */
	readonly asked: Readonly<Record<string, string>>;
}

/** Beside the tables of what is public. */
export const gateResultTables = `
	CREATE TABLE gate_result (
		owner TEXT NOT NULL,
		id INTEGER NOT NULL,
		-- Keyed digest of the result's inputs; empty where it has to be made again.
		key TEXT NOT NULL,
		-- ISO days on which it is certain to hold.
		since TEXT NOT NULL,
		until TEXT NOT NULL,
		is_public INTEGER NOT NULL,
		-- Keyed digest of the project it belongs to.
		project TEXT,
		-- JSON: facts for the report and for other records, and what the joins made of them; joined is absent until the record is written.
		facts TEXT NOT NULL,
		joined TEXT,
		PRIMARY KEY (owner, id)
	) WITHOUT ROWID;
`;

/**
 * The gate's results, while a catalogue is being written. What is new waits as a draft until all is read: in a file that
 * has no name, so that nothing of it outlives the process.
 */
export function openGateResults(db: DatabaseSync) {
	db.exec('CREATE TEMP TABLE draft (owner TEXT, id INTEGER, json TEXT, PRIMARY KEY (owner, id))');
	const query = statements(db);
	const ids = (where: string, ...values: (string | number)[]) =>
		Ids.parse(query(`SELECT id FROM gate_result WHERE ${where} ORDER BY id`).all(...values));
	const one = (owner: Owner, id: number) =>
		Row.optional().parse(query(`${columns} WHERE owner = ? AND id = ?`).get(owner, id));
	return {
		/** Adds a new result, or replaces the one that was there. */
		put(owner: Owner, { id, key, since, until, project, facts, draft }: KeptResult): void {
			const values = [owner, id, key, since, until, Number(draft !== undefined), project ?? null];
			query(
				`INSERT OR REPLACE INTO gate_result (owner, id, key, since, until, is_public, project, facts)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
			).run(...values, JSON.stringify(facts));
			query('DELETE FROM draft WHERE owner = ? AND id = ?').run(owner, id);
			if (draft) query('INSERT INTO draft VALUES (?, ?, ?)').run(owner, id, JSON.stringify(draft));
		},
		/** Whether a result of this key is there and certain to hold on a day. */
		holds(owner: Owner, id: number, { key, today }: { key: string; today: string }): boolean {
			const sql = `SELECT 1 FROM gate_result WHERE owner = ? AND id = ? AND key = ? AND ? BETWEEN since AND until AND joined IS NOT NULL`;
			return query(sql).get(owner, id, key, today) !== undefined;
		},
		/** Has the next reading make the result again. */
		makeAgain(owner: Owner, id: number): void {
			query(`UPDATE gate_result SET key = '' WHERE owner = ? AND id = ?`).run(owner, id);
		},
		/** Takes out what the CRM does not have any more. */
		keepOnly(owner: Owner, kept: Iterable<number>): void {
			const sql = `DELETE FROM gate_result WHERE owner = ? AND id NOT IN (SELECT value FROM json_each(?))`;
			query(sql).run(owner, JSON.stringify([...kept]));
		},
		remove(owner: Owner, id: number): void {
			query('DELETE FROM gate_result WHERE owner = ? AND id = ?').run(owner, id);
		},
		one,
		/** All of them, the lowest ids first. */
		*all(owner: Owner) {
			for (const row of query(`${columns} WHERE owner = ? ORDER BY gate_result.id`).iterate(owner))
				yield Row.parse(row);
		},
		/** All that an account is known to have, published or not, lowest first. */
		ids: (owner: Owner) => ids('owner = ?', owner),
		publicIds: (owner: Owner) => ids('owner = ? AND is_public = 1', owner),
		/** The units of a project, by its digest. */
		members: (project: string) => ids(`owner = 'unit' AND project = ?`, project),
		/** Takes out the words that the report quotes of a record. @returns the facts without them */
		unquote(
			owner: Owner,
			id: number,
			{ exposee: _number, ...facts }: KeptResult['facts'],
		): KeptResult['facts'] {
			const json = JSON.stringify(facts).replaceAll(/“[^”]*”/gu, '“…”');
			query('UPDATE gate_result SET facts = ? WHERE owner = ? AND id = ?').run(json, owner, id);
			return parsed(json);
		},
		setJoined(owner: Owner, id: number, joined: Joined): void {
			const sql = 'UPDATE gate_result SET joined = ? WHERE owner = ? AND id = ?';
			query(sql).run(JSON.stringify(joined), owner, id);
		},
		/** The draft of a new result. */
		draft<Draft>(owner: Owner, id: number): Draft | undefined {
			const row = query('SELECT json FROM draft WHERE owner = ? AND id = ?').get(owner, id);
			return row && parsed<Draft>(Draft.parse(row).json);
		},
	};
}

/** Results for an account that is only examined: nothing is written to disk. */
export function gateResultsInMemory() {
	const db = new DatabaseSync(':memory:');
	db.exec(gateResultTables + appointmentTable);
	const results = openGateResults(db);
	return {
		results,
		appointments: openAppointments(db),
		record: (owner: Owner, id: number): never => {
			throw new Error(`Nothing is known of ${owner} ${id}.`);
		},
		unitsOfBroker: () => [],
	};
}

/** The statements of a database, each prepared once. */
export function statements(db: DatabaseSync) {
	const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
	return (sql: string) => {
		const statement = prepared.get(sql) ?? db.prepare(sql);
		prepared.set(sql, statement);
		return statement;
	};
}

/** The gate's results. */
export type GateResults = ReturnType<typeof openGateResults>;

/** What this version of the program has written. @throws DamagedRow where the disk has changed it */
function parsed<T>(json: string): T {
	try {
		const value: T = JSON.parse(json);
		return value;
	} catch (cause) {
		throw new DamagedRow(cause);
	}
}

const columns = `SELECT gate_result.id, key, is_public AS isPublic, project, facts, joined, draft.id IS NOT NULL AS isNew
	FROM gate_result LEFT JOIN draft USING (owner, id)`;
const Draft = z.object({ json: z.string() });
const Row = z.object({
	id: z.int(),
	key: z.string(),
	isPublic: flag,
	project: z.string().nullable(),
	facts: z.string().transform(parsed<KeptResult['facts']>),
	joined: z
		.string()
		.nullable()
		.transform((text) => (text === null ? undefined : parsed<Joined>(text))),
	/** Whether its draft waits to be written. */
	isNew: flag,
});
export type GateResultRow = z.infer<typeof Row>;
