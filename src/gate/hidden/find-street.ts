import type { Span } from './fact.ts';
import { mended, respelt } from './typing-errors.ts';
import { small, type HiddenStreet } from './street.ts';
import { cardinals } from './spellings.ts';
import { deeds, isOrdinary, landmarks } from './ordinary-words.ts';
import { foldWord, roadForms, type ReadText, type Word } from './words.ts';

/** Between a street and its number. */
export const beforeNumber: ReadonlySet<string> = new Set(
	'nr no n º num numero nummer number hausnummer haus house eingang aufgang'
		.split(' ')
		.map(foldWord),
);
/** Behind a number that counts something else. */
export const counted: ReadonlySet<string> = new Set(
	'min minuten minutes minutos gehminuten fahrminuten m km cm qm m² ha meter metern metres meters metros kilometer zimmer rooms habitaciones euro euros eur uhr jahre jahren years años prozent mal stunden hours horas personen plätze wohnungen flats viviendas bicycles'
		.split(' ')
		.map(foldWord),
);

/** Where a text tells a street: by a rare word, by its exact name with its road, or by its name with its number. */
export function findStreet(street: HiddenStreet, read: ReadText, forgives: boolean): Span[] {
	const found: Span[] = [];
	const { text } = read;
	const words = mended(respelt(read.words, street), street, forgives);
	for (const [at, word] of words.entries()) {
		if (tellsAlone(street, word, words[at + 1]) && !namesOther(text, word, words[at + 1]))
			found.push(word);
		const name = endOfName(street, words, at);
		const span = name && tellingSpan(street, words, text, at, name);
		if (span) found.push(span);
	}
	return found;
}

function tellsAlone(street: HiddenStreet, word: Word, next: Word | undefined): boolean {
	const { name, road, rare } = street;
	if (rare.size === 0) return false;
	if (word.isCapital && (rare.has(word.key) || isCutRare(street, word))) return true;
	if (road === undefined) return false;
	const whole = name.join('');
	// "Geheimwegviertel"
	if (word.isCapital && word.key.startsWith(whole + road)) return true;
	// "#wohnenimgeheimweg", "geheimwegjena"
	if (whole.length < 5 || !word.key.includes(whole)) return false;
	const isGlued = next?.start === word.start && next.road === road && word.key.endsWith(whole);
	const forms = roadForms(road).filter((form) => form.length > 2);
	return isGlued || forms.some((form) => word.key.includes(whole + form));
}

/** "Karl-Heine-Kanal", "Goethe schrieb hier": a thing or a person that the street is called after, too. */
function namesOther(text: string, word: Word, next: Word | undefined): boolean {
	const gap = text.slice(word.end, next?.start);
	return (
		(/^[\s‐-–-]$/.test(gap) && landmarks.has(next?.key ?? '')) ||
		(gap === ' ' && deeds.has(next?.key ?? ''))
	);
}

/** "Mühlgr." of "Mühlgraben" */
function isCutRare({ rare }: HiddenStreet, { key, isCut }: Word): boolean {
	if (!isCut || key.length < 5 || isOrdinary(key)) return false;
	return [...rare].some((word) => word.length > key.length + 1 && word.startsWith(key));
}

/**
 * A name in a text: the index behind its last word, and whether its number must follow, because a slip or a few of its
 * letters may be another word.
 */
interface Name {
	readonly end: number;
	readonly isDoubtful: boolean;
}

/** The name that begins at `at`, however its words are joined or cut short. */
function endOfName(
	{ name, road = '' }: HiddenStreet,
	words: readonly Word[],
	at: number,
): Name | undefined {
	const whole = name.join('');
	// Whatever its spelling, it begins with the same letter; most words are left here.
	if (words[at]?.key[0] !== whole[0]) return undefined;
	const { key: first = '' } = words[at] ?? {};
	// "KHeine12", "Kfdm. 12"
	const initialed = name.map((word, index) => (index < name.length - 1 ? word[0] : word)).join('');
	const isShortened = name.length > 1 && first === initialed;
	if (
		isShortened ||
		(first.length > 3 && consonants.test(first) && isAbbreviation(first, whole + road))
	)
		return { end: at + 1, isDoubtful: true };
	let joined = '';
	let isDoubtful = false;
	for (let index = at; index < words.length && index < at + 16; index++) {
		const { key } = words[index] ?? { key: '' };
		if (small.has(key) && joined !== '' && !whole.startsWith(joined + key)) continue;
		joined += key;
		isDoubtful ||= words[index]?.isSlip === true;
		if (isForm(whole, joined)) return { end: index + 1, isDoubtful };
		if (!whole.startsWith(joined)) break;
	}
	let next = 0;
	isDoubtful = false;
	for (let index = at; index < at + 16 && next < name.length; index++) {
		const word = words[index];
		const wanted = name[next] ?? '';
		// "Landstr. Hauptstr." of "Landstraßer Hauptstraße"
		const { key = '', start } = words[index - 1] ?? {};
		if (next > 0 && word?.start === start && name[next - 1]?.startsWith(key + word?.road)) continue;
		if (word === undefined || (small.has(word.key) && next > 0 && word.key !== wanted)) continue;
		const isGlued = words[index + 1]?.start === word.start && word.key.length > 1;
		const isInitial = name.length > 1 && (word.isCut || word.key.length === 1);
		const isShort = (isGlued || isInitial) && wanted.startsWith(word.key);
		const isLonger =
			word.isCut && word.key.startsWith(wanted) && road.startsWith(word.key.slice(wanted.length));
		// "Bhf.-Str. 12", "Bhf-Straße 12", "Rosa-Lux 20", "Hptstr. 12", "Lindenh. 12"
		const isParted =
			words[index + 1]?.start === word.end + 1 && road !== '' && words[index + 1]?.road === road;
		const isFewLetters =
			((isGlued || word.isCut || (isParted && consonants.test(word.key))) &&
				isAbbreviation(word.key, wanted)) ||
			// Alone "Mit 12" is no "Mittelstraße 12".
			(word.isCapital && word.key.length > (next > 0 ? 2 : 5) && wanted.startsWith(word.key));
		if (word.key !== wanted && !isShort && !isLonger && !isForm(wanted, word.key)) {
			if (!isFewLetters) return undefined;
			isDoubtful = true;
		}
		isDoubtful ||= word.isSlip === true;
		next++;
		if (next === name.length) return { end: index + 1, isDoubtful };
	}
	return undefined;
}

/** As nobody writes a word in full. */
const consonants = /^[b-df-hj-np-tv-z]{2,}$/;

/** Whether a short word has its letters from a longer one, in their order and from the first on. */
export function isAbbreviation(short: string, word: string): boolean {
	if (short.length < 2 || short[0] !== word[0] || short.length > word.length - 2) return false;
	let at = 0;
	for (const letter of word) if (letter === short[at]) at++;
	return at === short.length;
}

/** Whether a word is the wanted one with another ending: "Schönen Aussicht", "Grünbergers". */
function isForm(wanted: string, word: string): boolean {
	return word === wanted || (wanted.length > 4 && word.length > 4 && stem(word) === stem(wanted));
}

function stem(word: string): string {
	return word.replace(/e[nrms]?$/, '');
}

function tellingSpan(
	{ road, isRoadFirst, numbers, rare, needsNumber }: HiddenStreet,
	words: readonly Word[],
	text: string,
	at: number,
	{ end, isDoubtful }: Name,
): Span | undefined {
	let from = at;
	while (from > at - 4 && small.has(words[from - 1]?.key ?? '')) from--;
	const before = words[from - 1];
	const behind = words[end];
	const isBehind =
		road !== undefined &&
		(isRoadFirst === true
			? isOtherLanguage(text, behind, road) || (road === 'str' && behind?.road === road)
			: behind?.road === road || sharesRoad(words, end, road));
	const isNamed = needsNumber && (from < at || end - at > 1) && words[from]?.isCapital === true;
	const isBefore =
		before?.road !== undefined &&
		((isRoadFirst === true && before.road === road) ||
			isNamed ||
			isOtherLanguage(text, before, road)) &&
		!endsBetween(text, before, words[from]);
	const to = isBehind ? end + 1 : end;
	const start = isBefore ? from - 1 : at;
	const whole = { start: words[start]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
	const number = numberBehind(words, text, to, numbers);
	if (number) return { ...whole, end: number.end };
	const front = words[(isBefore ? from - 1 : from) - 1];
	if (
		front &&
		numbers.has(front.key) &&
		!/[.!?;:\n]/.test(text.slice(front.end, words[from]?.start))
	)
		return { ...whole, start: front.start };
	if (isDoubtful && rare.size === 0) return undefined;
	const name = words.slice(at, end);
	const isWritten =
		rare.size > 0 ||
		// "hauptstraße" in small letters
		(isBehind &&
			behind?.start === words[end - 1]?.start &&
			text.slice(behind?.start, behind?.end).length > 8) ||
		name.every((word) => word.isCapital || small.has(word.key) || /\d/.test(word.key));
	return (isBefore || (isBehind && !needsNumber)) && isWritten ? whole : undefined;
}

/** "Mayor Street" of "Calle Mayor", "Ercilla kalea" of "Calle Ercilla", "rue de la Gare" of "Bahnhofstrasse" */
function isOtherLanguage(text: string, word: Word | undefined, road: string | undefined): boolean {
	if (!word?.road || !road || !streetRoads.has(road)) return false;
	const isBehind = /^(?:str|stra(?:ß|ss)e|street|kalea?|droha)$/i;
	const isBefore = /^(?:calle|carrer|rue|rúa|rua|Via|ulica)$/;
	const written = text.slice(word.start, word.end);
	return road === 'str' ? isBefore.test(written) : isBehind.test(written);
}

/** Roads that are the same in several languages. */
export const streetRoads: ReadonlySet<string> = new Set(['str', 'calle', 'rue', 'via', 'ul']);

/** Whether a sentence ends between two words. */
export function endsBetween(text: string, one: Word, other: Word | undefined): boolean {
	const between = text.slice(one.end, other?.start ?? one.end);
	return /[!?;:\n]|\.\s/.test(between) && !(one.isCut && one.end - one.start < 5);
}

/** "Garten- und Bergstraße", "Schiller- Ecke Börsenstraße" */
function sharesRoad(words: readonly Word[], end: number, road: string): boolean {
	return (
		words[end - 1]?.hangs === true && words.slice(end, end + 5).some((word) => word.road === road)
	);
}

/** The street's own number behind its name, unless it counts something. */
function numberBehind(
	words: readonly Word[],
	text: string,
	from: number,
	numbers: ReadonlySet<string>,
): Word | undefined {
	let index = from;
	while (index < from + 2 && beforeNumber.has(words[index]?.key ?? '')) index++;
	while (!isNumber(words[index], numbers, text)) {
		const next = nextInList(words, text, index);
		if (next === undefined) return undefined;
		index = next;
	}
	const number = words[index];
	if (!number) return undefined;
	if (/^[.,]\d|^\s?[%€²]/.test(text.slice(number.end))) return undefined;
	const last = words[from - 1];
	if (last?.road === undefined && last?.isCut === false && endsBetween(text, last, words[from])) {
		return undefined;
	}
	return counted.has(words[index + 1]?.key ?? '') ? undefined : number;
}

/** Also in words, which are the street's own number where nothing follows that they count: "Am Markt fünf." */
function isNumber(word: Word | undefined, numbers: ReadonlySet<string>, text: string): boolean {
	if (word === undefined || numbers.has(word.key)) return word !== undefined;
	return (
		numbers.has(cardinals.get(word.key) ?? '') && /^\s*(?:$|[.,;:)\n])/.test(text.slice(word.end))
	);
}

/** Where a list or a range of numbers goes on: "1, 3 und 5", "3-5". */
function nextInList(words: readonly Word[], text: string, at: number): number | undefined {
	const number = words[at];
	const next = between.has(words[at + 1]?.key ?? '') ? at + 2 : at + 1;
	if (!/^\d/.test(number?.key ?? '') || !/^\d/.test(words[next]?.key ?? '')) return undefined;
	const part = text.slice(number?.end, words[next]?.start);
	return /^[\s\p{L}]*[-–—/,+&.]?[\s\p{L}]*$/u.test(part) ? next : undefined;
}

/** "3 und 5"; a letter belongs to its number. */
const between = new Set('und bis and y u a b c'.split(' ').map(foldWord));
