import type { SQLInputValue } from 'node:sqlite';
import { otherSize } from '../../domain/listing.ts';
import { Ids, type Rows } from '../store/rows.ts';
import { reserved } from '../store/tables.ts';
import { order, priceBand, type Likeness } from './unit-filter.ts';

/** As many are compared with a unit: of the newest, or of those whose prices lie nearest on either side. */
const compared = 60;
/** How much another district weighs: as much as a quarter of the area more or less. */
const elsewhere = 0.25;

/** Free ones first, then those with the smallest sum of gaps in size, price and district. */
const nearest = `FROM candidate, own ORDER BY ${reserved},
	coalesce(abs(candidate.area - own.area) / own.area, 1)
	+ coalesce(abs(candidate.price_cents - own.price_cents) * 1.0 / own.price_cents, 0)
	+ coalesce(candidate.district <> own.district, 1) * ${elsewhere}`;

/** Units on offer of the same kind in the unit's own project, those first that are most like it. @returns ids */
export function alikeInside(rows: Rows, like: Likeness, limit: number): number[] {
	const { id, projectId, kind } = like;
	if (projectId === undefined) return [];
	const sql = `WITH ${own}, candidate AS (
			SELECT * FROM unit WHERE project_id = ? AND kind = ? AND on_offer = 1 AND id <> ?)
		SELECT candidate.id ${nearest}, floor IS NULL, floor, reference, id LIMIT ?`;
	return Ids.parse(rows(sql, [...ownOf(like), projectId, kind, id, limit]));
}

/**
 * Units on offer of the same kind and deal outside the unit's own project, of about its size: of the same city and within
 * 20 % of its price, as far as both are known. They are looked for among the nearest prices or the newest, so that it
 * costs the same however many there are.
 * @returns ids
 */
export function alikeOutside(rows: Rows, like: Likeness, limit: number): number[] {
	const { id, projectId, kind, city, deal, price } = like;
	const isInCity = city === undefined ? '' : 'AND city = ?';
	const others = `kind = ? ${isInCity} AND deal = ? AND on_offer = 1 AND id <> ? AND project_id IS NOT ?`;
	const parameters = [kind, ...(city === undefined ? [] : [city]), deal, id, projectId ?? -1];
	const band = priceBand(like);
	const part = (also: string, sorted: string) =>
		`SELECT * FROM (SELECT * FROM unit WHERE ${others} ${also} ${sorted} LIMIT ${compared})`;
	const side = (range: string, direction: 'ASC' | 'DESC') =>
		part(
			`AND currency = ? AND ${range}`,
			// In the order of the index, so that nothing is sorted however many have one price.
			`ORDER BY price_cents ${direction}, id ${direction}`,
		);
	const [candidates, all] =
		band && price
			? [
					`${side('price_cents BETWEEN ? AND ?', 'DESC')} UNION ALL ${side('price_cents > ? AND price_cents <= ?', 'ASC')}`,
					[
						...parameters,
						band.currency,
						band.lowest,
						price.cents,
						...parameters,
						band.currency,
						price.cents,
						band.highest,
					],
				]
			: [part('', order({})), parameters];
	const sql = `WITH ${own}, found AS (${candidates}), candidate AS (
			SELECT found.* FROM found, own
			WHERE coalesce(found.area BETWEEN own.area / ${otherSize} AND own.area * ${otherSize}, TRUE))
		SELECT candidate.id ${nearest}, created_at DESC, id DESC LIMIT ?`;
	return Ids.parse(rows(sql, [...ownOf(like), ...all, limit]));
}

const own = 'own (area, price_cents, district) AS (VALUES (?, ?, ?))';

function ownOf({ area, price, district }: Likeness): SQLInputValue[] {
	return [area ?? null, price?.cents ?? null, district ?? null];
}
