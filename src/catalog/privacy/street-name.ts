import { fold, type Searched } from './clue.ts';
import { isRomanceRoad } from './romance-road.ts';
import { gap, letter, mark, noWord, spelling } from './spelling.ts';

/** No name has more; small ones may be missing, and the ways to leave some out double with each. */
const mostWords = 12;

/** The words of a street's name as the CRM has it, without a house number. */
export function wordsOf(street: string): string[] {
	const words = street
		.normalize('NFC')
		// As English has it: "10 Downing Street".
		.replace(/^\s*\d+[a-z]?[\s,]+(?=\p{L}{2})/iu, '')
		.replace(/[\s,]+\d+(?:\s*[a-z])?(?:\s*[-–/+](?:\s*\d+)?(?:\s*[a-z])?)*$/iu, '')
		.split(/[\s\p{P}_+]+/u)
		.filter((word) => /\p{L}|\d/u.test(word))
		.slice(0, mostWords);
	return words.map((word, index) => {
		return index > 0 && index === words.length - 1 && /^st$/i.test(word) ? 'Street' : word;
	});
}

/** An expression for every way of writing a name of these words. */
export function coreOf(name: readonly string[]): string {
	const patterns = name.map(wordPattern).map(abbreviated(name));
	return patterns
		.map((pattern, index) => {
			if (index === patterns.length - 1) return pattern;
			const isOptional = index > 0 && smallInside.test(name[index] ?? '');
			return isOptional ? `(?:${pattern}${gap})?` : `${pattern}${gap}`;
		})
		.join('');
}

/** An expression for a name of which every letter stands by itself, and for what follows in the same way. */
export function spacedOut(name: readonly string[]): string | undefined {
	// The rest of "Straße" is among what follows.
	const letters = [
		...name
			.join('')
			.toLowerCase()
			.replace(/str(?:aße|asse)$/u, 'str'),
	];
	if (letters.length < 5) return undefined;
	const rest = `(?:${apart}(?:[${letter}]|\\d{1,4}[a-z]?)${noWord})*`;
	return `(?<![${letter}0-9])${letters.map(spelling).join(apart)}${noWord}${rest}`;
}

/** Between letters that stand one by one. */
const apart = `[${mark}]{1,5}`;

/**
 * What of a name no way of writing it can do without: of its last word the part that is never cut short,
 * or, before "Straße", the word in front, unless that is.
 */
export function anchor(words: readonly string[]): (text: Searched) => boolean {
	const [last = '', before] = words.toReversed().map((word) => word.toLowerCase());
	const isEnglish = before !== undefined && englishRoad(last) !== undefined;
	const cut = onlyRoad.test(last) ? cutShort : isEnglish ? englishCutShort : undefined;
	const part = cut ? innerPart(before ?? '') : lastPart(last);
	const folded = fold(part);
	// Short ones are in every other text.
	if (folded.length < 3) return () => true;
	return ({ text, folded: all }) => all.includes(folded) || (cut?.test(text) ?? false);
}

/** As English has them, whole and cut short. */
const englishRoads = [
	['road', 'rd'],
	['avenue', 'ave?'],
	['square', 'sq'],
	['lane', 'ln'],
	['drive', 'dr'],
	['court', 'ct'],
	['terrace', 'terr'],
	['gardens', 'gdns'],
	['crescent', 'cres'],
	['place', 'pl'],
	['boulevard', 'blvd'],
	['close', 'cl'],
] as const;

/** "Heine-Str.", "Elbstr.", "K-H-Str."; a dot or one letter in front of the road is where a word has been cut short. */
const cutShort = cutShortBefore(`st(?:r|\\.|${noWord})`);
const englishCutShort = cutShortBefore(
	`(?:${englishRoads.flatMap(([whole, short]) => [spelling(whole), short]).join('|')})`,
);

function cutShortBefore(road: string): RegExp {
	return new RegExp(`(?:\\.|(?<![${letter}])[${letter}]-)[${mark}]{0,4}${road}`, 'iu');
}

function lastPart(lower: string): string {
	const stem = roadEnd.exec(lower)?.[1];
	if (stem !== undefined) return `${stem}str`;
	const [, first, last = ''] = compound.exec(lower) ?? [];
	return first === undefined ? lower : first + (shortRoads[last]?.least ?? last);
}

function innerPart(lower: string): string {
	const hasForms =
		onlyRoad.test(lower) || isRomanceRoad(lower) || titles.some((title) => title.test(lower));
	if (hasForms) return '';
	const part = lastPart(lower);
	return part === lower ? (adjective.exec(lower)?.[1] ?? lower) : part;
}

/** "Gran Vía Marqués del Turia" for "Gran Via del Marqués del Túria". */
const smallInside =
	/^(?:de[lrmns]?|d|di?e|das|el|la|las|los|les|y|i|und|and|of|the|von|vom|zu[mr]?)$/iu;

/** "Am", "In der", "Calle de" in front may be missing or inflected in a sentence. */
export function withoutStart(words: readonly string[]): readonly string[] {
	let start = 0;
	while (start < words.length - 1 && small.has((words[start] ?? '').toLowerCase())) start++;
	const rest = words.slice(start);
	return rest.join('').length < 5 ? words : rest;
}

/** "K.-Liebknecht-Str.", "Gr. Elbstr.", "K-H-Str.": every word but the last may be cut short with a dot. */
function abbreviated(words: readonly string[]) {
	return (pattern: string, index: number): string => {
		const first = [...(words[index] ?? '').toLowerCase()][0];
		if (index === words.length - 1 || first === undefined) return pattern;
		// Or, in "K-H-Str.", to one letter with a hyphen. What can be read in two ways takes twice as long with each word.
		const initial = spelling(first);
		return `(?:${pattern}|(?!(?:${pattern})[.-])(?:${initial}[a-zß-öø-ÿ]{0,8}\\.|(?<![${letter}])${initial}(?=-)))`;
	};
}

/**
 * "Zetkin-Straße" of "Clara-Zetkin-Straße": of people that streets are called after, many say the family name alone.
 * @returns `undefined` when it is called after nobody.
 */
export function familyName(words: readonly string[]): readonly string[] | undefined {
	const [road = '', family = '', ...others] = withoutStart(words).toReversed();
	const isPerson =
		endsInRoad.test(road) && family.length > 3 && others.some((word) => !describing.test(word));
	return isPerson ? [family, road] : undefined;
}

/** "Große Bahnhof-Straße" is another one than "Bahnhofstraße". */
const describing =
	/^(?:(?:alt|neu|gro(?:ß|ss)|klein|lang|kurz|hoh|breit|schmal|grün|(?:ober|unter|hinter|vorder|inner|äu(?:ß|ss)er)\p{L}{0,2})(?:e[nrms]?)?|gr|kl|am|an|auf|im|in|zu[mr]?|beim?)$/iu;

/** Words that may stand in front of a name, in any language. */
export const small = new Set(
	[
		'am an der im in den dem auf zum zur bei beim unter vor hinter',
		'c calle carrer av avda avenida avinguda plaza plaça pl paseo passeig de del la las los el l d',
		// French, Italian, Portuguese, Polish, Romanian, Greek and Bulgarian, since homes abroad are offered, too.
		'rue ave avenue bd boulevard allée chemin impasse quai place du des',
		'via viale corso piazza piazzale vicolo dei degli della delle dello',
		'rua travessa praça largo estrada do da dos das',
		'ul ulica ulicy al aleja alei aleje plac placu strada',
		'οδός οδος ул улица',
	].flatMap((words) => words.split(' ')),
);

function wordPattern(word: string, index: number, words: readonly string[]): string {
	const lower = word.toLowerCase();
	if (onlyRoad.test(lower)) return `(?:${road}|st\\.|st(?!\\.)${noWord})`;
	const isInside = index > 0 && index < words.length - 1;
	if (isInside && /^d(?:e[lrmns]?)?$/.test(lower)) return 'd(?:e[lrmns]?)?';
	const english = index > 0 && index === words.length - 1 && englishRoad(lower);
	if (english) return english;
	const title = index < words.length - 1 && titles.find((each) => each.test(lower));
	if (title) return title.source.slice(1, -1);
	const stem = roadEnd.exec(lower)?.[1];
	if (stem !== undefined) return `${spelling(stem)}${gap}${road}`;
	const [, first, last] = compound.exec(lower) ?? [];
	if (first !== undefined && last !== undefined) {
		return `${spelling(first)}${gap}${shortRoads[last]?.written ?? spelling(last)}`;
	}
	const inflected = index < words.length - 1 ? adjective.exec(lower)?.[1] : undefined;
	if (inflected !== undefined) return `${spelling(inflected)}e[nrms]?`;
	const owner = index < words.length - 1 ? /^(.{2,}[^s])s$/u.exec(lower)?.[1] : undefined;
	return owner === undefined ? spelling(lower) : `${spelling(owner)}['’]?s`;
}

/** An expression for the last word of "Abbey Road", whole and cut short; nothing for any other. */
function englishRoad(lower: string): string | undefined {
	for (const [whole, short] of englishRoads) {
		if (lower === whole) return `(?:${spelling(whole)}|${short}(?:\\.|${noWord}))`;
		if (new RegExp(`^${short}$`).test(lower)) return `(?:${spelling(whole)}|${spelling(lower)})`;
	}
	return undefined;
}

const onlyRoad = /^str(?:a(?:ß|ss)e|eet)?$/;
export const endsInRoad =
	/^(?:str(?:a(?:ß|ss)e|eet)?|weg|platz|allee|gasse|ring|ufer|damm|chaussee|steig|pfad|road|lane|avenue|square)$/iu;
/** Each in the forms that it is written in. */
const titles: readonly RegExp[] = [
	/^(?:sankt|saint|san|santa|st)$/,
	/^(?:doktor|doctor|dr)$/,
	/^(?:professor|prof)$/,
	/^(?:geschwister|geschw)$/,
	/^(?:gebr(?:ü|ue?)der|gebr)$/,
	/^(?:b(?:ü|ue?)rgermeister|bgmstr|bgm)$/,
	/^(?:general|gen)$/,
	/^(?:gro(?:ß|ss)e[nrms]?|gr)$/,
	/^(?:kleine[nrms]?|kl)$/,
];
const roadEnd = /^(.{2,}?)(?:straße|strasse|str)$/u;
const adjective = /^(.{3,}?)e[nrms]?$/u;

const road = `str(?:a(?:ß|ss)en?|eet|\\.|(?![${letter}.]))`;
/** Ends of names that are cut short ("Rosenw. 5", "Herreng. 5", "Einheitspl."), and what is left of them at least. */
const shortRoads: Readonly<Record<string, { readonly least: string; readonly written: string }>> = {
	platz: { least: 'pl', written: 'pl(?:atz|\\.|(?!\\.))' },
	weg: { least: 'w', written: `(?:${spelling('weg')}|w\\.)` },
	gasse: { least: 'g', written: `(?:${spelling('gasse')}|g\\.)` },
	allee: { least: 'al', written: `(?:${spelling('allee')}|all\\.)` },
};
const compound =
	/^(.{3,}?)(weg|platz|allee|gasse|ring|ufer|damm|wall|graben|chaussee|steig|markt|stieg|pfad|hof|berg|tor|promenade)$/u;
