import type { Deal } from '../../domain/unit.ts';
import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/price.ts';
import type { AddressField } from '../../i18n/address-words.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import type { PlaceNames } from '../place-names.ts';
import type { Lists, SearchIndex } from '../search-index.ts';

/** A part of what visitors choose units by. `Slice` is its part of a filter. */
export interface Condition<Slice> {
	readonly name: string;
	/** The columns that it adds to the index: a whole number, not negative, of each unit. */
	readonly columns: Readonly<
		Record<string, (unit: IndexedUnit, account: IndexedAccount) => number>
	>;
	/** Which rows of the index pass; nothing where the filter does not ask for it. */
	test(filter: Slice, index: SearchIndex): RowTest | undefined;
}

/** A condition that has controls in the form, a part of the address, and labels. */
export interface Facet<Slice> extends Condition<Slice> {
	/** Its keys in a filter: what is taken away with its label. */
	readonly keys: readonly (keyof Slice & string)[];
	/** Its fields in addresses. A field is the name of a control, too. */
	readonly fields: readonly AddressField[];
	/** What fields ask for; what makes no sense in them is left out. */
	read(fields: Fields, known: Known): Slice;
	write(filter: Slice, known: Known): Fields;
	/** Adds an option of a field to what is chosen; where absent, the option takes its place. */
	choose?(own: Slice, option: Slice, field: string): Slice;
	/** The chosen values in words, each with the filter that remains without it. */
	labels(filter: Slice, speech: FormSpeech): readonly FacetLabel<Slice>[];
	/** The messages that `labels` and `say` use. */
	readonly messages: readonly MessageKey[];
	/** The button of the form that opens it. */
	readonly panel: Panel;
	readonly title: MessageKey;
	/** Note beside amounts of homes to rent: "excl. bills". */
	readonly rentNote?: MessageKey | undefined;
	readonly control: Control;
	/** Options that depend on the account: they come from the index and not with the page. */
	accountOptions?(known: Known, speech: Speech): readonly NamedValue[];
	/** A value of one of its fields in words. */
	say(value: string, speech: Speech): string;
}

export type RowTest = (row: number) => boolean;
type NamedValue = readonly [value: string, words: string];
/** Values of fields, the same in every language: `priceTo` is "500000". */
export type Fields = Readonly<Partial<Record<string, readonly string[]>>>;

/** The buttons above a list, in their order. */
export const panels = ['kind', 'price', 'rooms', 'place', 'area', 'more'] as const;
export type Panel = (typeof panels)[number];

/** How a facet is chosen: two lists of steps, one list, buttons, boxes to tick, one box, the tree of places, or by phrases alone. */
export type Control =
	| { readonly kind: 'span'; steps(deal: Deal): readonly number[] }
	| { readonly kind: 'buttons' | 'select' | 'ticks'; options(lists: Lists): readonly string[] }
	| { readonly kind: 'tick' | 'places' | 'phraseOnly' };

/** What a column may need to know of the account beside the unit. */
export interface IndexedAccount extends Lists {
	/** The one most prices are in. */
	readonly currency: Money['currency'];
	/** Whole units of the currency that are paid each month, where that is known. */
	monthlyOf(unit: IndexedUnit): number | undefined;
	/** From 1; 0 where the account does not say. */
	placeOf(unit: IndexedUnit): number;
	/** From 1; 0 where unknown or hidden. */
	postcodeOf(unit: IndexedUnit): number;
	/** From 1; 0 for none. */
	projectOf(unit: IndexedUnit): number;
}

/** An index with the names of its places. */
export interface Known {
	readonly index: SearchIndex;
	readonly places: PlaceNames;
}

/** The language of a page, with the messages that a facet names. */
export interface Speech {
	readonly locale: Locale;
	readonly deal: Deal;
	readonly currency: Money['currency'];
	readonly now: Date;
	say(key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
	/** The message if there is one of that name, for names that come from data. */
	maybe(key: string): string | undefined;
	/** An ISO date in words. */
	day(iso: string): string;
}

/** Words of a form, which has said all its options already: to format them again is slow on a telephone. */
export interface FormSpeech extends Speech {
	option(field: string, value: string | number): string;
}

interface FacetLabel<Slice> {
	readonly words: string;
	/** What the keys of the facet become when only this is taken away. */
	readonly rest: Slice;
}

/** A part of a filter that has one key. */
export type Slice<Name extends string, Value> = { readonly [Key in Name]?: Value | undefined };

/** Puts a value under its name. */
export function slice<Name extends string, Value>(
	name: Name,
	value: Value | undefined,
): Slice<Name, Value> {
	// A computed key has no type of its own.
	return { [name]: value } as Slice<Name, Value>;
}
