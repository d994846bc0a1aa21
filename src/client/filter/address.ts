import { pathOf } from '../../i18n/paths.ts';
import { readFields, writeFields } from '../../search/address.ts';
import type { Filter } from '../../search/facets.ts';
import type { Known } from '../../search/facets/facet.ts';
import { choiceOf, defined, fieldsOf, type Choice } from './choice.ts';
import { carriedTo } from './offered.ts';
import type { FilterSettings } from './settings.ts';

/**
 * What an address stands for: what its list is restricted to, unless its query says otherwise. The list of
 * everything is restricted to nothing.
 */
export function readAddress(
	{ pathname, search }: Pick<URL, 'pathname' | 'search'>,
	{ settings, known }: { readonly settings: FilterSettings; readonly known: Known },
): Choice {
	const said = choiceOf(readFields(search, settings.locale), known);
	const isRoot = pathname === settings.root.path;
	const start = isRoot ? {} : settings.facet.start;
	return { ...said, filter: { deal: settings.deal, ...defined(start), ...said.filter } };
}

/** The address of a choice: that of its own list as long as it keeps to it, else of the list of everything. */
export function writeAddress(
	choice: Choice,
	{ settings, known }: { readonly settings: FilterSettings; readonly known: Known },
): string {
	const { facet, locale } = settings;
	if (!keepsTo(choice.filter, facet.start))
		return `${settings.root.path}${writeFields(fieldsOf(choice, known), locale)}`;
	const { filter, ...rest } = choice;
	const more: Filter = { ...filter, ...emptied(facet.start) };
	const fields = fieldsOf({ ...rest, filter: more }, known);
	return `${facet.path}${writeFields(fields, locale)}`;
}

/** The address of a choice in the list of what is to rent, or to buy. */
export function otherList(
	choice: Choice,
	{
		settings: { locale, deal, city },
		known,
	}: { readonly settings: FilterSettings; readonly known: Known },
): string {
	const other = deal === 'rent' ? 'buy' : 'rent';
	const filter = carriedTo(other, choice.filter, known);
	const fields = fieldsOf({ ...choice, filter, page: 1 }, known);
	return `${pathOf(locale, { kind: 'listing', deal: other, city })}${writeFields(fields, locale)}`;
}

/** Whether a choice has all that a list is restricted to, and nothing else of the kind. */
export function keepsTo(filter: Filter, start: FilterSettings['facet']['start']): boolean {
	return (
		keeps(filter.kinds, start.kinds, (kind) => kind) && keeps(filter.places, start.places, placeKey)
	);
}

function keeps<T>(
	a: readonly T[] | undefined,
	b: readonly T[] | undefined,
	key: (one: T) => string,
): boolean {
	if (!b) return true;
	const keys = new Set(b.map(key));
	return a?.length === b.length && a.every((one) => keys.has(key(one)));
}

function placeKey({
	city,
	district,
}: {
	readonly city: string;
	readonly district?: string | undefined;
}) {
	return `${city}\n${district ?? ''}`;
}

function emptied(start: FilterSettings['facet']['start']): Filter {
	return { ...(start.kinds && { kinds: undefined }), ...(start.places && { places: undefined }) };
}
