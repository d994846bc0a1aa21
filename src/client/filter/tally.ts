import { countOptions } from '../../search/count-options.ts';
import type { Filter } from '../../search/facets.ts';
import type { Known } from '../../search/facets/facet.ts';
import { showCounts, showDeals } from './counts.ts';
import type { Finding } from './finding.ts';
import type { Panels } from './panels.ts';
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
		known,
		choices,
		panels,
		settings: { locale },
	}: {
		readonly known: Known;
		readonly choices: ChoiceSearch;
		readonly panels: Panels;
		readonly settings: FilterSettings;
	},
): Tally {
	const dealLinks = [...form.querySelectorAll<HTMLAnchorElement>('[data-deal-link]')];
	return async (filter, { finding: { searched, found }, isWanted }) => {
		// Whoever goes on to the other list takes no prices along.
		const elsewhere = choices.find({ ...searched, price: undefined });
		const deals = countOptions(
			{ field: 'deal', values: ['buy', 'rent'] },
			{ known, found: elsewhere, filter },
		);
		showDeals(dealLinks, { buy: deals?.get('buy') ?? 0, rent: deals?.get('rent') ?? 0, locale });
		const context = { known, found, filter, locale };
		await slicedBy(showCounts(panels.shown(), context), isWanted);
	};
}
