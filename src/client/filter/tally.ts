import type { Filter } from '../../search/filter.ts';
import { countOptions } from '../../search/options.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { showCounts, showDeals } from './counts.ts';
import type { Finding } from './finding.ts';
import type { Panels } from './panels.ts';
import type { PlaceNames } from './places.ts';
import type { ChoiceSearch } from './search.ts';
import type { FilterSettings } from './settings.ts';
import { slicedBy } from './slices.ts';

/** Counts the options that can be seen, as long as it is wanted. */
export type Tally = (
	filter: Filter,
	more: { readonly finding: Finding; readonly isWanted: () => boolean },
) => Promise<void>;

export function createTally(
	form: HTMLFormElement,
	{
		index,
		places,
		choices,
		panels,
		settings: { locale },
	}: {
		readonly index: SearchIndex;
		readonly places: PlaceNames;
		readonly choices: ChoiceSearch;
		readonly panels: Panels;
		readonly settings: FilterSettings;
	},
): Tally {
	const dealLinks = [...form.querySelectorAll<HTMLAnchorElement>('[data-deal-link]')];
	return async (filter, { finding: { searched, found }, isWanted }) => {
		// Whoever goes on to the other list takes no prices along.
		const elsewhere = choices.find({ ...searched, price: undefined });
		const { deals } = countOptions(index, { found: elsewhere, filter });
		showDeals(dealLinks, { ...deals(), locale });
		const context = { index, found, filter, places, locale };
		await slicedBy(showCounts(panels.shown(), context), isWanted);
	};
}
