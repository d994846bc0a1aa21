import { readColumns, type Columns } from '../columns.ts';
import type { SearchIndex } from '../search-index.ts';

interface Header extends Omit<SearchIndex, 'columns' | 'places'> {
	readonly places: readonly (readonly [
		city: string,
		district: string,
		lat?: number,
		lng?: number,
	])[];
}

/** Reads what `writeDetails` or `writeMonths` has written, in steps. @throws when it is of another version. */
export function* readLateInSteps(bytes: Uint8Array): Generator<void, Columns> {
	const { columns } = yield* readColumns(bytes);
	return columns;
}

/** An index with columns of another file. */
export function withColumns(index: SearchIndex, more: Columns): SearchIndex {
	return { ...index, columns: new Map([...index.columns, ...more]) };
}

/** Reads what `writeIndex` has written, in steps. @throws when it is of another version. */
export function* readIndexInSteps(bytes: Uint8Array): Generator<void, SearchIndex> {
	const { header, columns } = yield* readColumns<Header>(bytes);
	const places = header.places.map(([city, district, lat, lng]) => ({
		city,
		...(district && { district }),
		...(lat !== undefined && lng !== undefined && { point: { lat: lat / 1000, lng: lng / 1000 } }),
	}));
	return { ...header, places, columns };
}
