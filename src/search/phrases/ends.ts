import { isCounted, isMoney, type Counted } from './counted.ts';
import type { Bound } from './vocabulary.ts';

/** The ends of what is meant. Without a bound, a price is the highest, a year itself, all else the least. */
export function spanOf(
	amounts: readonly [number] | readonly [number, number],
	{
		bounds,
		unit,
	}: { readonly bounds: readonly (Bound | undefined)[]; readonly unit: Counted | undefined },
): { readonly from?: number; readonly to?: number } {
	const [value, end] = amounts;
	if (end !== undefined) return { from: value, to: end };
	if (bounds.includes('about'))
		return { from: Math.round(value * 0.9), to: Math.round(value * 1.1) };
	if (bounds.includes('exactly')) return { from: value, to: value };
	if (bounds.some((bound) => bound === 'to' || bound === 'before' || bound === 'range'))
		return { to: value };
	if (bounds.length > 0) return { from: value };
	if (unit === 'built' || (isCounted(unit) && value === 1)) return { from: value, to: value };
	return unit === undefined || isMoney(unit) ? { to: value } : { from: value };
}
