import { wildCard } from './comparable.ts';
import { isOrdinary } from './ordinary-words.ts';
import { small, type HiddenStreet } from './street.ts';
import { roadForms, type Word } from './words.ts';

/**
 * The words of a text as they are meant where they stand for a street: with the letters that a `wildCard` stands for, and,
 * where `forgives` says so, without a typing slip of one letter in a long name.
 */
export function mended(
	words: readonly Word[],
	street: HiddenStreet,
	forgives: boolean,
): readonly Word[] {
	const targets = known.get(street) ?? makeTargets(street);
	known.set(street, targets);
	let isMended = false;
	const result = words.flatMap((word, at) => {
		const meant = word.key.includes(wildCard)
			? targets.find(({ key }) => wild(word.key).test(key))
			: forgives
				? targets.find(
						(target) =>
							isSlip(word, words[at + 1], target) || isNumberedSlip(words, at, target, street),
					)
				: undefined;
		if (!meant) return word;
		isMended = true;
		return meant.words.map((each) => ({ ...word, ...each, isSlip: isOfName(word.key, meant) }));
	});
	return isMended ? result : words;
}

/** The words of a text with those that are other forms of a word of the street as the street has them. */
export function respelt(
	words: readonly Word[],
	{ name, road, isRoadFirst, spellings }: HiddenStreet,
): readonly Word[] {
	if (!words.some(({ key }) => spellings.has(key))) return words;
	const beside = (at: number, step: 1 | -1): Word | undefined => {
		let next = at + step;
		while (small.has(words[next]?.key ?? '')) next += step;
		return words[next];
	};
	const is = (word: Word | undefined, place: number, isRoadThere: boolean) => {
		const wanted = name[place];
		if (word === undefined) return false;
		if (wanted === undefined) return isRoadThere && word.road === road && road !== undefined;
		return word.key === wanted || spellings.get(word.key)?.key === wanted;
	};
	return words.map((word, at) => {
		const spelling = spellings.get(word.key);
		if (spelling === undefined || spelling.key === word.key) return word;
		const place = name.indexOf(spelling.key);
		const isMeant =
			spelling.isAnywhere ||
			is(beside(at, 1), place + 1, isRoadFirst !== true) ||
			is(beside(at, -1), place - 1, isRoadFirst === true);
		if (!isMeant) return word;
		return { ...word, key: spelling.key, isCapital: word.isCapital || /^\d/.test(word.key) };
	});
}

const known = new WeakMap<HiddenStreet, readonly Target[]>();

/** A word that a street is written with, and the words that it is put together from. */
interface Target {
	readonly key: string;
	readonly words: readonly { readonly key: string; readonly road?: string }[];
	/** How many of its letters are the name; a slip among them makes another name of a short one. */
	readonly nameLength: number;
}

function makeTargets({ name, road, isRoadFirst }: HiddenStreet): Target[] {
	const names = name.map((key) => ({ key, words: [{ key }], nameLength: key.length }));
	if (road === undefined) return names;
	// Two letters at the end of a name are an ending more often than a road.
	const forms = roadForms(road).filter((form) => form.length > 2);
	const roads = forms.map((key) => ({ key, words: [{ key, road }], nameLength: 0 }));
	if (isRoadFirst === true) return [...names, ...roads];
	const fronts = [...new Set([name.join(''), name.at(-1) ?? ''])];
	const glued = fronts.flatMap((front) =>
		forms.map((form) => {
			const words = [{ key: front }, { key: form, road }];
			return { key: front + form, words, nameLength: front.length };
		}),
	);
	return [...names, ...roads, ...glued];
}

/** Whether a word is meant to be a longer one and has one letter too many, too few, wrong, or in the wrong place. */
function isSlip(word: Word, next: Word | undefined, target: Target): boolean {
	const { key } = word;
	if (word.road !== undefined || key.length < 5 || Math.abs(key.length - target.key.length) > 1)
		return false;
	const at = slipAt(key, target.key);
	if (at === undefined) return false;
	const isWhole = target.words.length > 1;
	// "Gottschedstaße", but not the plural "Geheimwege"
	if (target.nameLength < target.key.length && at >= target.nameLength)
		return (isWhole || key.length > 5) && at < target.key.length;
	const isGlued = next?.start === word.start && next.road !== undefined;
	const least = isWhole || isGlued ? 5 : 7;
	// "Messing" is no slip of "Lessing".
	return target.nameLength >= least && (at > 0 || least === 5) && !isOrdinary(key);
}

/** A slip in a name of few letters beside another word of the street and with its number: "Karl-Hiene-Straße 12". */
function isNumberedSlip(
	words: readonly Word[],
	at: number,
	{ key, words: parts, nameLength }: Target,
	{ name, road, numbers }: HiddenStreet,
): boolean {
	const word = words[at];
	if (parts.length > 1 || nameLength < 5 || word === undefined || word.key.length < 4) return false;
	if (name.length < 2 || isOrdinary(word.key) || slipAt(word.key, key) === undefined) return false;
	const place = name.indexOf(key);
	const isBeside = (other: number, step: number) =>
		name[other] !== undefined && words[at + step]?.key === name[other];
	if (!isBeside(place - 1, -1) && !isBeside(place + 1, 1)) return false;
	const end = at + name.length - place;
	return (
		words[end]?.road === road && words.slice(end + 1, end + 3).some((next) => numbers.has(next.key))
	);
}

/** Whether the slip is in the name, where it may make another one, and not in the road. */
function isOfName(key: string, { key: meant, nameLength }: Target): boolean {
	return (
		!key.includes(wildCard) && (slipAt(key, meant) ?? 0) < Math.max(nameLength, 1) && nameLength > 0
	);
}

/** Where two words that differ by one slip begin to differ. */
function slipAt(one: string, other: string): number | undefined {
	if (one === other) return undefined;
	let at = 0;
	while (one[at] === other[at]) at++;
	const [a, b] = [one.slice(at), other.slice(at)];
	const isOne =
		a.slice(1) === b.slice(1) ||
		a.slice(1) === b ||
		a === b.slice(1) ||
		(a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
	return isOne ? at : undefined;
}

function wild(key: string): RegExp {
	const letters = key.replaceAll(wildCard, '');
	// Of two letters nothing can be told, and no word is this long.
	if (letters.length < 3 || key.length > 80) return /(?!)/;
	return new RegExp(`^${key.replaceAll(wildCard, '\\p{L}{1,3}')}$`, 'u');
}
