import { readNumbers, sums } from './numbers.ts';
import { columnNames, indexFormat, stepping, type SearchIndex } from './search-index.ts';

interface Header extends Omit<SearchIndex, 'columns' | 'places'> {
	readonly format: number;
	readonly places: readonly (readonly [
		city: string,
		district: string,
		lat?: number,
		lng?: number,
	])[];
}

/** Reads what `writeIndex` has written. @throws when it is of another version. */
export function readIndex(bytes: Uint8Array): SearchIndex {
	const line = bytes.indexOf(0x0a);
	const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
	const { format, ...lists } = header;
	if (format !== indexFormat)
		throw new Error(`The index has format ${format}, not ${indexFormat}.`);
	let from = line + 1;
	const column = (name: (typeof columnNames)[number]) => {
		const { numbers, end } = readNumbers(bytes, { from, count: header.count });
		from = end;
		return stepping.has(name) ? sums(numbers) : numbers;
	};
	// In the order in which they lie in the file.
	const columns = {
		id: column('id'),
		deal: column('deal'),
		reserved: column('reserved'),
		kind: column('kind'),
		place: column('place'),
		project: column('project'),
		price: column('price'),
		area: column('area'),
		plot: column('plot'),
		rooms: column('rooms'),
		features: column('features'),
		energy: column('energy'),
		available: column('available'),
		created: column('created'),
	};
	const places = header.places.map(([city, district, lat, lng]) => ({
		city,
		...(district && { district }),
		...(lat !== undefined && lng !== undefined && { point: { lat: lat / 1000, lng: lng / 1000 } }),
	}));
	return { ...lists, places, columns };
}
