import type { DatabaseSync } from 'node:sqlite';
import { isFields, type Fields, type Records } from './records.ts';

/** Images and links lie in the records of units and projects. */
export type PartList = 'images' | 'links';
export type PartOwner = 'Property' | 'Project';

/** Which record an image or link lies in. */
export interface Parts {
	/** Where several records hold a part with this id, a unit comes before a project. */
	owner(list: PartList, id: number): { readonly type: PartOwner; readonly id: number } | undefined;
	/** The records of one kind, with every write noted here; a write and its note belong in one transaction. */
	noting(records: Records, type: PartOwner): Records;
}

/** Whose images and links are whose, in a database. */
export function createParts(db: DatabaseSync): Parts {
	const find = db.prepare(
		'SELECT owner, owner_id FROM parts WHERE list = ? AND id = ? ORDER BY owner DESC, owner_id LIMIT 1',
	);
	const insert = db.prepare(
		'INSERT INTO parts (list, id, owner, owner_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
	);
	const drop = db.prepare('DELETE FROM parts WHERE owner = ? AND owner_id = ?');
	return {
		owner(list, id) {
			const row = find.get(list, id);
			if (!row) return undefined;
			return {
				type: row['owner'] === 'Project' ? 'Project' : 'Property',
				id: Number(row['owner_id']),
			};
		},
		noting(records, type) {
			return {
				...records,
				add(fields) {
					const id = records.add(fields);
					note(type, id, fields);
					return id;
				},
				put(id, fields) {
					records.put(id, fields);
					drop.run(type, id);
					note(type, id, fields);
				},
				remove(id) {
					records.remove(id);
					drop.run(type, id);
				},
			};
		},
	};

	function note(type: PartOwner, ownerId: number, fields: Fields): void {
		for (const list of ['images', 'links'] as const) {
			for (const id of idsOf(fields[list])) insert.run(list, id, type, ownerId);
		}
	}
}

function idsOf(parts: unknown): number[] {
	if (!Array.isArray(parts)) return [];
	return parts.filter(isFields).flatMap(({ id }) => (Number.isInteger(id) ? [Number(id)] : []));
}
