import type { Filter } from '../../search/filter.ts';
import type { Found } from '../../search/query.ts';
import type { Choice } from './choice.ts';
import { labelsOf, type Label } from './labels.ts';
import type { ChoiceSearch } from './search.ts';
import type { FilterSettings } from './settings.ts';

/** What was found for a choice. */
export interface Finding {
	/** The filter of the choice, with the units that have its words. */
	readonly searched: Filter;
	readonly found: Found;
	/** The choice in words. */
	readonly labels: readonly Label[];
}

export function findingOf(
	choice: Choice,
	{
		choices,
		form,
		settings,
	}: {
		readonly choices: ChoiceSearch;
		readonly form: HTMLFormElement;
		readonly settings: FilterSettings;
	},
): Finding {
	const searched = choices.filterOf(choice);
	return { searched, found: choices.find(searched), labels: labelsOf(choice, { form, settings }) };
}
