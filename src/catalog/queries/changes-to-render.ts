import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { LegalKind } from '../../domain/legal.ts';
import { reserved } from '../store/tables.ts';
import { differing, Ids, type Compared } from '../store/rows.ts';
import { newFor } from './source.ts';

/** What of a unit decides in which lists it stands, and where. */
const ListedUnit = z.object({
	id: z.int(),
	onOffer: z.int(),
	reserved: z.int(),
	deal: z.string(),
	kind: z.string(),
	city: z.string().nullable(),
	district: z.string().nullable(),
	projectId: z.int().nullable(),
	floor: z.int().nullable(),
	reference: z.string(),
	createdAt: z.int(),
	cents: z.int().nullable(),
	currency: z.string().nullable(),
	area: z.number().nullable(),
});
export type ListedUnit = z.infer<typeof ListedUnit>;

/** A unit as it was and as it is; one of them is absent when it was added or taken out. */
interface MovedUnit {
	readonly was?: ListedUnit | undefined;
	readonly is?: ListedUnit | undefined;
}

/**
 * What of a new catalogue may make pages stale; what people and guards are told of it is asked of `changesToJudge`.
 * Compares narrow rows, so that 20,000 units cost as little as those that differ.
 */
export function changesToRender(before: string, after: string) {
	using db = new DatabaseSync(after, { readOnly: true });
	db.prepare('ATTACH ? AS old').run(before);
	const ids = (sql: string, ...parameters: number[]) =>
		Ids.parse(db.prepare(sql).all(...parameters));
	const listed = (schema: string) => ListedUnit.array().parse(db.prepare(listedIn(schema)).all());
	const [was, is] = [listed('old'), listed('main')];
	const units = [...new Set([...was, ...is].map(({ id }) => id))];
	const projects = ids(eitherDiffering('project'));
	const { from, to } = Ages.parse(db.prepare(ages).get());
	return {
		/** Units that were added, changed or taken out. */
		units,
		/**
		 * Columns of the narrow rows in which any of them differs; all where one was added or taken out.
		 */
		columns: differingColumns(db, units),
		/** Cities they are in, or were; '' for those without one. */
		cities: [...new Set([...was, ...is].map(({ city }) => city ?? ''))],
		/** Those of them whose place in lists may differ. */
		moved: movedOnly(was, is),
		projects,
		/** Whether any project has another name, was added or taken out. */
		renamed: Flag.parse(db.prepare(namesDiffer).get()).differ === 1,
		/** Whether the list of projects differs, or its order. */
		projectList: Flag.parse(db.prepare(projectsDiffer).get()).differ === 1,
		legal: Kinds.parse(db.prepare(eitherDiffering('legal')).all()).map(({ id }) => id),
		/** Units that count as new in only one of them, though they themselves are the same. */
		aged: ids(
			'SELECT id FROM main.unit WHERE created_at > ? AND created_at <= ?',
			Math.min(from, to) - newFor,
			Math.max(from, to) - newFor,
		),
	};
}

/** What differs between two catalogues. */
export type ChangesToRender = ReturnType<typeof changesToRender>;

function differingColumns(db: DatabaseSync, units: readonly number[]): Set<string> {
	const names = Names.parse(db.prepare('PRAGMA main.table_info(unit)').all());
	const differ = names.map(({ name }) => `max(own.${name} IS NOT other.${name}) AS ${name}`);
	const row = db
		.prepare(
			`SELECT count(*) AS both, ${differ.join(', ')} FROM main.unit AS own JOIN old.unit AS other USING (id)
			 WHERE id IN (SELECT value FROM json_each(?))`,
		)
		.get(JSON.stringify(units));
	const { both, ...flags } = Flags.parse(row);
	const all = names.map(({ name }) => name);
	return new Set(both === units.length ? all.filter((name) => flags[name] === 1) : all);
}

function movedOnly(was: readonly ListedUnit[], is: readonly ListedUnit[]): MovedUnit[] {
	const after = new Map(is.map((unit) => [unit.id, unit]));
	const before = new Set(was.map(({ id }) => id));
	return [
		...was.map((unit): MovedUnit => ({ was: unit, is: after.get(unit.id) })),
		...is.filter(({ id }) => !before.has(id)).map((unit): MovedUnit => ({ is: unit })),
	].filter((unit) => JSON.stringify(unit.was) !== JSON.stringify(unit.is));
}

const columns = `id, on_offer AS onOffer, ${reserved} AS reserved, deal, kind, city, district, project_id AS projectId, floor, reference,
	created_at AS createdAt, price_cents AS cents, currency, area`;
const other = (schema: string) => (schema === 'main' ? 'old' : 'main');
const listedIn = (schema: string) =>
	`SELECT ${columns} FROM ${schema}.unit WHERE id IN (${differing(schema, other(schema))}) ORDER BY id`;
const eitherDiffering = (table: Compared) =>
	`${differing('main', 'old', table)} UNION ${differing('old', 'main', table)}`;
const order = (schema: string) =>
	`(SELECT coalesce(group_concat(id || ' ' || on_offer ORDER BY id), '') FROM ${schema}.project)`;
const projectsDiffer = `SELECT ${order('main')} <> ${order('old')} AS differ`;
const names = (schema: string) => `SELECT id, titles FROM ${schema}.project`;
const namesDiffer = `SELECT EXISTS (${names('main')} EXCEPT ${names('old')})
	OR EXISTS (${names('old')} EXCEPT ${names('main')}) AS differ`;
const ages = `SELECT
	(SELECT changed_at FROM old.catalogue) AS "from",
	(SELECT changed_at FROM main.catalogue) AS "to"`;

const Names = z.object({ name: z.string() }).array();
const Flags = z.record(z.string(), z.int().nullable());
const Kinds = z.object({ id: LegalKind }).array();
const Ages = z.object({ from: z.int(), to: z.int() });
const Flag = z.object({ differ: z.int() });
