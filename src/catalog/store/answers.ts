import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DamagedRow } from '../../storage/sqlite/damage.ts';
import { flag, Ids } from './rows.ts';

/** Whose answer it is. */
export type Owner = 'unit' | 'project';

/** What a catalogue keeps of the gate's answer about one record, beside what is public of it. */
export interface KeptAnswer {
	readonly id: number;
	/** Keyed digest of all that the answer was made of; empty where it has to be made again. */
	readonly key: string;
	/** ISO days on which it is certain to hold. */
	readonly since: string;
	readonly until: string;
	/** Keyed digest of the project it belongs to, whether that is public or not. */
	readonly project?: string | undefined;
	/** See `Answer` of the gate. */
	readonly told: {
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
	/** Photos that the CRM gives no version of, by their keys, and the files they were when last looked at. */
	readonly asked: Readonly<Record<string, string>>;
}

/** Beside the tables of what is public. */
export const answerTables = `
	CREATE TABLE answer (
		owner TEXT NOT NULL,
		id INTEGER NOT NULL,
		-- Keyed digest of all that the answer was made of; empty where it has to be made again.
		key TEXT NOT NULL,
		-- ISO days on which it is certain to hold.
		since TEXT NOT NULL,
		until TEXT NOT NULL,
		is_public INTEGER NOT NULL,
		-- Keyed digest of the project it belongs to.
		project TEXT,
		-- JSON: what it tells others, and what they have made of it; that is absent until the record is written.
		told TEXT NOT NULL,
		joined TEXT,
		PRIMARY KEY (owner, id)
	) WITHOUT ROWID;
`;

/**
 * The gate's answers, while a catalogue is being written. What is new waits as a draft until all is read: in a file that
 * has no name, so that nothing of it outlives the process.
 */
export function openAnswers(db: DatabaseSync) {
	db.exec('CREATE TEMP TABLE draft (owner TEXT, id INTEGER, json TEXT, PRIMARY KEY (owner, id))');
	const query = statements(db);
	const ids = (where: string, ...values: (string | number)[]) =>
		Ids.parse(query(`SELECT id FROM answer WHERE ${where} ORDER BY id`).all(...values));
	const one = (owner: Owner, id: number) =>
		Row.optional().parse(query(`${columns} WHERE owner = ? AND id = ?`).get(owner, id));
	return {
		/** Takes a new answer in the place of the one that was there. */
		put(owner: Owner, { id, key, since, until, project, told, draft }: KeptAnswer): void {
			const values = [owner, id, key, since, until, Number(draft !== undefined), project ?? null];
			query(
				`INSERT OR REPLACE INTO answer (owner, id, key, since, until, is_public, project, told)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
			).run(...values, JSON.stringify(told));
			query('DELETE FROM draft WHERE owner = ? AND id = ?').run(owner, id);
			if (draft) query('INSERT INTO draft VALUES (?, ?, ?)').run(owner, id, JSON.stringify(draft));
		},
		/** Whether an answer of this key is there and certain to hold on a day. */
		holds(owner: Owner, id: number, { key, today }: { key: string; today: string }): boolean {
			const sql = `SELECT 1 FROM answer WHERE owner = ? AND id = ? AND key = ? AND ? BETWEEN since AND until AND joined IS NOT NULL`;
			return query(sql).get(owner, id, key, today) !== undefined;
		},
		/** Has the answer made again in the next reading. */
		makeAgain(owner: Owner, id: number): void {
			query(`UPDATE answer SET key = '' WHERE owner = ? AND id = ?`).run(owner, id);
		},
		/** Takes out what the CRM does not have any more. */
		keepOnly(owner: Owner, kept: Iterable<number>): void {
			const sql = `DELETE FROM answer WHERE owner = ? AND id NOT IN (SELECT value FROM json_each(?))`;
			query(sql).run(owner, JSON.stringify([...kept]));
		},
		remove(owner: Owner, id: number): void {
			query('DELETE FROM answer WHERE owner = ? AND id = ?').run(owner, id);
		},
		one,
		/** All of them, the lowest ids first. */
		*all(owner: Owner) {
			for (const row of query(`${columns} WHERE owner = ? ORDER BY answer.id`).iterate(owner))
				yield Row.parse(row);
		},
		/** All that an account is known to have, published or not, lowest first. */
		ids: (owner: Owner) => ids('owner = ?', owner),
		publicIds: (owner: Owner) => ids('owner = ? AND is_public = 1', owner),
		/** The units of a project, by its digest. */
		members: (project: string) => ids(`owner = 'unit' AND project = ?`, project),
		/** Takes out the words that an answer quotes. @returns what it tells without them */
		unquote(
			owner: Owner,
			id: number,
			{ exposee: _number, ...told }: KeptAnswer['told'],
		): KeptAnswer['told'] {
			const json = JSON.stringify(told).replaceAll(/“[^”]*”/gu, '“…”');
			query('UPDATE answer SET told = ? WHERE owner = ? AND id = ?').run(json, owner, id);
			return parsed(json);
		},
		setJoined(owner: Owner, id: number, joined: Joined): void {
			const sql = 'UPDATE answer SET joined = ? WHERE owner = ? AND id = ?';
			query(sql).run(JSON.stringify(joined), owner, id);
		},
		/** The draft of a new answer. */
		draft<Draft>(owner: Owner, id: number): Draft | undefined {
			const row = query('SELECT json FROM draft WHERE owner = ? AND id = ?').get(owner, id);
			return row && parsed<Draft>(Draft.parse(row).json);
		},
	};
}

/** Answers of an account that is only looked at: nothing of it is written anywhere. */
export function answersInMemory() {
	const db = new DatabaseSync(':memory:');
	db.exec(answerTables);
	const answers = openAnswers(db);
	return {
		answers,
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

/** The gate's answers. */
export type Answers = ReturnType<typeof openAnswers>;

/** What this version of the program has written. @throws DamagedRow where the disk has changed it */
function parsed<T>(json: string): T {
	try {
		const value: T = JSON.parse(json);
		return value;
	} catch (cause) {
		throw new DamagedRow(cause);
	}
}

const columns = `SELECT answer.id, key, is_public AS isPublic, project, told, joined, draft.id IS NOT NULL AS isNew
	FROM answer LEFT JOIN draft USING (owner, id)`;
const Draft = z.object({ json: z.string() });
const Row = z.object({
	id: z.int(),
	key: z.string(),
	isPublic: flag,
	project: z.string().nullable(),
	told: z.string().transform(parsed<KeptAnswer['told']>),
	joined: z
		.string()
		.nullable()
		.transform((text) => (text === null ? undefined : parsed<Joined>(text))),
	/** Whether its draft waits to be written. */
	isNew: flag,
});
export type AnswerRow = z.infer<typeof Row>;
