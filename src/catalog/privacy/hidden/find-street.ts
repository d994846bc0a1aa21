import type { Span } from './fact.ts';
import { small, type HiddenStreet } from './street.ts';
import { foldWord, type ReadText, type Word } from './words.ts';

/** Between a street and its number. */
export const beforeNumber: ReadonlySet<string> = new Set(
	'nr no n º num numero nummer number hausnummer haus house'.split(' ').map(foldWord),
);
/** Behind a number that counts something else. */
const counted = new Set(
	'min minuten minutes minutos gehminuten fahrminuten m km cm qm m² ha meter metern metres meters metros kilometer zimmer rooms habitaciones euro euros eur uhr jahre jahren years años prozent mal stunden hours horas personen plätze wohnungen flats viviendas bicycles'
		.split(' ')
		.map(foldWord),
);

/** Where a text tells a street: by a rare word, by its exact name with its road, or by its name with its number. */
export function findStreet(
	street: HiddenStreet,
	read: ReadText,
	{ needsNumber = false }: { readonly needsNumber?: boolean } = {},
): Span[] {
	const found: Span[] = [];
	const { words, text } = read;
	for (const [at, word] of words.entries()) {
		if (!needsNumber && word.isCapital && (street.rare.has(word.key) || isCompound(street, word)))
			found.push(word);
		const end = endOfName(street, words, at);
		if (end === undefined) continue;
		const span = tellingSpan(street, { words, text, at, end });
		if (span && !(needsNumber && !/\d/.test(text.slice(span.start, span.end)))) found.push(span);
	}
	return found;
}

/** "Geheimwegviertel" */
function isCompound({ name, road, rare }: HiddenStreet, { key }: Word): boolean {
	return road !== undefined && rare.size > 0 && key.startsWith(name.join('') + road);
}

/** The index behind the last word of a name that begins at `at`, however its words are joined or cut short. */
function endOfName(
	{ name, road = '' }: HiddenStreet,
	words: readonly Word[],
	at: number,
): number | undefined {
	const whole = name.join('');
	// Whatever its spelling, it begins with the same letter; most words are left here.
	if (words[at]?.key[0] !== whole[0]) return undefined;
	let joined = '';
	for (let index = at; index < words.length && index < at + 16; index++) {
		const { key } = words[index] ?? { key: '' };
		if (small.has(key) && joined !== '' && !whole.startsWith(joined + key)) continue;
		joined += key;
		if (isForm(whole, joined)) return index + 1;
		if (!whole.startsWith(joined)) break;
	}
	let next = 0;
	for (let index = at; index < at + 16 && next < name.length; index++) {
		const word = words[index];
		const wanted = name[next] ?? '';
		if (word === undefined || (small.has(word.key) && next > 0 && word.key !== wanted)) continue;
		const isGlued = words[index + 1]?.start === word.start && word.key.length > 1;
		const isInitial = name.length > 1 && (word.isCut || word.key.length === 1);
		const isShort = (isGlued || isInitial) && wanted.startsWith(word.key);
		const isLonger =
			word.isCut && word.key.startsWith(wanted) && road.startsWith(word.key.slice(wanted.length));
		if (word.key !== wanted && !isShort && !isLonger && !isForm(wanted, word.key)) return undefined;
		next++;
		if (next === name.length) return index + 1;
	}
	return undefined;
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
	{
		words,
		text,
		at,
		end,
	}: {
		readonly words: readonly Word[];
		readonly text: string;
		readonly at: number;
		readonly end: number;
	},
): Span | undefined {
	let from = at;
	while (from > at - 4 && small.has(words[from - 1]?.key ?? '')) from--;
	const before = words[from - 1];
	const behind = words[end];
	const isBehind =
		road !== undefined &&
		isRoadFirst !== true &&
		(behind?.road === road || sharesRoad(words, end, road));
	const isNamed = needsNumber && (from < at || end - at > 1) && words[from]?.isCapital === true;
	const isBefore =
		before?.road !== undefined &&
		((isRoadFirst === true && before.road === road) || isNamed) &&
		!endsBetween(text, before, words[from]);
	const to = isBehind ? end + 1 : end;
	const start = isBefore ? from - 1 : at;
	const whole = { start: words[start]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
	const number = numberBehind(words, { text, from: to, numbers });
	if (number) return { ...whole, end: number.end };
	const front = words[(isBefore ? from - 1 : from) - 1];
	if (front && numbers.has(front.key) && !endsBetween(text, front, words[from]))
		return { ...whole, start: front.start };
	const name = words.slice(at, end);
	const isWritten =
		rare.size > 0 ||
		name.every((word) => word.isCapital || small.has(word.key) || /\d/.test(word.key));
	return (isBefore || (isBehind && !needsNumber)) && isWritten ? whole : undefined;
}

/** Whether a sentence ends between two words. */
function endsBetween(text: string, one: Word, other: Word | undefined): boolean {
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
	{
		text,
		from,
		numbers,
	}: { readonly text: string; readonly from: number; readonly numbers: ReadonlySet<string> },
): Word | undefined {
	let index = from;
	while (index < from + 2 && beforeNumber.has(words[index]?.key ?? '')) index++;
	while (!numbers.has(words[index]?.key ?? '')) {
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
