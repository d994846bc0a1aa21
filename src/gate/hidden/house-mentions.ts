import { beforeNumber } from './find-street.ts';
import { plainText } from '../html/plain-text.ts';
import { hiddenStreets, small } from './street.ts';
import type { WireAddress } from '../fields/wire-address.ts';
import { readText } from './words.ts';

/** A word of a text that a house number stands beside; most are no house. */
export interface HouseMention {
	/** The word, folded, and the number. */
	readonly key: string;
	/** Whether the word is said to be a road. */
	readonly isRoad: boolean;
}

const list = String.raw`\s?(?:[-–—/,+&]|und|bis|and|y|u\.)\s?\d{1,4}[a-z]?(?!\d|[.,]\d)`;
/** "Gartenstr. Nr. 5", "calle Mayor, n.º 5", "Lindenweg 1, 3 und 5" */
const numberBehind = new RegExp(
	String.raw`(?<![\p{L}\p{M}])(?<name>\p{L}[\p{L}\p{M}.'’-]{2,40}(?:\s\p{L}[\p{L}.'’-]{1,30})?)` +
		String.raw`(?:[\s,(]{1,3}(?:(?:haus)?(?:nummer|nr)|no?|n[uú]m(?:ero)?)\.?º?:?)?[\s,(#]{0,3}(?<!\d-?)` +
		String.raw`(?<numbers>\d{1,4}[a-z]?(?!\d|[.,]\d|\s?[%€²])(?:${list}){0,8})`,
	'giu',
);
/** "18 Park Lane", "Nummer 18 in der Parkstraße" */
const numberBefore =
	/(?<![\d.,])(?<numbers>\d{1,4})[a-z]?,?\s(?:(?:im|in der|am|an der|auf der|in|on|de la|del?)\s)?(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.]+){0,3})/gu;

/**
 * Words of a text that may be a house together with a number. Cheap, and looked at more closely only where such a house
 * is hidden.
 */
export function houseMentions(text: string): HouseMention[] {
	if (!/\d/.test(text)) return [];
	return [numberBehind, numberBefore].flatMap((expression) =>
		[...text.matchAll(expression)].flatMap(({ groups = {} }) => {
			const { words } = readText(groups['name'] ?? '');
			const names = words.filter(
				({ key, road }) => road === undefined && key.length > 1 && !beforeNumber.has(key),
			);
			const name = expression === numberBefore ? names[0] : names.at(-1);
			// "near the road and 560 metres on"
			if (expression === numberBehind && small.has(words.at(-1)?.key ?? '')) return [];
			const isRoad = words.some(({ road }) => road !== undefined);
			const numbers = name ? (groups['numbers']?.match(/\d+/g) ?? []) : [];
			return numbers.map((number) => ({ key: `${bare(name?.key)} ${number}`, isRoad }));
		}),
	);
}

/** A word without the endings that one name may have: "Hohen" of "Hohe Straße", "Aragón" of "Carrer d'Aragó". */
function bare(key: string | undefined): string | undefined {
	return key?.replace(/(?:e[nrms]?|(?<=[oaiu])[nrms])$/, '');
}

/** The same of a house itself. */
export function houseKeys(address: WireAddress): string[] {
	const areas = [address.city, address.sublocality_level_1, address.district].map(plainText);
	const streets = hiddenStreets(plainText(address.street), plainText(address.house_number), areas);
	return streets.flatMap(({ name, numbers }) =>
		[...numbers].flatMap((number) => [
			`${bare(name.at(-1))} ${number}`,
			`${bare(name[0])} ${number}`,
		]),
	);
}

/** Whether texts name a road with a number that is none of these houses. */
export function namesHouse(texts: readonly string[], known: readonly WireAddress[]): boolean {
	const keys = new Set(known.flatMap(houseKeys));
	return texts.some((text) =>
		houseMentions(text).some(({ key, isRoad }) => isRoad && !keys.has(key)),
	);
}
