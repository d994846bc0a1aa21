import { isOrdinary } from './ordinary-words.ts';
import { spellingsOf, type Spelling } from './spellings.ts';
import { foldWord, readText } from './words.ts';

/** A street as texts may tell it. */
export interface HiddenStreet {
	/** The words of its name without its road, articles, and "Am" or "In der". */
	readonly name: readonly string[];
	readonly road?: string;
	/** Whether the road comes before the name, as in "Calle Mayor". */
	readonly isRoadFirst?: boolean;
	/** Its own house numbers. */
	readonly numbers: ReadonlySet<string>;
	/** Words of the name that tell it alone. */
	readonly rare: ReadonlySet<string>;
	/** Whether a number must follow, because the name is an ordinary phrase or that of the town, without a road. */
	readonly needsNumber: boolean;
	/** The first letters of its words with its road; absent where a word is a number. */
	readonly initials?: string;
	/** Other forms of the words of its name, folded. */
	readonly spellings: ReadonlyMap<string, Spelling>;
}

/**
 * The streets of an address field, which may hold more than one, and a number: "Lindenweg 5, Hinterhaus",
 * "Flat 2, 3 Kings Lane", "Calle Mayor 5, 2º B", "Lindenweg / Ahornstraße".
 * @param areas names of the town and its parts, which are no secret
 */
export function hiddenStreets(
	field: string | undefined,
	houseNumber: string | undefined,
	areas: readonly (string | undefined)[],
): HiddenStreet[] {
	const whole = (field ?? '').slice(0, longest);
	const known = areas.flatMap((area) => readText(area ?? '').words.map(({ key }) => key));
	const inField = [
		...whole.matchAll(/(?<=\p{L}[\p{L}.]*[\s,]+)\d{1,4}|^\d{1,4}(?=[a-z]?[\s,]+\p{L}{2})/giu),
	];
	const numbers = new Set([
		...(houseNumber?.match(/\d+/g) ?? []),
		...(houseNumber ? [] : inField.map(([number]) => number)),
	]);
	const streets = whole
		.split(/s\/n|(?<!\bc)\/|[,;()|]|\s(?:ecke|und|and|u\.|y)\s(?=\p{L})/iu)
		.map((part) => streetOf(part, numbers, known))
		.filter((street) => street !== undefined);
	const roads = streets.filter(({ road }) => road !== undefined);
	if (roads.length > 0) return roads;
	const own = streets.filter(({ name }) => !name.every((word) => known.includes(word)));
	return (own.length > 0 ? own : streets).slice(0, 1);
}

/** Characters; no field is longer. */
const longest = 120;

function streetOf(
	part: string,
	numbers: ReadonlySet<string>,
	areas: readonly string[],
): HiddenStreet | undefined {
	if (room.test(part.trim()) || /^\s*\d{4,5}\s/.test(part)) return undefined;
	const square = /^\s*([a-u])\s?(\d{1,2})\s*$/iu.exec(part);
	const text = square
		? part
		: part.replace(endNumber, '').replace(/^\s*\d{1,4}\s?[a-z]?[\s,]+(?=\p{L}{2})/iu, '');
	const { words } = readText(text);
	const road = square
		? undefined
		: // In front "St." is a saint.
			[words.at(-1), words[0]?.key === 'st' ? undefined : words[0]].find(
				(word) => word?.road !== undefined,
			);
	const telling = words.filter(({ key }) => !small.has(key));
	const rest = telling.filter((word) => word !== road).map(({ key }) => key);
	const name = rest.length > 0 ? rest : words.map(({ key }) => key);
	const letters = name.join('').replaceAll(/\P{L}/gu, '').length;
	if (name.length === 0 || (letters < 3 && !square)) return undefined;
	const isArea = (word: string) => areas.some((area) => area.length > 3 && word.startsWith(area));
	const rare = new Set(
		name.filter(
			(word) => word.length > 3 && !/\d/.test(word) && !isOrdinary(word) && !isArea(word),
		),
	);
	const isGeneric = road !== words[0] && (road?.road === 'pl' || generic.has(name.join('')));
	const isTown = road === undefined && name.every((word) => areas.includes(word));
	const needsNumber = isTown || (rare.size === 0 && (road === undefined || isGeneric));
	return {
		name,
		numbers,
		rare,
		needsNumber,
		...(telling.every(({ key }) => /^[a-z]/.test(key)) && {
			initials: telling.map(({ key }) => key[0]).join(''),
		}),
		spellings: square
			? new Map()
			: spellingsOf(telling, { text, isRoadFirst: road !== undefined && road === words[0] }),
		...(road?.road !== undefined && { road: road.road, isRoadFirst: road === words[0] }),
	};
}

/** "Die Bundesstraße", "ein Radweg": said of many a road, as "auf dem Marktplatz" of many a square. */
const generic = new Set(
	'bundes landes land haupt neben wohn durchgangs rad wander fuss feld wald geh spazier'.split(' '),
);
/** "17. Juni" and "2 de Mayo" belong to a name. */
const endNumber =
	/(?<=\p{L}{2}\S*)[\s,]+(?:(?:nr|no|n)\.?\s?º?|nummer|hausnummer|#)?\s*\d+(?!\d|\.\s*\p{L}|\s(?:de|of)\s).*$/iu;
/** Words that stand beside a street in such a field. */
const room =
	/^(?:flat|apartment|apt|unit|suite|floor|wohnung|whg|we|haus|house|block|gebäude|ot|ortsteil|piso|puerta|local|bajo|edificio|etage|og|hinterhaus|vorderhaus|seitenflügel)(?!\p{L})/iu;
/** Words that a sentence leaves out or bends. */
export const small = new Set(
	'am an der die das im in den dem auf zum zur bei beim unter vor hinter de del dels la las les los el l d the of y i und and du des dei della do da dos das s'
		.split(' ')
		.map(foldWord),
);
/** Whether two fields name one street, whatever their numbers. */
export function sameStreet(one: string, other: string): boolean {
	const known = new Set(streetKeys(one));
	return streetKeys(other).some((key) => known.has(key));
}

/** The streets of a field, each as all of its spellings have it. */
export function streetKeys(field: string): string[] {
	return hiddenStreets(field, undefined, []).map(({ name, road }) => `${name.join('')} ${road}`);
}

/** Every "Gran Vía de …" is called "Gran Vía". */
export function withShortName(street: HiddenStreet): HiddenStreet[] {
	const { name, numbers } = street;
	if (name.length < 3 || name[0] !== 'gran' || name[1] !== 'via') return [street];
	const short = {
		name: name.slice(0, 2),
		numbers,
		rare: new Set<string>(),
		needsNumber: true,
		spellings: new Map(),
	};
	return [street, short];
}
