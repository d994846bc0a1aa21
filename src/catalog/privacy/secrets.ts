import type { RootContent, Text } from 'hast';
import { isOpaqueLink } from '../../domain/opaque-link.ts';
import { isMapAddress, mapAddressPattern } from './map-address.ts';
import { searched, type Clue, type Searched } from './clue.ts';
import { visible } from './plain-text.ts';
import { parseHtml, printHtml, sanitise } from './sanitise.ts';

/** Something a record must not tell, and where it may be found in texts. */
export interface Secret {
	readonly what: 'hidden address' | 'hidden price';
	readonly patterns: readonly Clue[];
	/** Whether any link may tell it that is more than an id of a known host. */
	readonly inLinks?: true;
}

export interface Redacted<T> {
	readonly text: T;
	/** What was found, for the report. */
	readonly found: readonly Secret['what'][];
}

/** What stands in the place of a secret. */
const mark = '…';

/** What a line of text tells that it must not. */
export function secretsIn(text: string, secrets: readonly Secret[]): Secret['what'][] {
	return secrets.length === 0 ? [] : toldBy(searched(text), secrets);
}

function toldBy(text: Searched, secrets: readonly Secret[]): Secret['what'][] {
	return secrets
		.filter(({ patterns }) => patterns.some((pattern) => isIn(text, pattern)))
		.map(({ what }) => what);
}

/** A line of text with a mark in the place of each secret. */
export function redactLine(text: string, secrets: readonly Secret[]): Redacted<string> {
	const all = searched(text);
	const found = toldBy(all, secrets);
	return { text: covered(text, spans(all, those(secrets, found))), found };
}

/**
 * Sanitised HTML with a mark in the place of each secret, also where tags part it. A link whose address
 * tells one is taken off.
 */
export function redactHtml(html: string, secrets: readonly Secret[]): Redacted<string | undefined> {
	const plain = plainWhole(html);
	const read = plain === undefined ? undefined : searched(plain);
	const toldThere = read && toldBy(read, secrets);
	if (toldThere?.length === 0) return { text: html, found: [] };
	const tree = parseHtml(html);
	const found = new Set<Secret['what']>();
	tree.children = withoutTellingLinks(tree.children, secrets, found);
	const texts: { node: Text; start: number }[] = [];
	const whole = collect(tree.children, texts, '');
	const all = read ?? searched(whole);
	const told = toldThere ?? toldBy(all, secrets);
	for (const what of told) found.add(what);
	if (found.size === 0) return { text: html, found: [] };
	const hidden = spans(all, those(secrets, told));
	for (const { node, start } of texts) {
		const end = start + node.value.length;
		const inside = hidden
			.filter((span) => span.start < end && span.end > start)
			.map((span) => ({
				start: Math.max(span.start, start) - start,
				end: Math.min(span.end, end) - start,
				// Where tags part a secret, one mark suffices.
				mark: span.start >= start ? mark : '',
			}));
		node.value = covered(node.value, inside);
	}
	const text = printHtml(tree);
	// What has no links, and no tag left without text, is as clean as before.
	const isClean = plain !== undefined && texts.every(({ node }) => node.value.trim() !== '');
	return { text: isClean ? text : sanitise(text), found: [...found] };
}

interface Span {
	readonly start: number;
	readonly end: number;
	readonly mark?: string;
}

function isIn(all: Searched, pattern: Clue): boolean {
	return pattern.mayBeIn(all) && all.text.search(pattern.expression) >= 0;
}

function matches(all: Searched, pattern: Clue): Span[] {
	if (!pattern.mayBeIn(all)) return [];
	return [...all.text.matchAll(pattern.expression)].map(({ index, 0: { length } }) => ({
		start: index,
		end: index + length,
	}));
}

/** Looking for the places of what is not there would take as long as finding that out has. */
function those(secrets: readonly Secret[], told: readonly Secret['what'][]): readonly Secret[] {
	return secrets.filter(({ what }) => told.includes(what));
}

/** All places of secrets, overlapping ones joined, each widened to the word it stands in. */
function spans(text: Searched, secrets: readonly Secret[]): Span[] {
	const all = secrets
		.flatMap(({ patterns }) => patterns.flatMap((pattern) => matches(text, pattern)))
		.map((span) => widened(text.text, span))
		.sort((a, b) => a.start - b.start);
	const joined: Span[] = [];
	for (const span of all) {
		const last = joined.at(-1);
		if (last && span.start <= last.end) {
			joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
		} else joined.push(span);
	}
	return joined;
}

function widened(text: string, { start, end }: Span): Span {
	const letter = /[\p{L}\p{N}]/u;
	let from = start;
	let to = end;
	if (letter.test(text[start] ?? '')) while (from > 0 && letter.test(text[from - 1] ?? '')) from--;
	if (letter.test(text[end - 1] ?? ''))
		while (to < text.length && letter.test(text[to] ?? '')) to++;
	return { start: from, end: to };
}

function covered(text: string, hidden: readonly Span[]): string {
	let result = '';
	let position = 0;
	for (const { start, end, mark: own } of hidden) {
		result += text.slice(position, start) + (own ?? mark);
		position = end;
	}
	return result + text.slice(position);
}

const inline = new Set(['a', 'b', 'strong', 'em', 'i', 'sub', 'sup']);

/**
 * The text that `collect` finds in sanitised HTML, without parsing it; `undefined` where there are links or
 * entities, which take a closer look.
 */
export function plainWhole(html: string): string | undefined {
	if (/&|<a[\s>]/.test(html)) return undefined;
	return html
		.replaceAll(/<\/?(?:b|strong|em|i|sub|sup)>/g, '')
		.replaceAll(/<[bh]r>/g, '\n\n')
		.replaceAll(/<[^>]*>/g, '\n');
}

/** The text of a tree as its reader sees it: a secret may run through inline tags, but not from block to block. */
export function collect(
	nodes: readonly RootContent[],
	texts: { node: Text; start: number }[],
	before: string,
) {
	let whole = before;
	for (const node of nodes) {
		if (node.type === 'text') {
			texts.push({ node, start: whole.length });
			whole += node.value;
		} else if (node.type === 'element') {
			const edge = inline.has(node.tagName) ? '' : '\n';
			whole = collect(node.children, texts, whole + edge) + edge;
		}
	}
	return whole;
}

function withoutTellingLinks<T extends RootContent>(
	nodes: readonly T[],
	secrets: readonly Secret[],
	found: Set<Secret['what']>,
): T[] {
	for (const node of nodes) {
		if (node.type !== 'element') continue;
		const told = tellsIn(String(node.properties['href'] ?? ''), secrets);
		if (told.length > 0) delete node.properties['href'];
		for (const what of told) found.add(what);
		node.children = withoutTellingLinks(node.children, secrets, found);
	}
	return [...nodes];
}

/** What the address of a link tells that it must not; links to a map show a place by themselves. */
export function tellsIn(url: string, secrets: readonly Secret[]): Secret['what'][] {
	if (url === '') return [];
	const told = new Set(secretsIn(decoded(url), secrets));
	const hidesPlaces = secrets.some(({ patterns }) => patterns.includes(mapAddressPattern));
	if (hidesPlaces && isMapAddress(url)) told.add('hidden address');
	if (mayTellIn(url, secrets)) told.add('hidden address');
	return [...told];
}

/** Whether the words of an address may be those of a hidden one, in whatever spelling the host has made of them. */
export function mayTellIn(url: string, secrets: readonly Secret[]): boolean {
	return (
		/^https?:/i.test(url) && secrets.some(({ inLinks }) => inLinks === true) && !isOpaqueLink(url)
	);
}

/** An address as a person reads it, also where it is encoded twice or in the manner of ISO 8859-1. */
function decoded(url: string): string {
	let text = url.replaceAll('+', ' ');
	for (let round = 0; round < 3; round++) {
		text = text.replaceAll(/(?:%[\da-f]{2})+/gi, (codes) => {
			const bytes = Buffer.from(codes.replaceAll('%', ''), 'hex');
			const known = bytes.toString('utf8');
			return known.includes('\ufffd') ? bytes.toString('latin1') : known;
		});
	}
	return visible(text);
}
