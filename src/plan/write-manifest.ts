import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readQuestion } from '../catalog/queries/questions.ts';
import type { Reads } from '../catalog/queries/reads.ts';
import { databaseFiles, filesBesideDatabase } from '../sqlite/files.ts';
import { manifestFormat, manifestIndexes, manifestTables } from './manifest-tables.ts';
import type { ManifestHeader } from './manifest.ts';
import { describer, type PlannedPage } from './planned-page.ts';
import { scopeOf } from './question-scope.ts';

/** Pages that were rendered by one process, and what they read. */
export interface Rendered {
	readonly pages: readonly PlannedPage[];
	readonly reads: Reads;
}

/** Writes the manifest of a release of which every page was rendered, in one part or in several. */
export function writeManifest(
	path: string,
	header: ManifestHeader,
	parts: Iterable<Rendered>,
): void {
	const unfinished = `${path}.new`;
	for (const left of databaseFiles(unfinished)) rmSync(left, { force: true });
	const db = new DatabaseSync(unfinished);
	try {
		// The file is thrown away when anything fails, so a journal would only cost time.
		db.exec(
			'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON; BEGIN',
		);
		db.exec(manifestTables);
		for (const part of parts) addPages(db, part);
		setHeader(db, header);
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
	header: ManifestHeader,
	{ vanished, parts }: { readonly vanished: Iterable<string>; readonly parts: Iterable<Rendered> },
): void {
	using db = new DatabaseSync(path);
	// What a page was made from may be private by now.
	db.exec('PRAGMA secure_delete = ON; BEGIN');
	db.exec('CREATE TEMP TABLE left_set (reads INTEGER PRIMARY KEY)');
	takeOut(db, vanished);
	for (const part of parts) {
		takeOut(
			db,
			part.pages.map(({ path }) => path),
		);
		addPages(db, part);
	}
	db.exec(sweep);
	db.exec('DELETE FROM manifest');
	setHeader(db, header);
	db.exec('COMMIT');
}

/** Takes pages out, and notes what they read. */
function takeOut(db: DatabaseSync, paths: Iterable<string>): void {
	const out = JSON.stringify([...paths]);
	db.prepare(
		`INSERT OR IGNORE INTO left_set SELECT DISTINCT reads FROM page WHERE path IN (SELECT value FROM json_each(?))`,
	).run(out);
	db.prepare('DELETE FROM page WHERE path IN (SELECT value FROM json_each(?))').run(out);
}

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

function setHeader(
	db: DatabaseSync,
	{ fingerprint, release, checksum, listeners }: ManifestHeader,
): void {
	db.prepare('INSERT INTO manifest VALUES (?, ?, ?, ?, ?)').run(
		manifestFormat,
		fingerprint,
		release,
		checksum,
		listeners,
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
	const add = db.prepare('INSERT INTO page VALUES (?, ?, ?, ?, ?)');
	const describe = describer();
	for (const page of pages) {
		const { route, path } = page;
		const owned = route.kind === 'unit' || route.kind === 'project';
		const set = reads.pages.get(path);
		add.run(
			path,
			owned ? route.kind : 'general',
			owned ? route.id : null,
			describe(page),
			set === undefined ? nothing : last + 1 + set,
		);
	}
}

const Numbered = z.object({ number: z.int() });
const Last = z.object({ last: z.int() });
