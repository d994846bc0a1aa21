/**
 * Gives cities that differ only in case, blanks, signs or the way umlauts are written ("JENA", "Jena ") one
 * name, the one most units have: they are one city, and lists of units are made by name.
 *
 * @param cities each spelling and how many units have it, in an order that stays the same from reading to reading
 * @returns the one name of a city, however an account spells it
 */
export function cityNames(
	cities: readonly { readonly city: string; readonly count: number }[],
): (city: string) => string {
	const byKey = Map.groupBy(cities, ({ city }) => cityKey(city));
	const chosen = new Map(
		[...byKey].map(([key, names]) => [key, names.toSorted((a, b) => b.count - a.count)[0]?.city]),
	);
	const keys = new Map(cities.map(({ city }) => [city, cityKey(city)]));
	return (city: string) => chosen.get(keys.get(city) ?? '') ?? city;
}

/** The same for all spellings of a city, also with the river or landscape behind its name: "Frankfurt a. M." */
export function cityKey(city: string): string {
	return withoutJoint(city.trim().toLowerCase())
		.replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replaceAll(/[^\p{L}\d]/gu, '');
}

const joint =
	/^(.{2,}?)(?:[\s-]+(?:am|an[\s-]der|im|in[\s-]der|ob[\s-]der|vor[\s-]der)[\s-]+|\s+[aiov]\.\s?(?:d\.\s?)?|\s*[/(]\s*)(\p{L}[^/()]*)\)?$/u;

/** The name with what stands behind it, without the word or sign between both. */
function withoutJoint(city: string): string {
	const [, name, behind = ''] = joint.exec(city) ?? [];
	if (name === undefined) return city;
	const short = behind.replaceAll(/[\s.]/gu, '');
	return `${name} ${short === 's' && name === 'halle' ? 'saale' : (shortened[short] ?? behind)}`;
}

/** What stands behind names of cities, shortened in one way only. */
const shortened: Readonly<Record<string, string>> = Object.fromEntries(
	'm-main o-oder rh-rhein n-neckar r-ruhr t-tauber h-hoehe br-breisgau brsg-breisgau w-weinstrasse wstr-weinstrasse opf-oberpfalz'
		.split(' ')
		.map((pair) => pair.split('-')),
);
