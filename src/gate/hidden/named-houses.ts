import { cityKey } from '../fields/city-names.ts';
import { plainText } from '../html/plain-text.ts';
import type { WireAddress } from '../fields/wire-address.ts';
import { readingsOf } from './comparable.ts';
import type { HiddenFact, Span } from './fact.ts';
import { beforeNumber, counted, endsBetween, streetRoads } from './find-street.ts';
import { hiddenStreets, small, streetKeys, withShortName } from './street.ts';
import { textsIn } from './without.ts';
import { readText, type ReadText, type Word } from './words.ts';

/** A place of a text that may name a house: a road or a name, and a number beside it. */
interface NamedHouse extends Span {
	/** All houses that it may be; most are none. */
	readonly keys: readonly string[];
}

/** The houses that a text may name by street and number, in whatever order and however short they are written. */
function namedHouses({ text, words }: ReadText): NamedHouse[] {
	return words.flatMap((word, at) => {
		if (!isHouseNumber(word, text, words[at + 1])) return [];
		const found = [streetBefore(words, text, at), streetBehind(words, text, at)];
		return found.flatMap((street) => {
			if (!street) return [];
			const keys = street.names.map((name) => `${name} ${word.key}`);
			const start = Math.min(street.start, word.start);
			return [{ keys, start, end: Math.max(street.end, word.end) }];
		});
	});
}

/** The same keys of a house itself. */
export function houseNames(address: WireAddress): string[] {
	const areas = [address.city, address.sublocality_level_1, address.district].map(plainText);
	const streets = hiddenStreets(plainText(address.street), plainText(address.house_number), areas);
	const keys = streets
		.flatMap(withShortName)
		.flatMap(({ name, road, numbers }) =>
			[...new Set([roadKey(road), ''])].flatMap((kind) =>
				namesOf(name).flatMap((each) => [...numbers].map((number) => `${each}|${kind} ${number}`)),
			),
		);
	return [...new Set(keys)];
}

interface Street extends Span {
	readonly names: readonly string[];
}

function isHouseNumber({ key, end }: Word, text: string, next: Word | undefined): boolean {
	if (!/^\d{1,4}$/.test(key) || /^[.,]\d|^\s?[%€²]/.test(text.slice(end, end + 2))) return false;
	return !counted.has(next?.key ?? '');
}

/** "Gartenstr. Nr. 5", "calle Mayor, n.º 5", "Lindenweg 1, 3 und 5" */
function streetBefore(words: readonly Word[], text: string, number: number): Street | undefined {
	let at = number - 1;
	while (at > 0 && number - at < 16 && isInList(words, text, at)) at--;
	while (number - at < 18 && beforeNumber.has(words[at]?.key ?? '')) at--;
	const last = words[at];
	const next = words[at + 1];
	if (!last || !next || small.has(last.key) || /^\d/.test(last.key)) return undefined;
	if (next.start - last.end > 4 || (!isRoad(last) && endsBetween(text, last, next)))
		return undefined;
	const behind = last.road;
	const name: Word[] = [];
	for (at -= behind === undefined ? 0 : 1; name.length < 4; at--) {
		const word = words[at];
		const follower = name[0];
		if (!word || (follower && endsBetween(text, word, words[at + 1]))) break;
		if (small.has(word.key) && follower) continue;
		// In front of a name "St." is a saint.
		if (word.road !== undefined && !(word.key === 'st' && behind !== undefined)) {
			if (behind !== undefined || !follower) break;
			// "Calle Mayor"
			const street = word.road;
			const whole = keysOf(name, [roadKey(street), ...(streetRoads.has(street) ? [''] : [])]);
			const ends = name.slice(1).flatMap((_, from) => keysOf(name.slice(from + 1), ['']));
			return { names: [...whole, ...ends], start: last.start, end: last.end };
		}
		if (follower && !isNameWord(word, last)) break;
		name.unshift(word);
	}
	const names = name.flatMap((_, from) => keysOf(name.slice(from), [roadKey(behind)]));
	return names.length > 0 ? { names, start: last.start, end: last.end } : undefined;
}

/** "18 Park Lane", "Nummer 18 in der Parkstraße", "5, calle Mayor" */
function streetBehind(words: readonly Word[], text: string, number: number): Street | undefined {
	const name: Word[] = [];
	let front: string | undefined;
	for (let at = number + 1; at < number + 9 && name.length < 4; at++) {
		const word = words[at];
		const last = words[at - 1];
		if (!word || !last || endsBetween(text, last, word)) break;
		if (last === words[number] && text.slice(last.end, word.start).includes('.')) break;
		if (small.has(word.key)) continue;
		if (word.road !== undefined && name.length > 0 && front === undefined) {
			return { names: keysOf(name, [roadKey(word.road)]), start: word.start, end: word.end };
		}
		if (!word.isCapital && front === undefined) break;
		if (word.road !== undefined) front = word.road;
		else name.push(word);
	}
	const [first, ...rest] = name;
	if (!first) return undefined;
	const shorter = rest.map((_, at) => name.slice(0, at + 1));
	const names = [...shorter, name].flatMap((words) => keysOf(words, [roadKey(front)]));
	return { names, start: first.start, end: name.at(-1)?.end ?? first.end };
}

function isRoad({ road, isCut }: Word): boolean {
	return road !== undefined || isCut;
}

/** Words of a name are all capitalised, or all lower-case as in hurried notes. */
function isNameWord(word: Word, last: Word): boolean {
	return word.isCapital || !last.isCapital || /^\d/.test(word.key);
}

/** Numbers in front of one that stand with it for one house, or for several: "1, 3 und", "3-". */
function isInList(words: readonly Word[], text: string, at: number): boolean {
	const [word, next] = [words[at], words[at + 1]];
	if (!word || !next) return false;
	if (/^\d{1,4}$/.test(word.key)) {
		return /^[\s\p{L}]*[-–—/,+&]?[\s\p{L}]*$/u.test(text.slice(word.end, next.start));
	}
	return /^(?:und|bis|and|y|u|[a-c])$/.test(word.key) && /^\d/.test(words[at - 1]?.key ?? '');
}

/** A name by its last word and the letters that the others begin with, and as one word. */
function namesOf(name: readonly string[]): string[] {
	const last = bare(name.at(-1) ?? '');
	const initials = name.slice(0, -1).map((word) => word.charAt(0));
	return [[...initials, last].join(' '), bare(name.join(''))];
}

function keysOf(name: readonly Word[], roads: readonly string[]): string[] {
	const all = namesOf(name.map(({ key }) => key)).filter((each) => /\p{L}{2}/u.test(each));
	return [...new Set(all)].flatMap((each) => roads.map((road) => `${each}|${road}`));
}

/** A word without the endings that one name may have: "Hohen" of "Hohe Straße", "Aragón" of "Carrer d'Aragó". */
function bare(word: string): string {
	return word.replace(/(?:e[nrms]?|(?<=[oaiu])[nrms])$/, '');
}

/** Streets are the same in all languages. */
function roadKey(road: string | undefined): string {
	return road === undefined ? '' : streetRoads.has(road) ? 'str' : road;
}

/** The houses that the words of a record may name. */
export function housesIn(record: object): Set<string> {
	const texts = textsIn(record).filter((text) => /\d/.test(text));
	const readings = texts.flatMap((text) => readingsOf(text).map((reading) => reading.text));
	return new Set(
		readings.flatMap((text) => namedHouses(readText(text)).flatMap(({ keys }) => keys)),
	);
}

/** Where a text names a hidden house. */
export function namesOneOf(isHidden: (key: string) => boolean): HiddenFact {
	return {
		what: 'hidden address',
		find: (read) => namedHouses(read).filter(({ keys }) => keys.some(isHidden)),
	};
}

/**
 * The same for all spellings of one house: street, house number and postcode, or the city where no postcode is known.
 * @returns `undefined` where street, number or place is not known.
 */
export function houseKey(address: WireAddress): string | undefined {
	const street = plainText(address.street)?.slice(0, longest);
	const place = placeKey(address);
	const inStreet = behind.exec(street ?? '') ?? inFront.exec(street ?? '');
	const written = plainText(address.house_number)?.slice(0, longest) ?? inStreet?.[1];
	const number = numberKey(written);
	if (street === undefined || place === undefined || number === undefined) return undefined;
	const [known = street.toLowerCase()] = streetKeys(street);
	// "Lindenw." is not known to be a road.
	const name = known.replace(/ ?(?:(w)eg|(pl)|(pl)atz|(g)asse|(all)ee|undefined)$/, '$1$2$3$4$5');
	return JSON.stringify([name, number, place]);
}

/** Characters; no street or number is longer. */
const longest = 120;

/**
 * Many accounts write the number behind the street, as in "Lindenweg 5a, Hinterhaus"; the first ones of "Straße des
 * 17. Juni 135" and "Calle 2 de Mayo 5" belong to the name.
 */
const behind =
	/\p{L}{2}\S*?[\s,]+(?:(?:nr|no|n)\.?\s?º?\s*)?(\d+\s?[a-z]?(?:\s?[-‐‑–/+]\s?\d*\s?[a-z]?)*)(?=$|[,;(])/iu;
/** "10 Downing Street". */
const inFront = /^(\d+[a-z]?)[\s,]+\p{L}{2}/iu;

/** "5 A", "Nr. 5a" and "5a, rear" are one number; "5-7" is another than "57", and "s/n" is none. */
function numberKey(text: string | undefined): string | undefined {
	const [number] = aNumber.exec(text ?? '') ?? [];
	return number?.toLowerCase().replaceAll(/[‐‑–]/g, '-').replaceAll(/\s+/g, '');
}

const aNumber = /\d+(?:\s?[a-z](?!\p{L}))?(?:\s?[-‐‑–/+]\s?\d+(?:\s?[a-z](?!\p{L}))?)*/iu;

function placeKey({ zip_code, city }: WireAddress): string | undefined {
	const zip = plainText(zip_code)
		?.toUpperCase()
		.replace(/^[A-Z]{1,2}-(?=\d)/, '')
		.replaceAll(/[^A-Z\d]/g, '');
	const town = plainText(city);
	return zip || (town && cityKey(town)) || undefined;
}
