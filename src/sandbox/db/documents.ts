import type { DatabaseSync } from 'node:sqlite';

/** The documents that lie in the records of units, projects and contacts. */
export interface DocumentList {
	list(of: DocumentOwner, page: { readonly page: number; readonly per: number }): unknown[];
	count(of: DocumentOwner): number;
}

/** One record, or all of them when it names none. */
export interface DocumentOwner {
	readonly property?: number | undefined;
	readonly project?: number | undefined;
	readonly client?: number | undefined;
}

/** The documents of all units, projects and contacts in a database. */
export function createDocuments(db: DatabaseSync): DocumentList {
	return {
		list(of, { page, per }) {
			const { sql, ids } = source(of);
			const rows = db.prepare(`SELECT value FROM (${sql}) LIMIT ? OFFSET ?`);
			return rows
				.all(...ids, per, (page - 1) * per)
				.map(({ value }): unknown => JSON.parse(String(value)));
		},
		count(of) {
			const { sql, ids } = source(of);
			const row = db.prepare(`SELECT count(*) AS n FROM (${sql})`).get(...ids);
			return Number(row?.['n']);
		},
	};
}

function source({ property, project, client }: DocumentOwner): { sql: string; ids: number[] } {
	const owners = [
		['units', property],
		['projects', project],
		['contacts', client],
	] as const;
	const named = owners.filter(([, id]) => id !== undefined);
	const parts = (named.length > 0 ? named : owners).map(
		([table, id]) =>
			`SELECT json_each.value FROM ${table}, json_each(${table}.record, '$.documents') WHERE ${table === 'contacts' ? 'deleted_at IS NULL' : 'true'}${id === undefined ? '' : ` AND ${table}.id = ?`}`,
	);
	return {
		sql: parts.join(' UNION ALL '),
		ids: named.flatMap(([, id]) => (id === undefined ? [] : [id])),
	};
}
