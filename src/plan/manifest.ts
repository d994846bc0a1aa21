import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { readQuestion, type Question } from '../catalog/queries/questions.ts';

/** Version of the tables below; a manifest of another version is not read. */
const manifestFormat = 5;

export const manifestTables = `
	PRAGMA user_version = ${manifestFormat};
	CREATE TABLE page (
		path TEXT PRIMARY KEY,
		-- 'unit' or 'project' with its id, or 'general'.
		owner TEXT NOT NULL,
		id INTEGER,
		description TEXT NOT NULL,
		reads INTEGER NOT NULL
	) WITHOUT ROWID;
	CREATE TABLE question (
		number INTEGER PRIMARY KEY,
		name TEXT NOT NULL UNIQUE,
		digest TEXT NOT NULL,
		type TEXT NOT NULL,
		-- What its answer depends on, NULL where that does not matter. Records are found by name.
		deal TEXT,
		kind TEXT,
		city TEXT,
		district TEXT,
		project_id INTEGER,
		on_offer INTEGER,
		lowest INTEGER,
		highest INTEGER,
		currency TEXT
	);
	-- Which questions belong to which set; the pages of a unit in all languages share one.
	CREATE TABLE read (question INTEGER, reads INTEGER, PRIMARY KEY (question, reads)) WITHOUT ROWID;
`;

/** Made after the rows of a new manifest, which is faster than keeping them in order. */
export const manifestIndexes = `
	CREATE INDEX page_owner ON page (owner, id);
	CREATE INDEX page_reads ON page (reads);
	CREATE INDEX read_reads ON read (reads);
	CREATE INDEX question_alike ON question (type, kind, city, deal);
	CREATE INDEX question_project ON question (type, project_id);
`;

export const KnownPage = z.object({
	path: z.string(),
	owner: z.enum(['unit', 'project', 'general']),
	id: z.int().nullable(),
	description: z.string(),
});
export type KnownPage = z.infer<typeof KnownPage>;

export interface KnownQuestion {
	readonly number: number;
	readonly question: Question;
	readonly digest: string;
}

/** The pages of the live release, and what each was rendered from. */
export interface Manifest {
	/** Pages that belong to no unit or project alone. */
	generalPages(): KnownPage[];
	pagesOf(owner: 'unit' | 'project', id: number): KnownPage[];
	/** @param where a condition on the columns of `question`; everything when absent. */
	questions(where?: string, parameters?: readonly SQLInputValue[]): KnownQuestion[];
	pagesAsking(questions: Iterable<number>): KnownPage[];
	has(path: string): boolean;
	count(): number;
	close(): void;
}

/** Opens a manifest, if there is one that this version reads. */
export function openManifest(path: string): Manifest | undefined {
	if (!existsSync(path)) return undefined;
	const db = new DatabaseSync(path, { readOnly: true });
	try {
		z.object({ user_version: z.literal(manifestFormat) }).parse(
			db.prepare('PRAGMA user_version').get(),
		);
		const named = db.prepare('SELECT 1 FROM page WHERE path = ?');
		const pages = (sql: string, ...parameters: SQLInputValue[]) =>
			KnownPage.array().parse(db.prepare(`SELECT ${pageColumns} ${sql}`).all(...parameters));
		return {
			generalPages: () => pages("FROM page WHERE owner = 'general'"),
			pagesOf: (owner, id) => pages('FROM page WHERE owner = ? AND id = ?', owner, id),
			questions: (where = 'true', parameters = []) =>
				QuestionRow.array().parse(
					db
						.prepare(`SELECT number, name AS question, digest FROM question WHERE ${where}`)
						.all(...parameters),
				),
			pagesAsking: (questions) =>
				pages(
					`FROM page WHERE reads IN (
						SELECT reads FROM read WHERE question IN (SELECT value FROM json_each(?)))`,
					JSON.stringify([...questions]),
				),
			has: (path) => named.get(path) !== undefined,
			count: () => Count.parse(db.prepare('SELECT count(*) AS count FROM page').get()).count,
			close: () => db.close(),
		};
	} catch {
		db.close();
		return undefined;
	}
}

const pageColumns = 'path, owner, id, description';
const QuestionRow = z.object({
	number: z.int(),
	question: z.string().transform(readQuestion),
	digest: z.string(),
});
const Count = z.object({ count: z.int() });
