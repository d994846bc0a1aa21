import { draw } from './token.ts';

/** The place of a generated unit. */
export interface Town {
	readonly city: string;
	readonly zip_code: string;
	readonly country: string;
	readonly region: string;
	readonly lat: number;
	readonly lng: number;
	/** Small towns have no districts. */
	readonly district?: null;
	readonly sublocality_level_1?: null;
}

const beginnings =
	'Ahren Birken Breiten Buchen Eichen Erlen Falken Fisch Gold Grün Hasel Hirsch Hohen Kalten Kirch Königs Lang Linden Mühl Neuen Ober Rosen Roten Schön Silber Stein Tannen Unter Wald Weiden'.split(
		' ',
	);
const endings =
	'ach au bach berg born bronn brück burg dorf feld felde furt hagen hain hausen heim hof hofen horst ingen kirchen leben moor mühle ow rath reuth rode roda scheid see stadt stein stetten tal walde wangen weiler werder winkel'.split(
		' ',
	);
/** How many of the largest towns have districts. */
const withDistricts = 60;
/** A town's share is proportional to `1 / (rank + evenness)`: the largest of 1,200 has 4 % of all units. */
const evenness = 3;

/** Gives each id a town of the country, the same one every time; a few towns get most of the ids. */
export function countryTowns(largest: readonly Town[]): (id: number) => Town | undefined {
	const made = endings.flatMap((ending, row) =>
		beginnings.map((beginning, column) => townOf(`${beginning}${ending}`, row * 100 + column)),
	);
	const towns = [...largest, ...made].map((town, place) =>
		place < withDistricts ? town : { ...town, district: null, sublocality_level_1: null },
	);
	let sum = 0;
	const shares = towns.map((_, place) => (sum += 1 / (place + 1 + evenness)));
	const parts = 1_000_000;
	return (id) => {
		const drawn = (draw(`town ${id}`, parts) / parts) * sum;
		return towns[shares.findIndex((share) => drawn < share)];
	};
}

function townOf(city: string, number: number): Town {
	return {
		city,
		zip_code: String(10_000 + number * 13),
		country: 'DEU',
		region: regions[draw(`region ${city}`, regions.length)] ?? 'Sachsen',
		lat: 47.8 + draw(`lat of ${city}`, 6_000) / 1_000,
		lng: 7 + draw(`lng of ${city}`, 7_000) / 1_000,
	};
}

const regions = [
	'Baden-Württemberg',
	'Bayern',
	'Brandenburg',
	'Hessen',
	'Niedersachsen',
	'Nordrhein-Westfalen',
	'Rheinland-Pfalz',
	'Sachsen',
	'Sachsen-Anhalt',
	'Thüringen',
];
