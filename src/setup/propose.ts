import { cityKey } from '../gate/fields/city-names.ts';
import type { Status } from '../domain/status.ts';
import type { Account } from './account.ts';

/** Which statuses are public, and how, as their names tell in German, English and Spanish. */
const names: readonly (readonly [Status | 'internal', RegExp])[] = [
	['internal', /akquise|vorbereit|inaktiv|archiv|storn|intern|draft|inactiv|borrador|captaci/i],
	['reference', /referen/i],
	['reserved', /reserv|option/i],
	['sold', /verkauft|vermietet|abgeschlossen|beurkundet|\bsold\b|\blet\b|rented|vendid|alquilad/i],
	[
		'available',
		/vermarkt|verfügbar|\bfrei\b|aktiv|online|angebot|verkauf|vermietung|available|for sale|disponible|en venta/i,
	],
];

/**
 * Names of statuses by what the public is told of them. What no name tells is internal: nothing becomes public by a
 * guess.
 */
export function proposeStatuses(
	statuses: Account['statuses'],
): Readonly<Record<Status | 'internal', readonly string[]>> {
	const of = (wanted: Status | 'internal') =>
		statuses.filter(({ name }) => meaningOf(name) === wanted).map(({ name }) => name);
	return {
		available: of('available'),
		reserved: of('reserved'),
		sold: of('sold'),
		reference: of('reference'),
		internal: of('internal'),
	};
}

function meaningOf(name: string): Status | 'internal' {
	return names.find(([, pattern]) => pattern.test(name))?.[0] ?? 'internal';
}

/** The source of contacts that most likely stands for the company's own website. */
export function proposeSource(sources: Account['sources']): Account['sources'][number] | undefined {
	return sources.find(({ name }) => /web|homepage|internet|página/i.test(name));
}

/**
 * The country of an office, in two letters: that of the units in the city its name tells of, or of all units where they
 * are in one country.
 */
export function proposeCountry(office: string, places: Account['places']): string | undefined {
	const name = cityKey(office);
	const near = places.filter(({ city }) => cityKey(city) !== '' && name.includes(cityKey(city)));
	const countries = new Set((near.length > 0 ? near : places).map(({ country }) => country));
	return countries.size === 1 ? [...countries][0] : undefined;
}
