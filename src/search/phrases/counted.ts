import type { Unit } from './vocabulary.ts';

/** What a number counts; an amount in another currency than the account's is compared with none. */
export type Counted = Unit | 'foreign';

/** Whether units are counted one by one. */
export function isCounted(unit: Counted | undefined): boolean {
	return unit === 'rooms' || unit === 'bedrooms' || unit === 'bathrooms';
}

export function isMoney(unit: Counted | undefined): boolean {
	return unit === 'price' || unit === 'rent' || unit === 'warm';
}

/** The one unit that words before and behind a number agree on; false where they do not. */
export function unitOf(
	topics: readonly Counted[],
	behind: readonly Counted[],
): Counted | undefined | false {
	const all = [...topics, ...behind];
	if (all.length === 0) return undefined;
	if (all.includes('foreign')) return 'foreign';
	if (all.every(isMoney)) return all.includes('warm') ? 'warm' : 'price';
	for (const surface of ['plot', 'garden'] as const) {
		if (all.includes(surface))
			return all.every((unit) => unit === surface || unit === 'area') && all.includes('area')
				? surface
				: false;
	}
	const [first] = all;
	if (all.includes('decade') && all.every((unit) => unit === 'decade' || unit === 'built'))
		return 'decade';
	return all.every((unit) => unit === first) ? first : false;
}
