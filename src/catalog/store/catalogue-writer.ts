import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { LegalKind, LegalText } from '../../domain/legal.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { catalogueHeader } from './header.ts';
import { projectRow, shownPictures, unitRow } from './narrow-row.ts';
import { digestOf, openRecordWriter } from './record-store.ts';
import { rowWriter } from './row-writer.ts';
import { catalogueFormat, catalogueIndexes, catalogueTables } from './tables.ts';

/** Where a catalogue lies: its own file, and the file of records it shares with other catalogues. */
export interface CatalogueFiles {
	readonly catalogue: string;
	readonly records: string;
}

/** What a catalogue says of how it was made. */
export interface Completion {
	/** ISO 8601. */
	readonly pulledAt: string;
	/** See `decidingSettings`; without them it serves no build that does without the CRM. */
	readonly settings?: string | undefined;
}

/** What a catalogue goes on holding: ids, and kinds of legal texts. */
export interface Kept {
	readonly units: Iterable<number>;
	readonly projects: Iterable<number>;
	readonly legal: Iterable<LegalKind>;
}

/**
 * Begins a catalogue, empty or as a copy of another. It is written beside its place and renamed when it
 * is finished, so a failure leaves the last one as it was. The copy costs milliseconds, whatever the size.
 * @param base path of a catalogue of this format that shares the file of records
 * @param houses keys of what the texts of a record may name as houses, which later builds look for
 * @throws when there is no such catalogue at `base`
 */
export function openCatalogueWriter(
	files: CatalogueFiles,
	{
		base,
		houses,
	}: {
		readonly base?: string | undefined;
		readonly houses: (record: Unit | Project) => readonly string[];
	},
) {
	if (base !== undefined && !catalogueHeader(base)) {
		throw new Error(
			`The catalogue at ${base} cannot be built upon: run \`npm run build\`, which reads the CRM whole.`,
		);
	}
	mkdirSync(dirname(files.catalogue), { recursive: true });
	const unfinished = `${files.catalogue}.${process.pid}.new`;
	rmSync(unfinished, { force: true });
	if (base !== undefined) copyFileSync(base, unfinished);
	const db = new DatabaseSync(unfinished);
	// The file is thrown away when anything fails, so a journal would only cost time.
	db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON; BEGIN');
	if (base === undefined) db.exec(catalogueTables);
	const records = openRecordWriter(files.records);
	const write = rowWriter(db);

	const abandon = () => {
		records.close();
		db.close();
		rmSync(unfinished, { force: true });
	};
	return {
		/** Adds a unit, or replaces the one of this id; the same for `project` and `legal`. */
		unit: (unit: Unit) => {
			write.row('unit', unitRow(unit, { digest: records.put(unit), houses: houses(unit) }));
			write.pictures('unit', unit, shownPictures(unit));
		},
		project: (project: Project) => {
			write.row(
				'project',
				projectRow(project, { digest: records.put(project), houses: houses(project) }),
			);
			write.pictures('project', project, shownPictures(project));
		},
		legal: (text: LegalText) => write.row('legal', { kind: text.kind, digest: records.put(text) }),
		/** Replaces the list of units that the CRM has and the public may not see. */
		withheld: (ids: Iterable<number>) => {
			db.exec('DELETE FROM withheld');
			for (const id of ids) write.row('withheld', { id });
		},
		/** Replaces the list of cities that the account spells in more than one way. */
		mixedCities: (names: Iterable<string>) => {
			db.exec('DELETE FROM mixed_city');
			for (const name of names) write.row('mixed_city', { name });
		},
		/** Takes out every unit, project and legal text that is not named. */
		keepOnly: ({ units, projects, legal }: Kept) => {
			write.keep('unit', units);
			write.keep('project', projects);
			write.keepLegal(legal);
		},
		/** Completes the catalogue and puts it in its place. */
		finish: (done: Completion) => {
			try {
				complete(db, done);
				if (base === undefined) db.exec(catalogueIndexes);
				db.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE');
			} catch (error) {
				abandon();
				throw error;
			}
			// The records first: a catalogue never names what is not on the disk.
			records.close();
			db.close();
			renameSync(unfinished, files.catalogue);
		},
		/** Throws away what was written. */
		abandon,
	};
}

/** A catalogue that is being written. Nobody sees it before it is finished. */
export type CatalogueWriter = ReturnType<typeof openCatalogueWriter>;

/** What only the whole catalogue tells. */
function complete(db: DatabaseSync, { pulledAt, settings = '' }: Completion): void {
	db.exec(`UPDATE project SET on_offer = EXISTS (
		SELECT 1 FROM unit WHERE project_id = project.id AND unit.on_offer = 1)`);
	const { everything, changedAt } = Totals.parse(db.prepare(totals).get());
	db.exec('DELETE FROM catalogue');
	db.prepare('INSERT INTO catalogue VALUES (?, ?, ?, ?, ?)').run(
		catalogueFormat,
		pulledAt,
		changedAt,
		digestOf(everything),
		settings,
	);
}

const listOf = (table: string, key: string) =>
	`coalesce((SELECT group_concat(${key} || ' ' || digest, char(10) ORDER BY ${key}) FROM ${table}), '')`;
const totals = `SELECT
	${listOf('unit', 'id')} || ';' || ${listOf('project', 'id')} || ';' || ${listOf('legal', 'kind')} AS everything,
	(SELECT coalesce(max(max(created_at), max(updated_at)), 0) FROM unit) AS changedAt`;
const Totals = z.object({ everything: z.string(), changedAt: z.int() });
