import { copyFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readQuestion, type Question } from '../catalog/queries/questions.ts';
import { priceBand, type UnitFilter } from '../catalog/queries/unit-filter.ts';
import type { Reads } from '../catalog/queries/reads.ts';
import type { Route } from '../i18n/paths.ts';
import { manifestIndexes, manifestTables } from './manifest.ts';
import { describer, type PlannedPage } from './planned-page.ts';

/** Pages, and what they have read. */
export interface ReadPages {
	readonly pages: readonly PlannedPage[];
	readonly reads: Reads;
}

/** The manifest of a release while it is made. */
interface ManifestDraft extends Disposable {
	/** Adds pages, in the place of what is known of them. */
	add(pages: ReadPages): void;
	/** Writes it; nothing can be added afterwards. */
	save(): void;
}

/**
 * Begins the manifest of a release.
 * @param before of the release it differs from only by what is added and by pages that are removed
 */
export function draftManifest(
	path: string,
	before?: { readonly manifest: string; readonly removedPaths: Iterable<string> },
): ManifestDraft {
	const unfinished = `${path}.new`;
	rmSync(unfinished, { force: true });
	if (before) copyFileSync(before.manifest, unfinished);
	const db = new DatabaseSync(unfinished);
	// The file is thrown away when anything fails, so a journal would only cost time.
	db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON; BEGIN');
	if (!before) db.exec(manifestTables);
	db.exec('CREATE TEMP TABLE left_set (reads INTEGER PRIMARY KEY)');
	if (before) takeOut(db, before.removedPaths);
	let next = Last.parse(db.prepare(lastSet).get()).last + 1;
	return {
		add(read) {
			const paths = read.pages.map((page) => page.path);
			if (before) takeOut(db, paths);
			next = addPages(db, read, next);
		},
		save() {
			db.exec(before ? sweep : manifestIndexes);
			db.exec('COMMIT');
			// What a page was rendered from may be private by now, and where SQLite has moved a row, a copy of it stays behind.
			db.prepare('VACUUM INTO ?').run(path);
			db.close();
			rmSync(unfinished);
		},
		[Symbol.dispose]() {
			if (db.isOpen) db.close();
		},
	};
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

/**
 * @param first number of the first set of questions
 * @returns that of the next one
 */
function addPages(db: DatabaseSync, { pages, reads }: ReadPages, first: number): number {
	const ask = db.prepare(`
		INSERT INTO question (name, digest, type, deal, kind, city, district, project_id, on_offer, lowest, highest, currency)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (name) DO UPDATE SET digest = excluded.digest RETURNING number`);
	// Pages without a plan read, too, and nobody asks for what.
	const used = new Set(pages.map(({ path }) => reads.pages.get(path)));
	const asked = new Set(reads.sets.flatMap((set, at) => (used.has(at) ? set : [])));
	const numbers = reads.questions.map(({ name, digest }, at) => {
		if (!asked.has(at)) return null;
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
	const note = db.prepare('INSERT INTO read VALUES (?, ?)');
	for (const [at, set] of reads.sets.entries()) {
		if (!used.has(at)) continue;
		for (const place of set) note.run(numbers[place] ?? null, first + at);
	}
	// Pages that ask nothing share the set nothing is in.
	const nothing = first + reads.sets.length;
	const add = db.prepare('INSERT INTO page VALUES (?, ?, ?, ?, ?)');
	const describe = describer();
	for (const page of pages) {
		const { route, path } = page;
		const set = reads.pages.get(path);
		add.run(
			path,
			owners[route.kind] ?? 'general',
			owners[route.kind] && 'id' in route ? route.id : null,
			describe(page),
			set === undefined ? nothing : first + set,
		);
	}
	return nothing + 1;
}

/** Whom pages belong to that stand and fall with one record. */
const owners: Readonly<Partial<Record<Route['kind'], 'unit' | 'project'>>> = {
	unit: 'unit',
	homeFile: 'unit',
	project: 'project',
};

const Numbered = z.object({ number: z.int() });
const Last = z.object({ last: z.int() });

/** Which units the answer to a question about lists can depend on; what is absent does not matter. */
interface Scope extends UnitFilter {
	/** Prices that count; all do when absent. */
	readonly band?: ReturnType<typeof priceBand>;
}

/** For a question about single records it is empty: those are found by their ids. */
function scopeOf(question: Question): Scope {
	switch (question[0]) {
		case 'ids':
		case 'count':
		case 'cities':
		case 'kinds':
		case 'districts':
		case 'spreads':
			return question[1];
		case 'fills': {
			// Wider lists of the same city count as well.
			const { deal, city } = question[1];
			return { deal, city, onOffer: true };
		}
		case 'similar': {
			// Units of the same project count whatever their kind, city and price are.
			const { kind, city, deal, projectId } = question[1];
			return { kind, city, deal, projectId, onOffer: true, band: priceBand(question[1]) };
		}
		case 'unit':
		case 'project':
		case 'legal':
		case 'projects':
		case 'isNew':
		case 'people':
		case 'person':
		case 'places':
		case 'priceBands':
		case 'between':
		case 'viewings':
			return {};
		case 'indexedUnits':
		case 'described': {
			const [, city] = question;
			return { city };
		}
	}
}
