import { kilometresBetween } from '../../domain/distance.ts';
import { radii } from '../../domain/listing.ts';
import { cityName } from '../../i18n/place-name.ts';
import type { ChosenPlace } from '../place-names.ts';
import { columnOf, type IndexedPlace, type SearchIndex } from '../search-index.ts';
import type { Facet, Slice, Speech } from './facet.ts';
import { anyOf, ticks } from './ticks.ts';
import { numberField, numberIn } from './numbers.ts';

interface PlaceFilter {
	/** Any of them, or, with a radius, what lies within as many kilometres of one. */
	readonly places?: readonly ChosenPlace[] | undefined;
	readonly radius?: number | undefined;
}

/** Any of some places. The column has their numbers from 1 in the index, and 0 where the account does not say. */
export const places: Facet<PlaceFilter> = {
	name: 'places',
	keys: ['places', 'radius'],
	panel: 'place',
	title: 'filter.place',
	messages: ['filter.kilometres'],
	columns: { place: (unit, account) => account.placeOf(unit) },
	fields: ['place', 'radius'],
	control: { kind: 'places' },
	test(filter, index) {
		const column = columnOf(index, 'place');
		const numbers = placeNumbers(index, filter);
		return numbers && ((row) => numbers.has(column[row] ?? 0));
	},
	read(fields, known) {
		const named = (fields['place'] ?? []).flatMap((name) => known.places.find(name) ?? []);
		const { city } = known.index;
		// In the index of one city it restricts nothing, and what lies around it is not there.
		const chosen = city === undefined ? named : named.filter((place) => place.district);
		const kilometres = city === undefined ? numberIn(fields['radius']) : undefined;
		return {
			places: chosen.length > 0 ? chosen : undefined,
			radius: radii.find((radius) => radius === kilometres),
		};
	},
	write: (filter, known) => ({
		place: filter.places?.map(known.places.name).filter(Boolean),
		radius: numberField(filter.radius),
	}),
	labels({ places: chosen = [], radius }, { say, locale }) {
		const around = radius ? ` ${say('filter.kilometres', { n: radius })}` : '';
		return chosen.map((place) => {
			const others = chosen.filter((one) => one !== place);
			// Around none there is no distance.
			const rest = others.length > 0 ? { places: others, radius } : none;
			return { words: `${place.district ?? cityName(place.city, locale)}${around}`, rest };
		});
	},
	// A place is counted by itself, without what lies around it.
	choose: ({ places }, option, field) => (field === 'radius' ? { ...option, places } : option),
	say: (radius, { say }) => say('filter.kilometres', { n: radius }),
};

/**
 * Any of some postcodes, which only phrases ask for. The column has their numbers from 1 in the index, and 0 where
 * nothing is told.
 */
export const postcode: Facet<Slice<'postcode', readonly string[]>> = {
	...ticks(
		{ name: 'postcode', field: 'postcode', say: sayPostcode },
		({ index }) => index.postcodes,
	),
	...anyOf(
		{ name: 'postcode', column: 'postcode' },
		(code, index) => index.postcodes.indexOf(code) + 1 || -1,
	),
	panel: 'place',
	title: 'filter.postcode',
	messages: ['filter.postcode'],
	columns: { postcode: (unit, account) => account.postcodeOf(unit) },
	fields: ['postcode'],
	control: { kind: 'phraseOnly' },
	read({ postcode: said = [] }) {
		// Another one than the account has is a wish, too: nothing is there.
		const codes = said.filter((code) => /^[\p{L}\d][\p{L}\d -]{2,9}$/u.test(code));
		return { postcode: codes.length > 0 ? codes : undefined };
	},
	say: sayPostcode,
};

function sayPostcode(code: string, { say: words }: Speech): string {
	return `${words('filter.postcode')} ${code}`;
}

const none: PlaceFilter = { places: undefined, radius: undefined };

/** Numbers of the places that are wanted, or that lie near one that is. */
function placeNumbers(
	{ places: all }: SearchIndex,
	{ places: wanted = [], radius = 0 }: PlaceFilter,
): ReadonlySet<number> | undefined {
	if (wanted.length === 0) return undefined;
	const isWanted = (place: IndexedPlace) => liesIn(place, wanted);
	const centres = radius > 0 ? all.filter(isWanted).flatMap(({ point }) => point ?? []) : [];
	const isNear = ({ point }: IndexedPlace) =>
		point !== undefined && centres.some((centre) => kilometresBetween(centre, point) <= radius);
	const numbers = all.flatMap((place, at) => (isWanted(place) || isNear(place) ? [at + 1] : []));
	return new Set(numbers);
}

/** Whether a place is one of those chosen, or a district of a city that is. */
export function liesIn({ city, district }: IndexedPlace, chosen: readonly ChosenPlace[]): boolean {
	return chosen.some((one) => one.city === city && (!one.district || one.district === district));
}
