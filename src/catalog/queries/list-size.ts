import type { Rows } from '../store/rows.ts';
import { condition, type UnitFilter } from './unit-filter.ts';

/**
 * Whether a list of units on offer is long enough, and shorter than each wider list of the same city. What is
 * asked of other cities is asked apart (`spreads`), so that this depends on the units of one city.
 */
export function fillsList(
	rows: Rows,
	{ facet, least }: { readonly facet: UnitFilter; readonly least: number },
): boolean {
	const { where, parameters } = condition({ ...facet, onOffer: true });
	const found = rows(`SELECT 1 FROM unit ${where} LIMIT ?`, [...parameters, least]).length;
	if (found < least) return false;
	const { kind, city, district, ...rest } = facet;
	const has = (wider: UnitFilter, other: string, value: string) => {
		const { where, parameters } = condition({ ...wider, onOffer: true }, other);
		return rows(`SELECT 1 FROM unit ${where} LIMIT 1`, [value, ...parameters]).length > 0;
	};
	const otherKind =
		kind === undefined || city === undefined || has({ ...rest, city, district }, 'kind <> ?', kind);
	const elsewhere =
		district === undefined || has({ ...rest, kind, city }, 'district IS NOT ?', district);
	return otherKind && elsewhere;
}
