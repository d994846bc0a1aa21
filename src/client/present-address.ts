import { searchPath } from '../i18n/search-path.ts';
import { unitAt } from '../i18n/unit-path.ts';
import { columnOf } from '../search/search-index.ts';
import { loadIndex } from './load-index.ts';
import { loadCards } from './results/load-cards.ts';

/** Leads to the page of the unit that once stood at this address. @throws as `presentAddress` */
export async function leadToPresent(): Promise<void> {
	const { pathname, search, hash } = location;
	const href = await presentAddress(pathname);
	// A page that should be here and is not leads nowhere, else the visitor would go round in circles.
	if (href && href !== pathname) location.replace(href + search + hash);
}

/**
 * Path of the page of the unit that once stood at another path, by its id alone: what the words of the old
 * address were makes no difference.
 * @returns nothing when it was no unit's, or that is not on offer
 * @throws without a network, and for a language the site does not have
 */
async function presentAddress(old: string): Promise<string | undefined> {
	const unit = unitAt(old.endsWith('/') ? old : `${old}/`);
	if (!unit) return undefined;
	const { id, locale } = unit;
	const index = await loadIndex(searchPath(locale, { kind: 'searchIndex' }));
	// That of a large account names no units.
	if (!index.cities && !columnOf(index, 'id').includes(id)) return undefined;
	const [card] = await loadCards([id], { locale, shift: index.shift });
	return card?.href;
}
