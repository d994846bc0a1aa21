import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import type { LegalKind, LegalText } from '../../domain/legal.ts';
import { mediaHash, type Picture } from '../../domain/pictures/picture.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { appointmentTable, openAppointments } from './appointments.ts';
import { gateResultTables, openGateResults, type Owner, statements } from './gate-results.ts';
import { type CatalogueHeader, catalogueHeader } from './header.ts';
import { projectRow, shownPictures, unitRow } from './narrow-row.ts';
import { digestOf, openRecordWriter } from './record-store.ts';
import { flag, Ids, optional } from './rows.ts';
import { catalogueFormat, catalogueIndexes, catalogueTables } from './tables.ts';

/** Where a catalogue lies: its own file, and the file of records it shares with other catalogues. */
export interface CatalogueFiles {
	readonly catalogue: string;
	readonly records: string;
}

/** What a catalogue says of how it was made; without its settings it serves no build that does without the CRM. */
type Completion = Pick<CatalogueHeader, 'pulledAt'> & { readonly settings?: string | undefined };

/** What a catalogue goes on holding: ids, and kinds of legal texts. */
type Kept = Readonly<Record<'units' | 'projects', Iterable<number>>> & {
	readonly legal: Iterable<LegalKind>;
};

/**
 * Begins a catalogue, empty or as a copy of another. It is written beside its place and renamed when it
 * is finished, so a failure leaves the last one as it was. The copy costs milliseconds, whatever the size.
 * @param base path of a catalogue of this format that shares the file of records
 * @throws when there is no such catalogue at `base`
 */
export function openCatalogueWriter(
	files: CatalogueFiles,
	{ base }: { readonly base?: string | undefined } = {},
) {
	if (base !== undefined && !catalogueHeader(base)) {
		throw new Error(
			`The catalogue at ${base} cannot be built upon: run \`npm run build\`, which reads the CRM whole.`,
		);
	}
	mkdirSync(dirname(files.catalogue), { recursive: true });
	const unfinished = `${files.catalogue}.${process.pid}.new`;
	const finished = `${files.catalogue}.new`;
	rmSync(unfinished, { force: true });
	if (base !== undefined) copyFileSync(base, unfinished);
	const db = new DatabaseSync(unfinished);
	// The file is thrown away when anything fails, so a journal would only cost time.
	db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON; BEGIN');
	if (base === undefined) db.exec(catalogueTables + gateResultTables + appointmentTable);
	const results = openGateResults(db);
	const records = openRecordWriter(files.records);
	const query = statements(db);
	const write = rowWriter(db);

	const drop = (table: string, key: string, kept: Iterable<number | string>) =>
		query(
			`DELETE FROM ${table} WHERE ${key} NOT IN (SELECT value FROM json_each(?)) RETURNING ${key} AS id`,
		).all(JSON.stringify([...kept]));
	const abandon = () => {
		records.close();
		db.close();
		for (const file of [unfinished, finished]) rmSync(file, { force: true });
	};
	return {
		/** The gate's results about all records of the account. */
		results,
		/** What was read of appointments. */
		appointments: openAppointments(db),
		/** Adds a unit, or replaces the one of this id; the same for `project` and `legal`. */
		unit: (unit: Unit) => {
			write.row('unit', unitRow(unit, records.put(unit)));
			write.pictures('unit', unit, shownPictures(unit));
		},
		project: (project: Project) => {
			write.row('project', projectRow(project, records.put(project)));
			write.pictures('project', project, shownPictures(project));
		},
		legal: (text: LegalText) => write.row('legal', { kind: text.kind, digest: records.put(text) }),
		/** A record as it was when the catalogue was begun, or as it has been put since. @throws where there is none */
		record: <Of extends Owner>(owner: Of, id: number): Records[Of] => {
			const row = Digest.parse(query(`SELECT digest FROM ${owner} WHERE id = ?`).get(id));
			// This version of the program has written it.
			const record: Records[Of] = JSON.parse(records.get(row.digest));
			return record;
		},
		/** Units that had a person when they were written, and whether they are public; absent where they are removed. */
		unitsOfBroker: (broker: number) => OfBroker.parse(query(unitsOfBroker).all(broker)),
		/** How many photos public records show. */
		photos: () => Count.parse(query(photoCount).get()).count,
		/** Takes out every unit, project and legal text that is not named. */
		keepOnly: ({ units, projects, legal }: Kept) => {
			drop('legal', 'kind', legal);
			for (const [owner, kept] of [['unit', units] as const, ['project', projects] as const])
				for (const id of Ids.parse(drop(owner, 'id', kept)))
					query('DELETE FROM picture WHERE owner = ? AND id = ?').run(owner, id);
		},
		/** Completes the catalogue and puts it in its place. */
		finish: (done: Completion) => {
			try {
				complete(db, done);
				if (base === undefined) db.exec(catalogueIndexes);
				db.exec('COMMIT');
				rmSync(finished, { force: true });
				// Where SQLite has moved a row, a copy of it stays behind, and would outlive the row.
				db.prepare('VACUUM INTO ?').run(finished);
			} catch (error) {
				abandon();
				throw error;
			}
			// The records first: a catalogue never names what is not on the disk.
			records.close();
			db.close();
			rmSync(unfinished);
			renameSync(finished, files.catalogue);
		},
		/** Throws away what was written. */
		abandon,
	};
}

/** A catalogue that is being written. Nobody sees it before it is finished. */
export type CatalogueWriter = ReturnType<typeof openCatalogueWriter>;

interface Records {
	readonly unit: Unit;
	readonly project: Project;
}
const Digest = z.object({ digest: z.string() });
const Count = z.object({ count: z.int() });
const unitsOfBroker = `SELECT unit.id, is_public AS isPublic FROM unit
	LEFT JOIN gate_result ON owner = 'unit' AND gate_result.id = unit.id WHERE broker_id = ?`;
const OfBroker = z.array(z.object({ id: z.int(), isPublic: optional(flag) }));
const photoCount = `SELECT count(*) AS count FROM picture JOIN gate_result USING (owner, id)
	WHERE is_public = 1 AND jpeg_width IS NOT NULL`;

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

/** Writes the rows of a catalogue, each in the place of what is known of its id. */
export function rowWriter(db: DatabaseSync) {
	const query = statements(db);
	return {
		row(table: string, columns: Readonly<Record<string, SQLInputValue>>): void {
			const names = Object.keys(columns);
			const places = names.map(() => '?').join(', ');
			const sql = `INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${places})`;
			query(sql).run(...Object.values(columns));
		},
		pictures(owner: string, of: Unit | Project, shown: readonly Picture[]): void {
			query('DELETE FROM picture WHERE owner = ? AND id = ?').run(owner, of.id);
			const add = (name: string, place: number | null, width: number | null) => {
				const hash = mediaHash(name);
				if (hash === undefined) return;
				const values = [owner, of.id, Buffer.from(hash, 'hex'), place, width];
				query('INSERT OR IGNORE INTO picture VALUES (?, ?, ?, ?, ?)').run(...values);
			};
			for (const [place, { jpeg }] of shown.entries()) add(jpeg.name, place, jpeg.width);
			for (const picture of [of.broker?.portrait, of.broker?.logo?.picture])
				if (picture) add(picture.jpeg.name, null, picture.jpeg.width);
			for (const name of Object.values(of.previews ?? {})) add(name, null, null);
		},
	};
}
