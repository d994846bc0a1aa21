import { amountAt } from './amounts.ts';
import type { Counted, Dictionary } from './dictionary.ts';
import type { Token } from './tokens.ts';

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

/** A phrase with the words it is read by. */
export interface Cursor {
	readonly tokens: readonly Token[];
	readonly dictionary: Dictionary;
}

export interface UnitsBehind {
	readonly units: readonly Counted[];
	/** Where the phrase goes on. */
	readonly next: number;
	/** Whether the word for the plot is one of them. */
	readonly namesPlot: boolean;
	/** Whether areas are in square feet. */
	readonly isFeet: boolean;
}

/** What a number counts by the words behind it: "€ warm im Monat", "m² Grundstück". */
export function unitsBehind(
	{ tokens, dictionary }: Cursor,
	{ at, topics }: { readonly at: number; readonly topics: ReadonlySet<Counted> },
): UnitsBehind {
	const units: Counted[] = [];
	let [next, look, namesPlot, isFeet] = [at, at, false, false];
	for (;;) {
		const unit = dictionary.match('unit', tokens, look);
		const counted = unit?.value === 'feet' ? 'area' : unit?.value;
		if (unit && counted && fits(counted, units)) {
			units.push(counted);
			isFeet ||= unit.value === 'feet';
			namesPlot ||= dictionary.match('term', tokens, look)?.value.startsWith('kind=plot') === true;
			look += unit.length;
			next = look;
			continue;
		}
		const filler = dictionary.match('filler', tokens, look);
		// "300,000 of euros", "im Monat"; a place in between belongs to something else.
		if (!filler || look - next > 2 || amountAt(tokens, look, dictionary)?.isWeak === false) break;
		if (units.length === 0 && topics.size > 0) break;
		look += filler.length;
	}
	return { units, next, namesPlot, isFeet };
}

/** Whether a second unit behind a number goes on from the first. */
function fits(unit: Counted, before: readonly Counted[]): boolean {
	if (before.length === 0) return unit !== 'garden' && unit !== 'plot';
	if (isMoney(unit)) return before.every((one) => isMoney(one)) && !before.includes(unit);
	return (unit === 'plot' || unit === 'area') && before.length === 1 && before[0] === 'area';
}
