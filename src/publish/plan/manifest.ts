import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { readQuestion, type Question } from '../../catalog/questions.ts';
import type { Reads } from '../../catalog/reads.ts';
import { databaseFiles, filesBesideDatabase } from '../../domain/database-files.ts';
import { Locale } from '../../domain/locale.ts';
import { manifestFormat, manifestIndexes, manifestTables } from './manifest-tables.ts';
import { describer, type PlannedPage } from './planned-page.ts';
import { scopeOf } from './question-scope.ts';

/** What the pages of a release were made by and from. */
export const ManifestHeader = z.object({
	/** Of the program and everything it was told. */
	fingerprint: z.string(),
	/** Name of the release. */
	release: z.string(),
	/** Of the catalogue. */
	checksum: z.string(),
});
export type ManifestHeader = Readonly<z.infer<typeof ManifestHeader>>;

export const KnownPage = z.object({
	path: z.string(),
	locale: Locale,
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

/** What the pages of the live release were made from. */
export interface Manifest {
	readonly header: ManifestHeader;
	/** Pages that belong to no unit or project alone. */
	generalPages(): KnownPage[];
	pagesOf(owner: 'unit' | 'project', id: number): KnownPage[];
	/** @param where a condition on the columns of `question`; everything when absent. */
	questions(where?: string, parameters?: readonly SQLInputValue[]): KnownQuestion[];
	/** Pages that have asked one of these questions. */
	pagesAsking(questions: Iterable<number>): KnownPage[];
	has(path: string): boolean;
	count(): number;
	close(): void;
}

/** Opens a manifest, if there is one that this version reads. */
export function openManifest(path: string): Manifest | undefined {
	if (!existsSync(path)) return undefined;
	const db = new DatabaseSync(path);
	try {
		const header = Header.parse(db.prepare('SELECT * FROM manifest').get());
		const pages = (sql: string, ...parameters: SQLInputValue[]) =>
			KnownPage.array().parse(db.prepare(`SELECT ${pageColumns} ${sql}`).all(...parameters));
		return {
			header,
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
			has: (path) => db.prepare('SELECT 1 FROM page WHERE path = ?').get(path) !== undefined,
			count: () => Count.parse(db.prepare('SELECT count(*) AS count FROM page').get()).count,
			close: () => db.close(),
		};
	} catch {
		db.close();
		return undefined;
	}
}

/** A release whose pages were rendered, all or some of them. */
export interface Rendered {
	readonly header: ManifestHeader;
	readonly pages: readonly PlannedPage[];
	readonly reads: Reads;
}

/** Writes the manifest of a release of which every page was rendered. */
export function writeManifest(path: string, rendered: Rendered): void {
	const unfinished = `${path}.new`;
	for (const left of databaseFiles(unfinished)) rmSync(left, { force: true });
	const db = new DatabaseSync(unfinished);
	try {
		// The file is thrown away when anything fails, so a journal would only cost time.
		db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
		db.exec(manifestTables);
		addPages(db, rendered);
		setHeader(db, rendered.header);
		db.exec(`${manifestIndexes} COMMIT; PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE`);
	} finally {
		db.close();
	}
	for (const left of filesBesideDatabase(path)) rmSync(left, { force: true });
	renameSync(unfinished, path);
}

/** Brings the manifest to a release of which only some pages were rendered, and some have vanished. */
export function updateManifest(
	path: string,
	{ vanished, ...rendered }: Rendered & { readonly vanished: Iterable<string> },
): void {
	using db = new DatabaseSync(path);
	db.exec('BEGIN');
	const out = JSON.stringify([...vanished, ...rendered.pages.map((page) => page.path)]);
	db.exec('CREATE TEMP TABLE left_set (reads INTEGER PRIMARY KEY)');
	db.prepare(
		`INSERT INTO left_set SELECT DISTINCT reads FROM page WHERE path IN (SELECT value FROM json_each(?))`,
	).run(out);
	db.prepare('DELETE FROM page WHERE path IN (SELECT value FROM json_each(?))').run(out);
	addPages(db, rendered);
	db.exec(sweep);
	db.exec('DELETE FROM manifest');
	setHeader(db, rendered.header);
	db.exec('COMMIT');
}

const pageColumns = 'path, locale, owner, id, description';

const lastSet = `SELECT max(
	coalesce((SELECT max(reads) FROM page), 0), coalesce((SELECT max(reads) FROM read), 0)) AS last`;

/** Sets nobody has any more, and the questions that only they asked. */
const sweep = `
	DELETE FROM left_set WHERE EXISTS (SELECT 1 FROM page WHERE page.reads = left_set.reads);
	CREATE TEMP TABLE left_question AS
		SELECT DISTINCT question FROM read WHERE reads IN (SELECT reads FROM left_set);
	DELETE FROM read WHERE reads IN (SELECT reads FROM left_set);
	DELETE FROM question WHERE number IN (SELECT question FROM left_question)
		AND NOT EXISTS (SELECT 1 FROM read WHERE read.question = question.number);
`;

function setHeader(db: DatabaseSync, { fingerprint, release, checksum }: ManifestHeader): void {
	db.prepare('INSERT INTO manifest VALUES (?, ?, ?, ?)').run(
		manifestFormat,
		fingerprint,
		release,
		checksum,
	);
}

function addPages(db: DatabaseSync, { pages, reads }: Rendered): void {
	const ask = db.prepare(`
		INSERT INTO question (name, digest, type, deal, kind, city, district, project_id, on_offer, lowest, highest, currency)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (name) DO UPDATE SET digest = excluded.digest RETURNING number`);
	const numbers = reads.questions.map(({ name, digest }) => {
		const question = readQuestion(name);
		const { deal, kind, city, district, projectId, onOffer, band } = scopeOf(question);
		const row = ask.get(
			name,
			digest,
			question[0],
			deal ?? null,
			kind ?? null,
			city ?? null,
			district ?? null,
			projectId ?? null,
			onOffer === undefined ? null : Number(onOffer),
			band?.lowest ?? null,
			band?.highest ?? null,
			band?.currency ?? null,
		);
		return Numbered.parse(row).number;
	});
	const { last } = Last.parse(db.prepare(lastSet).get());
	const note = db.prepare('INSERT INTO read VALUES (?, ?)');
	for (const [at, set] of reads.sets.entries()) {
		for (const place of set) note.run(numbers[place] ?? null, last + 1 + at);
	}
	// Pages that ask nothing share the set nothing is in.
	const nothing = last + 1 + reads.sets.length;
	const add = db.prepare('INSERT INTO page VALUES (?, ?, ?, ?, ?, ?)');
	const describe = describer();
	for (const page of pages) {
		const { route, path, locale } = page;
		const owned = route.kind === 'unit' || route.kind === 'project';
		const set = reads.pages.get(path);
		add.run(
			path,
			locale,
			owned ? route.kind : 'general',
			owned ? route.id : null,
			describe(page),
			set === undefined ? nothing : last + 1 + set,
		);
	}
}

const Header = ManifestHeader.extend({ format: z.literal(manifestFormat) }).transform(
	({ format: _format, ...header }) => header,
);
const QuestionRow = z.object({
	number: z.int(),
	question: z.string().transform(readQuestion),
	digest: z.string(),
});
const Numbered = z.object({ number: z.int() });
const Last = z.object({ last: z.int() });
const Count = z.object({ count: z.int() });
