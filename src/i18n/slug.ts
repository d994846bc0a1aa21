import { once } from './once.ts';

const letters: Readonly<Record<string, string>> = {
	ä: 'ae',
	ö: 'oe',
	ü: 'ue',
	ß: 'ss',
	æ: 'ae',
	ø: 'o',
	œ: 'oe',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	'²': '2',
	'³': '3',
};

const longest = 80;

/**
 * A text as one segment of an address: lower-case ASCII letters, digits and single hyphens, at most 80
 * characters. Empty when nothing of the text can be written so.
 */
export function slugify(text: string): string {
	const lower = text.toLowerCase();
	// Most letters are plain: a site has three addresses for each of its pages, on each page that links there.
	const ascii = foreign.test(lower)
		? lower.normalize('NFC').replace(foreigners, (letter) => written(letter))
		: lower;
	const segment = ascii.replace(separators, '-').replace(/^-/, '');
	return segment.slice(0, longest).replace(/-$/, '');
}

const foreign = /[^\0-\x7F]/u;
const foreigners = /[^\0-\x7F]/gu;
const separators = /[^a-z0-9]+/g;

/** A letter that is not ASCII, in letters that are, or as one that separates. */
const written = once((letter: string) => {
	return letters[letter] ?? letter.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
});

/** Of a city or district: few names, which stand in very many addresses. */
export const placeSlug = once(slugify);
