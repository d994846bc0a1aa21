import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { LegalKind } from '../../domain/legal.ts';
import { mediaHash } from '../../domain/pictures/media-base.ts';
import type { Picture } from '../../domain/pictures/picture.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { Ids } from './rows.ts';

/** Writes the rows of a catalogue, each in the place of what is known of its id. */
export function rowWriter(db: DatabaseSync) {
	const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
	const run = (sql: string, values: readonly SQLInputValue[]) => {
		const statement = prepared.get(sql) ?? db.prepare(sql);
		prepared.set(sql, statement);
		statement.run(...values);
	};
	const row = (table: string, columns: Readonly<Record<string, SQLInputValue>>) => {
		const names = Object.keys(columns);
		const places = names.map(() => '?').join(', ');
		run(
			`INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${places})`,
			Object.values(columns),
		);
	};
	return {
		row,
		pictures(owner: string, of: Unit | Project, shown: readonly Picture[]): void {
			run('DELETE FROM picture WHERE owner = ? AND id = ?', [owner, of.id]);
			const { portrait, logo } = of.broker ?? {};
			const all = shown.map((picture, place) => ({ picture, place }));
			for (const { picture, place } of [
				...all,
				...[portrait, logo?.picture].flatMap((picture) =>
					picture ? { picture, place: null } : [],
				),
			]) {
				const { name, width } = picture.jpeg;
				add(name, place, width);
			}
			for (const name of Object.values(of.previews ?? {})) add(name, null, null);

			function add(name: string, place: number | null, width: number | null): void {
				const hash = mediaHash(name);
				if (hash === undefined) return;
				const values = [owner, of.id, Buffer.from(hash, 'hex'), place, width];
				run('INSERT OR IGNORE INTO picture VALUES (?, ?, ?, ?, ?)', values);
			}
		},
		keepLegal(kinds: Iterable<LegalKind>): void {
			run('DELETE FROM legal WHERE kind NOT IN (SELECT value FROM json_each(?))', [
				JSON.stringify([...kinds]),
			]);
		},
		keep(table: 'unit' | 'project', ids: Iterable<number>): void {
			const left = db
				.prepare(
					`DELETE FROM ${table} WHERE id NOT IN (SELECT value FROM json_each(?)) RETURNING id`,
				)
				.all(JSON.stringify([...ids]));
			for (const id of Ids.parse(left)) {
				run('DELETE FROM picture WHERE owner = ? AND id = ?', [table, id]);
			}
		},
	};
}
