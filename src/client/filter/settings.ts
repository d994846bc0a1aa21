import type { Deal } from '../../domain/unit.ts';
import type { ListingFacet } from '../../domain/listing.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/price.ts';
import type { FormSpeech, Known, LateFile } from '../../search/facets/facet.ts';
import type { FilterWords } from '../../search/filter-words.ts';

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
	/** How a list of a large account asks for a city. */
	readonly ask?: string | undefined;
	/** The parts of the index that few visitors need. */
	readonly late: Readonly<Record<LateFile, string>>;
	readonly words: FilterWords;
}

export function readSettings({ dataset }: HTMLElement): FilterSettings {
	return { ...JSON.parse(dataset['filter'] ?? '{}'), words: JSON.parse(dataset['words'] ?? '{}') };
}

/** What the filters of a page know: its settings, what can be chosen, and how that is said. */
export interface FilterContext {
	readonly settings: FilterSettings;
	readonly known: Known;
	readonly speech: FormSpeech;
}
