import { dateAt, type PhraseDate } from './dates.ts';
import type { Dictionary } from './dictionary.ts';
import { type Quantity, quantityAt } from './quantities.ts';
import type { Token } from './tokens.ts';

/** A part of a phrase, by what it is. */
export type Item = (
	| { readonly kind: 'term'; readonly asks: string; readonly isAddition: boolean }
	| { readonly kind: 'place'; readonly slugs: readonly string[] }
	| { readonly kind: 'project'; readonly id: number }
	| { readonly kind: 'postcode'; readonly code: string }
	| { readonly kind: 'quantity'; readonly quantity: Quantity }
	| { readonly kind: 'date'; readonly date: PhraseDate }
	| { readonly kind: 'energy'; readonly letter: string }
	| { readonly kind: 'or' | 'near' | 'rest' | 'not' }
) & {
	/** The tokens it is made of. */
	readonly tokens: readonly Token[];
};

export interface ItemContext {
	readonly dictionary: Dictionary;
	/** Whether the account has something in it, or may have. */
	isPostcode(text: string, isNamed: boolean): boolean;
}

/** Whether something is known to ask for what no filter can say: "luminoso", "2 adults". */
function isUnsayable(item: WithoutTokens<Item> | undefined): boolean {
	if (item?.kind === 'quantity') return item.quantity.unit === 'uncounted';
	return item?.kind === 'term' && item.asks === '?';
}

/** Reads a phrase from left to right; what nothing explains is a rest of one token. */
export function itemsIn(tokens: readonly Token[], context: ItemContext): Item[] {
	const items: Item[] = [];
	const { dictionary } = context;
	let at = 0;
	let isAddition = false;
	while (at < tokens.length) {
		const read = itemAt(tokens, { at, isAddition, context });
		if (read) {
			items.push({ ...read.item, tokens: tokens.slice(at, at + read.length) });
			at += read.length;
			// "Mit großem Garten"
			isAddition &&= isUnsayable(read.item);
			continue;
		}
		const skipped = (['with', 'filler', 'and'] as const).flatMap(
			(role) => dictionary.match(role, tokens, at) ?? [],
		)[0];
		if (dictionary.match('with', tokens, at)) isAddition = true;
		const sign = /^[+<>≤≥-]$/.test(tokens[at]?.word ?? '');
		if (!skipped && !sign) items.push({ kind: 'rest', tokens: tokens.slice(at, at + 1) });
		at += skipped?.length ?? 1;
	}
	return items;
}

/** `Omit` for each part of a union. */
type WithoutTokens<Union> = Union extends unknown ? Omit<Union, 'tokens'> : never;
interface Read {
	readonly item: WithoutTokens<Item>;
	readonly length: number;
}

function itemAt(
	tokens: readonly Token[],
	{
		at,
		isAddition,
		context,
	}: { readonly at: number; readonly isAddition: boolean; readonly context: ItemContext },
): Read | undefined {
	const { dictionary } = context;
	const term = dictionary.match('term', tokens, at);
	const place = dictionary.match('place', tokens, at);
	const project = dictionary.match('project', tokens, at);
	const filler = dictionary.match('filler', tokens, at);
	const length = Math.max(0, ...[term, place, project].map((match) => match?.length ?? 0));
	const longer = filler && filler.length > length;
	const date = dateAt(tokens, at, dictionary);
	if (date && date.length > length)
		return { item: { kind: 'date', date: date.value }, length: date.length };
	const special = numberAt(tokens, at, context);
	if (special && special.length >= length) return special;
	if (!longer && length > 0) {
		if (project?.length === length) return { item: { kind: 'project', id: project.value }, length };
		if (place?.length === length) return { item: { kind: 'place', slugs: place.value }, length };
		if (term) return { item: { kind: 'term', asks: term.value, isAddition }, length };
	}
	const near = dictionary.match('near', tokens, at);
	if (near) {
		const end = centreAt(tokens, at + near.length, dictionary);
		if (end === undefined) return { item: { kind: 'near' }, length: near.length };
		return { item: { kind: 'term', asks: '?', isAddition }, length: end - at };
	}
	const not = dictionary.match('not', tokens, at);
	if (not) return { item: { kind: 'not' }, length: not.length };
	const or = dictionary.match('or', tokens, at);
	if (or && or.length >= (filler?.length ?? 0)) return { item: { kind: 'or' }, length: or.length };
	return undefined;
}

/** Where "the centre" ends, which is no place: whoever is near it is in the city. Nothing where a district begins. */
function centreAt(
	tokens: readonly Token[],
	at: number,
	dictionary: Dictionary,
): number | undefined {
	const behindFiller = at + (dictionary.match('filler', tokens, at)?.length ?? 0);
	for (const start of [at, behindFiller]) {
		const centre = dictionary.match('centre', tokens, start);
		const place = dictionary.match('place', tokens, start);
		if (centre && centre.length >= (place?.length ?? 0)) return start + centre.length;
	}
	return undefined;
}

/** A postcode, an energy class, or a number with what it counts. */
function numberAt(
	tokens: readonly Token[],
	at: number,
	{ dictionary, isPostcode }: ItemContext,
): Read | undefined {
	const unit = dictionary.match('unit', tokens, at);
	const isNamed = unit?.value === 'postcode';
	const code = tokens[at + (isNamed ? unit.length : 0)];
	if (code?.number !== undefined && isPostcode(code.text, isNamed))
		return {
			item: { kind: 'postcode', code: code.text },
			length: 1 + (isNamed ? unit.length : 0),
		};
	const energy = energyAt(tokens, at, dictionary);
	if (energy) return energy;
	const read = quantityAt({ tokens, dictionary }, at);
	return read && { item: { kind: 'quantity', quantity: read.value }, length: read.length };
}

/** An energy class, which is the worst one meant whether a word says so or not: "mindestens Energieklasse B". */
function energyAt(tokens: readonly Token[], at: number, dictionary: Dictionary): Read | undefined {
	const behindBound = (start: number) => {
		const bound = dictionary.match('bound', tokens, start);
		return start + (bound?.value === 'from' ? bound.length : 0);
	};
	const start = behindBound(at);
	const unit = dictionary.match('unit', tokens, start);
	if (unit?.value !== 'energy') return undefined;
	const place = behindBound(start + unit.length);
	const letter = tokens[place]?.word ?? '';
	if (!/^[a-h]$/.test(letter)) return undefined;
	const or = dictionary.match('or', tokens, place + 1)?.length ?? 0;
	const other = or > 0 ? (tokens[place + 1 + or]?.word ?? '') : '';
	// "A or B": both pass the worse one.
	if (/^[a-h]$/.test(other) && other > letter)
		return { item: { kind: 'energy', letter: other.toUpperCase() }, length: place + 2 + or - at };
	const plus = tokens[place + 1]?.word === '+' ? '+' : '';
	return {
		item: { kind: 'energy', letter: `${letter.toUpperCase()}${plus}` },
		length: place + 1 + plus.length - at,
	};
}

/**
 * Takes out what a filter cannot say: the opposite of something, one of two features, a distance from nowhere, praise.
 * Titles may have such words, but a title without "luminoso" does not belong to a dark home.
 * @returns the other items, and each of these with the items that belong to it: "ohne Balkon"
 */
export function settle(items: readonly Item[]) {
	const known: Item[] = [];
	const unsaid: (readonly Item[])[] = [];
	let at = 0;
	while (at < items.length) {
		const length = unsaidAt(items, at);
		const own = items.slice(at, at + Math.max(1, length));
		if (length > 0) unsaid.push(own);
		else known.push(...own.filter(({ kind }) => kind !== 'or'));
		at += own.length;
	}
	return { known, unsaid };
}

function unsaidAt(items: readonly Item[], at: number): number {
	const [item, next, third] = items.slice(at);
	if (item?.kind === 'not') return next ? 2 : 1;
	if (item?.kind === 'near') return next?.kind === 'place' ? 0 : 1;
	if (isUnsayable(item)) return 1;
	if (isFeature(item) && next?.kind === 'or' && isFeature(third)) return 3;
	if (!isRadius(item)) return 0;
	const beside = item?.kind === 'term' ? items.slice(Math.max(0, at - 1), at) : items;
	return beside.some(({ kind }) => kind === 'place') ? 0 : 1;
}

function isRadius(item: Item | undefined): boolean {
	if (item?.kind === 'quantity') return item.quantity.unit === 'radius';
	return item?.kind === 'term' && item.asks.startsWith('radius=');
}

function isFeature(item: Item | undefined): boolean {
	return item?.kind === 'term' && item.asks.startsWith('feature=');
}
