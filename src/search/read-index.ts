import { readNumbers, sums } from './numbers.ts';
import { indexFormat, stepping, type SearchIndex } from './search-index.ts';

interface Header extends Omit<SearchIndex, 'columns' | 'places'> {
	readonly format: number;
	/** Names of the columns, in the order in which they follow. */
	readonly columns: readonly string[];
	readonly places: readonly (readonly [
		city: string,
		district: string,
		lat?: number,
		lng?: number,
	])[];
}

/**
 * Reads what `writeIndex` has written, column by column, so that whoever reads can do something else in between.
 * @throws when it is of another version.
 */
export function* readIndexInSteps(bytes: Uint8Array): Generator<void, SearchIndex> {
	const line = bytes.indexOf(0x0a);
	const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
	const { format, ...lists } = header;
	if (format !== indexFormat)
		throw new Error(`The index has format ${format}, not ${indexFormat}.`);
	let from = line + 1;
	const columns = new Map<string, Float64Array>();
	for (const name of header.columns) {
		const { numbers, end } = readNumbers(bytes, { from, count: header.count });
		from = end;
		columns.set(name, stepping.has(name) ? sums(numbers) : numbers);
		yield;
	}
	const places = header.places.map(([city, district, lat, lng]) => ({
		city,
		...(district && { district }),
		...(lat !== undefined && lng !== undefined && { point: { lat: lat / 1000, lng: lng / 1000 } }),
	}));
	return { ...lists, places, columns };
}
