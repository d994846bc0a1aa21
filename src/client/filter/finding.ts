import type { Filter } from '../../search/facets.ts';
import type { FormSpeech } from '../../search/facets/facet.ts';
import type { Found } from '../../search/query.ts';
import type { Choice } from './choice.ts';
import { labelsOf, type Label } from './labels.ts';
import type { ChoiceSearch } from './search.ts';

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
		speech,
	}: {
		readonly choices: ChoiceSearch;
		readonly speech: FormSpeech;
	},
): Finding {
	const searched = choices.filterOf(choice);
	return { searched, found: choices.find(searched), labels: labelsOf(choice, speech) };
}
