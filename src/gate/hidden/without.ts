import { partsOf } from '../html/text.ts';
import { readingsOf } from './comparable.ts';
import { clausesBeside, dropFromHtml, dropFromLine } from './drop-sentences.ts';
import { type HiddenFact, leaksInLink, findLeaks } from './fact.ts';

/**
 * A public record of which no words, captions and links tell a fact, wherever they stand: a new field needs no entry
 * here. What is nothing without the words that it loses goes with them, and a number to be quoted becomes the id.
 */
export function without<T extends { readonly id: number }>(
	record: T,
	facts: readonly HiddenFact[],
): T {
	const entries = Object.entries(record).flatMap(([key, value]) => {
		const left = isStructure('', key) ? value : partWithout(value, key, facts);
		if (left !== undefined) return [[key, left]];
		if (key === 'reference') return [[key, String(record.id)]];
		return required.has(key) ? [[key, {}]] : [];
	});
	// Whatever goes may be absent.
	return Object.fromEntries(entries) as T;
}

/** All strings of a record as its reader sees them. */
export function textsIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string') return [asRead(value)];
	if (typeof value !== 'object' || value === null) return [];
	if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, key));
	return Object.entries(value).flatMap(([name, part]) =>
		isStructure(key, name) ? [] : textsIn(part, name),
	);
}

/** Texts that a record always has, if in no language. */
const required: ReadonlySet<string> = new Set(
	'title description location furnishing other'.split(' '),
);
/** Without these, a link, a field, a person, a logo or a date in words says nothing. */
const carriers: ReadonlySet<string> = new Set(['url', 'value', 'name', 'team', 'text']);
const ofPlace: ReadonlySet<string> = new Set(['street', 'zip', 'city', 'country']);
/** Never published: their addresses are forgotten. */
const ofPhotos: ReadonlySet<string> = new Set(['photos', 'photo', 'portraitPhoto']);

/** What is no text of the account: where the record says that it is, and labels, which the settings have. */
function isStructure(holder: string, key: string): boolean {
	return (
		key === 'label' ||
		(holder === 'place' && ofPlace.has(key)) ||
		(key === 'url' && ofPhotos.has(holder))
	);
}

function partWithout(value: unknown, key: string, facts: readonly HiddenFact[]): unknown {
	if (typeof value === 'string') return textWithout(value, key, facts);
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) {
		return value.map((part) => partWithout(part, key, facts)).filter((part) => part !== undefined);
	}
	const result: Record<string, unknown> = {};
	let isLess = false;
	for (const [name, part] of Object.entries(value)) {
		const left = isStructure(key, name) ? part : partWithout(part, name, facts);
		if (left === undefined && carriers.has(name)) return undefined;
		if (left === undefined) isLess = true;
		else result[name] = left;
	}
	return isLess && Object.keys(result).length === 0 ? undefined : result;
}

function textWithout(text: string, key: string, facts: readonly HiddenFact[]): string | undefined {
	// A word of the program, such as a kind.
	if (/^[a-z]+(?:[A-Z][a-z]+)*$/.test(text)) return text;
	if (key === 'url') return leaksInLink(text, facts).length > 0 ? undefined : text;
	if (text.startsWith('<')) return dropFromHtml(text, facts).text;
	if (key === 'reference') return findLeaks(text, facts).length > 0 ? undefined : text;
	// Of a single sentence what stands before, as in "3,57 % (none at Geheimweg 5)".
	return dropFromLine(text, facts).text ?? clausesBeside(text, facts);
}

/** Without the tags that may part its words; the addresses of its links stand at the end. */
function asRead(text: string): string {
	if (/^https?:/i.test(text)) return wordsOfLink(text);
	if (!text.includes('<')) return text;
	const parts = partsOf(text);
	const links = parts.flatMap(({ href }) => (href === undefined ? [] : wordsOfLink(href)));
	return [parts.map((part) => part.text).join(''), ...links].join('\n');
}

/** "https://tour.example/Geheimweg-5" says "Geheimweg 5". */
function wordsOfLink(url: string): string {
	return (readingsOf(url)[0]?.text ?? url).replaceAll(/[-_+/?=&]/g, ' ');
}
