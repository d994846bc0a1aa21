import { searchPath } from '../../i18n/search-path.ts';
import { citiesIn, inAreas, mostCities, type InAreas } from '../../search/browser/in-areas.ts';
import { joinUnits } from '../../search/browser/join-units.ts';
import { openSearch, type Search } from '../../search/browser/query.ts';
import type { MapPoint } from '../../search/browser/read-points.ts';
import { readAreas, writeAreas } from '../../search/drawn-areas.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { loadIndex } from '../load-index.ts';
import { loadPoints } from '../load-points.ts';

/** What lies in the areas that a text says. */
export interface FoundInAreas extends InAreas {
	/** Those of its areas that are some. */
	readonly areas: string;
	/** With the units of other cities that lie in them; absent where there are none. */
	readonly search?: Search | undefined;
	/** Where those are. */
	readonly beside: readonly MapPoint[];
	/** The cities that were looked in, where the areas reach over more. */
	readonly cities: readonly string[];
}

/**
 * Finds the units that lie in areas; anybody may have written the text.
 * @throws without a network
 */
export async function findInAreas(text: string, index: SearchIndex): Promise<FoundInAreas> {
	const { areas, isWhole } = readAreas(text);
	const found = { areas: isWhole ? text : writeAreas(areas), beside: [], cities: [] };
	if (areas.length === 0) return { ...found, ...inAreas([], []) };
	const own = inAreas(areas, await loadPoints(index));
	if (index.city === undefined) return { ...found, ...own };
	const country = await loadIndex(searchPath('de', { kind: 'searchIndex' }));
	const names = citiesIn(areas, country).filter((city) => city !== index.city);
	const next = names.slice(0, mostCities - 1);
	const others = await Promise.all(
		next.map(async (city) => {
			const other = await loadIndex(searchPath('de', { kind: 'searchIndex', city }));
			const points = await loadPoints(other);
			return { index: other, points, ...inAreas(areas, points) };
		}),
	);
	const all = [own, ...others];
	return {
		areas: found.areas,
		ids: new Set(all.flatMap(({ ids }) => [...ids])),
		rough: new Set(all.flatMap(({ rough }) => [...rough])),
		search: others.length > 0 ? openSearch(joinUnits(index, others)) : undefined,
		beside: others.flatMap(({ points, ids }) => points.filter(({ id }) => ids.has(id))),
		cities: names.length > next.length ? [index.city, ...next] : [],
	};
}
