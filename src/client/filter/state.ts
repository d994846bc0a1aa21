import type { ListingFacet } from '../../domain/listing.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/price.ts';
import type { Deal } from '../../domain/unit.ts';
import { readFields, writeFields } from '../../search/address.ts';
import { choiceFields, choiceOf, defined, type Choice } from '../../search/choice.ts';
import { areasIn } from '../../search/drawn-areas.ts';
import type { Search } from '../../search/browser/query.ts';
import type { Filter } from '../../search/facets.ts';
import type { Fields, FormSpeech, Known } from '../../search/facets/facet.ts';
import type { FilterWords } from '../../search/filter-words.ts';
import type { ChosenPlace } from '../../search/place-names.ts';
import type { ListingMap } from '../map/view.ts';
import type { FoundInAreas } from './find-in-areas.ts';
import type { Say } from '../page-data.ts';

/** What the form of the filters says of its page. */
export interface FilterSettings {
	readonly locale: Locale;
	readonly deal: Deal;
	/** The list that was rendered: the path of its first page, and what it is restricted to. */
	readonly facet: { readonly path: string; readonly start: ListingFacet['start'] };
	/** The list of everything to buy or to rent. */
	readonly root: { readonly path: string };
	/** In which the form says prices. */
	readonly currency: Money['currency'];
	readonly inquiry: string;
	readonly index: string;
	/** The only city that the filters know, where the account is large. */
	readonly city?: string | undefined;
}

/** What the filters of a page know: its settings and words, and what there is to choose from. */
export interface FilterContext {
	readonly settings: FilterSettings;
	readonly say: Say<FilterWords>;
	/** The same words, for facets. */
	readonly speech: FormSpeech;
	readonly search: Search;
	readonly known: Known;
}

/** The filters of a list, once they are there. */
export interface ListStore {
	/** Opens what a button stands for, unless the browser does. */
	open(button: HTMLElement, byBrowser: boolean): void;
	/** A control was changed. */
	changed(): void;
	/** Takes up what was typed into the box for phrases. @throws without a network; the next time takes it up again */
	ask(): Promise<void>;
	/** The address was changed by going back or forth. */
	restore(): void;
	/** The map beside the list was made. */
	join(map: ListingMap): void;
}

/** All that a visitor has decided about a list. */
export interface ListState {
	readonly choice: Choice;
	/** Ids of the units that have the words of the choice, once they were searched for. */
	readonly withWords?: ReadonlySet<number> | undefined;
	/** The units in the areas of the choice, once they were looked up. */
	readonly inAreas?: FoundInAreas | undefined;
	/** Ids of the units in view on the map, where it decides about the list. */
	readonly inView?: ReadonlySet<number> | undefined;
}

/**
 * What an address stands for: what its list is restricted to, unless its query says otherwise. The list of
 * everything is restricted to nothing.
 */
export function readAddress(
	{ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
	{ settings, known }: Pick<FilterContext, 'settings' | 'known'>,
): Choice {
	const { locale, deal, root, facet } = settings;
	const said = choiceOf(readFields(search, locale), known);
	const start = pathname === root.path ? {} : facet.start;
	const areas = areasIn(hash) || undefined;
	return { ...said, filter: { deal, ...defined(start), ...said.filter }, areas };
}

/** The address of a choice: that of its own list as long as it keeps to it, else of the list of everything. */
export function writeAddress(
	choice: Choice,
	{ settings, known }: Pick<FilterContext, 'settings' | 'known'>,
): string {
	const { facet, locale, root } = settings;
	const path = keepsTo(choice.filter, facet.start) ? facet.path : root.path;
	return path + writeFields(fieldsBeside(choice, { settings, known }), locale);
}

/** The fields of a choice that the path of its address does not say. */
export function fieldsBeside(
	choice: Choice,
	{ settings, known }: Pick<FilterContext, 'settings' | 'known'>,
): Fields {
	const { start } = settings.facet;
	const fields = choiceFields(choice, known);
	if (!keepsTo(choice.filter, start)) return fields;
	const { kind, place, ...rest } = fields;
	return defined({ ...rest, ...(!start.kinds && { kind }), ...(!start.places && { place }) });
}

/** Whether a choice has all that a list is restricted to, and nothing else of the kind. */
export function keepsTo(filter: Filter, start: ListingFacet['start']): boolean {
	return (
		isSame(filter.kinds, start.kinds) &&
		isSame(filter.places?.map(nameOf), start.places?.map(nameOf))
	);
}

function nameOf({ city, district = '' }: ChosenPlace): string {
	return `${city}\n${district}`;
}

function isSame(chosen: readonly string[] = [], start?: readonly string[]): boolean {
	return !start || new Set(start).symmetricDifference(new Set(chosen)).size === 0;
}
