import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Money } from '../../domain/price.ts';
import { Status } from '../../domain/status.ts';
import { differing, flag, Ids, localised } from '../store/rows.ts';

/** The columns of a unit that are compared without reading its record. */
const Outline = z.object({
	id: z.int(),
	digest: z.string(),
	reference: z.string(),
	status: Status,
	projectId: z.int().nullable(),
	/** NULL for a price on request. */
	cents: z.int().nullable(),
	currency: Money.shape.currency.nullable(),
	area: z.number().nullable(),
	city: z.string().nullable(),
	/** What names the picture of its card; NULL without any. */
	cover: z.string().nullable(),
	titles: localised,
	hidden: flag,
});
export type Outline = z.infer<typeof Outline>;

/** Something as it is in the live catalogue and in the new one. */
export interface BeforeAfter<T> {
	readonly before: T;
	readonly after: T;
}

/** A unit in both catalogues whose public record is not the same. */
export type ChangedUnit = BeforeAfter<Outline>;

/** What a new catalogue changes of the one that is live. */
export interface Changes {
	/** Units published before and after. */
	readonly before: number;
	readonly after: number;
	/** Units published before that are on offer after; absent where what is live is not known. */
	readonly stillOffered?: number;
	readonly added: readonly Outline[];
	readonly removed: readonly Outline[];
	readonly changed: readonly ChangedUnit[];
	/** Ids of projects. */
	readonly projects: {
		readonly added: readonly number[];
		readonly removed: readonly number[];
		readonly changed: readonly number[];
		/** Those that hid their address and tell it now; all that tell it where nothing is known of before. */
		readonly shown: readonly number[];
	};
}

/**
 * What people and guards are told of a new catalogue; which pages it makes stale is asked of `changesToRender`. Compares
 * narrow rows, so that 20,000 units cost as little as the few that differ.
 * @param live path of the catalogue that is live; all units are new without one.
 */
export function changesToJudge(live: string | undefined, next: string): Changes {
	using db = new DatabaseSync(':memory:');
	db.prepare('ATTACH ? AS next').run(next);
	db.prepare('ATTACH ? AS live').run(live ?? ':memory:');
	if (live === undefined) db.exec(nothing);
	const units = (sql: string) => Outline.array().parse(db.prepare(sql).all());
	const ids = (sql: string) => Ids.parse(db.prepare(sql).all());
	const count = (table: string) =>
		Count.parse(db.prepare(`SELECT count(*) AS count FROM ${table}.unit`).get()).count;
	const [before, after] = [units(altered('live', 'next')), units(altered('next', 'live'))];
	return {
		before: count('live'),
		after: count('next'),
		stillOffered: Count.parse(db.prepare(stillOffered).get()).count,
		added: units(absent('next', 'live')),
		removed: units(absent('live', 'next')),
		changed: before.flatMap((unit, at) => {
			const now = after[at];
			return now ? [{ before: unit, after: now }] : [];
		}),
		projects: {
			added: ids('SELECT id FROM next.project WHERE id NOT IN (SELECT id FROM live.project)'),
			removed: ids('SELECT id FROM live.project WHERE id NOT IN (SELECT id FROM next.project)'),
			changed: ids(
				'SELECT id FROM next.project JOIN live.project AS old USING (id) WHERE next.project.digest <> old.digest',
			),
			shown: ids(
				live === undefined
					? 'SELECT id FROM next.project WHERE hidden = 0'
					: 'SELECT id FROM next.project JOIN live.project AS old USING (id) WHERE next.project.hidden < old.hidden',
			),
		},
	};
}

const columns = (table: string) =>
	['id', 'digest', 'reference', 'status', 'project_id AS projectId', 'price_cents AS cents']
		.concat(['currency', 'area', 'city', 'cover', 'titles', 'hidden'])
		.map((column) => `${table}.unit.${column}`)
		.join(', ');
const absent = (here: string, there: string) =>
	`SELECT ${columns(here)} FROM ${here}.unit WHERE id IN (${differing(here, there)})
	 AND id NOT IN (SELECT id FROM ${there}.unit) ORDER BY id`;
const altered = (here: string, there: string) =>
	`SELECT ${columns(here)} FROM ${here}.unit WHERE id IN (${differing(here, there)})
	 AND id IN (SELECT id FROM ${there}.unit) ORDER BY id`;
const stillOffered =
	'SELECT count(*) AS count FROM live.unit JOIN next.unit USING (id) WHERE next.unit.on_offer = 1';
const nothing = `
	CREATE TABLE live.unit (id, digest, reference, status, project_id, price_cents, currency, area, city, cover, titles, hidden);
	CREATE TABLE live.project (id, digest, hidden)`;

const Count = z.object({ count: z.int() });
