import { Ids, type Rows } from '../store/rows.ts';
import { order, priceBand, type Likeness } from './unit-filter.ts';

/** Of the newest, how many are compared with a unit that has no price. */
const compared = 60;
/** How much another district weighs: as much as a quarter of the area more or less. */
const elsewhere = 0.25;

/**
 * Units on offer of the same kind, city and deal outside the unit's own project: those whose prices lie nearest,
 * within 20 %. Where it has none to compare by, those of the newest that are most like it in size and lie in its
 * district. The nearest are looked for from the unit's own price up and down, and the closestNames among so many of the
 * newest, so that it costs the same however many there are.
 * @returns ids
 */
export function alikeOutside(rows: Rows, like: Likeness, limit: number): number[] {
	const { id, projectId, kind, city, deal, price, district = null, area = null } = like;
	if (city === undefined) return [];
	const others = `kind = ? AND city = ? AND deal = ? AND on_offer = 1 AND id != ? AND project_id IS NOT ?`;
	const parameters = [kind, city, deal, id, projectId ?? -1];
	const band = priceBand(like);
	if (!band || !price) {
		const sql = `
			WITH own (area, district) AS (VALUES (?, ?)),
				newest AS (SELECT id, area, district, created_at FROM unit WHERE ${others} ${order({})} LIMIT ?)
			SELECT newest.id FROM newest, own
			ORDER BY coalesce(abs(newest.area - own.area) / own.area, 1)
				+ coalesce(newest.district <> own.district, 1) * ${elsewhere}, created_at DESC, newest.id DESC
			LIMIT ?`;
		return Ids.parse(rows(sql, [area, district, ...parameters, compared, limit]));
	}
	const { lowest, highest, currency } = band;
	// Both in the order of the index, so that nothing is sorted however many have one price.
	const side = (range: string, direction: 'ASC' | 'DESC') => `
		SELECT * FROM (SELECT id, abs(price_cents - ?) AS distance FROM unit
			WHERE ${others} AND currency = ? AND ${range}
			ORDER BY price_cents ${direction}, id ${direction} LIMIT ?)`;
	const sql = `${side('price_cents BETWEEN ? AND ?', 'DESC')}
		UNION ALL ${side('price_cents > ? AND price_cents <= ?', 'ASC')}
		ORDER BY distance, id DESC LIMIT ?`;
	const { cents } = price;
	return Ids.parse(
		rows(sql, [
			cents,
			...parameters,
			currency,
			lowest,
			cents,
			limit,
			cents,
			...parameters,
			currency,
			cents,
			highest,
			limit,
			limit,
		]),
	);
}
