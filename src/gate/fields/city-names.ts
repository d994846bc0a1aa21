/**
 * Gives cities that differ only in case, blanks, signs or the way umlauts are written ("JENA", "Jena ") one
 * name, the one most units have: they are one city, and lists of units are made by name.
 *
 * @param cities of each unit, in an order that stays the same from pull to pull
 */
export function cityNames(cities: Iterable<string>) {
	const counts = new Map<string, Map<string, number>>();
	const keys = new Map<string, string>();
	for (const city of cities) {
		const key = keys.get(city) ?? cityKey(city);
		keys.set(city, key);
		const names = counts.get(key) ?? new Map<string, number>();
		names.set(city, (names.get(city) ?? 0) + 1);
		counts.set(key, names);
	}
	const chosen = new Map([...counts].map(([key, names]) => [key, mostFrequent(names)]));
	return {
		/** The one name of a city, however an account spells it. */
		of: (city: string) => chosen.get(keys.get(city) ?? '') ?? city,
		/** Names of cities that the account spells in more than one way. */
		mixed: [...counts].flatMap(([key, names]) => (names.size > 1 ? (chosen.get(key) ?? []) : [])),
	};
}

/** The same for all spellings of a city, also with the river or landscape behind its name: "Frankfurt a. M." */
export function cityKey(city: string): string {
	return withoutJoint(city.trim().toLowerCase())
		.replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replaceAll(/[^\p{L}\d]/gu, '');
}

function mostFrequent(names: ReadonlyMap<string, number>): string | undefined {
	return [...names].sort(([, a], [, b]) => b - a)[0]?.[0];
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
const shortened: Readonly<Record<string, string>> = {
	m: 'main',
	o: 'oder',
	rh: 'rhein',
	n: 'neckar',
	r: 'ruhr',
	t: 'tauber',
	h: 'hoehe',
	br: 'breisgau',
	brsg: 'breisgau',
	w: 'weinstrasse',
	wstr: 'weinstrasse',
	opf: 'oberpfalz',
};
