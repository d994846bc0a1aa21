import { brotliCompressSync, constants } from 'node:zlib';
import type { IndexedUnit, OfferedPlace } from '../../src/domain/indexed-unit.ts';
import { countryTowns } from '../../src/sandbox/country-towns.ts';
import { shiftFor } from '../../src/search/shards.ts';
import { writeTexts } from '../../src/search/text-file.ts';
import { writeCities, writeIndex } from '../../src/search/write/write-index.ts';
import { writePoints } from '../../src/search/write/write-points.ts';
import { site } from '../support/settings.ts';
import { stockOf, textsOf } from './search-stock.ts';
import { aligned, whole } from './table.ts';

/** Districts of a town that has any. */
const districts = 12;
const townOf = countryTowns([]);

/** What filters load of a large account: the names of its cities, and the files of its largest one. */
export function citySizes(count: number): string {
	const units = stockOf(count).map(inTown);
	const shift = shiftFor(units.map(({ id }) => id));
	const cities = [...Map.groupBy(units, ({ city = '' }) => city)].toSorted(
		([, a], [, b]) => b.length - a.length,
	);
	const [[city, own] = ['', []]] = cities;
	const rows: [name: string, value: string][] = [
		['Units', whole(count)],
		['Cities', whole(cities.length)],
		['Names of the cities, brotli', sizeOf(writeCities(placesOf(units), { shift }))],
		['Units of the largest city', whole(own.length)],
		['· index', sizeOf(writeIndex(own, { shift, city, monthly: site.monthly }))],
		['· points of the map', sizeOf(writePoints(own, site.monthly))],
		['· words of a language', sizeOf(Buffer.from(writeTexts(textsOf(own))))],
		['Index of all, were it one file', sizeOf(writeIndex(units, { shift, monthly: site.monthly }))],
	];
	return aligned([['What', 'Size'], ...rows]).join('\n');
}

function inTown(unit: IndexedUnit): IndexedUnit {
	const { city, region, zip_code, district, lat, lng } = townOf(unit.id) ?? {};
	const part = (unit.id % districts) + 1;
	return {
		...unit,
		city,
		region,
		zip: zip_code && String(Number(zip_code) + part),
		district: district === null ? undefined : `Viertel ${part}`,
		lat: (lat ?? 0) + (unit.lat ?? 0) / 1000,
		lng: (lng ?? 0) + (unit.lng ?? 0) / 1000,
	};
}

/** As the catalogue counts them. */
function placesOf(units: readonly IndexedUnit[]): OfferedPlace[] {
	const groups = Map.groupBy(units, ({ city, district, region, zip, deal }) =>
		[city, district, region, zip, deal].join('\n'),
	);
	return [...groups.values()].flatMap((own) => {
		const [first] = own;
		const { city, district, region, zip, deal, lat, lng } = first ?? {};
		return city && deal ? [{ city, district, region, zip, deal, lat, lng, count: own.length }] : [];
	});
}

function sizeOf(bytes: Uint8Array): string {
	const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
	return `${(brotliCompressSync(bytes, { params }).length / 1000).toFixed(1)} kB`;
}
