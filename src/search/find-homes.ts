import type { Locale } from '../domain/locale.ts';
import type { Deal } from '../domain/unit.ts';
import { pathOf } from '../i18n/paths.ts';
import { writeFields } from './address.ts';
import type { Search } from './browser/query.ts';
import type { TextSearch } from './browser/text-search.ts';
import { choiceBy, dealMeant } from './choice-by-phrase.ts';
import { choiceFields, choiceOf, type Choice } from './choice.ts';
import { citiesNamed } from './cities-named.ts';
import type { Known } from './facets/facet.ts';
import { withoutForeign } from './offered.ts';
import { readPhrase } from './read-phrase.ts';

/** The files of a site that is searched, of a large account those of each city. @throws both, when one cannot be had */
export interface SearchFiles {
	readonly index: (
		city?: string,
	) => Promise<Known & { readonly find?: Search['find'] | undefined }>;
	readonly texts: (locale: Locale, city?: string) => Promise<TextSearch>;
}

/** What was found, or the cities of a large account of which one is to be named. */
export type FoundHomes =
	| { readonly cities: readonly string[] }
	| {
			readonly cities?: undefined;
			readonly known: Known;
			readonly deal: Deal;
			/** All that was found, in the order of the list. */
			readonly ids: readonly number[];
			readonly choice: Choice;
			/** Path and query of the list that shows it. */
			readonly list: string;
			/** Pieces of the phrase that were not understood. */
			readonly unknown: readonly string[];
	  };

/**
 * Finds what the search box of a list finds for a phrase.
 * @param deal of the list that is asked; the phrase may mean the other one
 * @throws as the files do
 */
export async function findHomes(
	phrase: string,
	{
		deal,
		locale,
		files,
	}: { readonly deal: Deal; readonly locale: Locale; readonly files: SearchFiles },
): Promise<FoundHomes> {
	const whole = await files.index();
	let known = whole;
	if (whole.index.cities) {
		const read = await readPhrase(phrase, locale, { known: whole, texts: undefined });
		const { named, offering } = citiesNamed([read.fields], whole, read.deal ?? deal);
		const [only, other] = named;
		if (only === undefined || other !== undefined)
			return { cities: (only === undefined ? offering : named).map(({ city }) => city) };
		known = await files.index(only.city);
	}
	const { find, index } = known;
	if (!find) throw new Error('The site has no search index that can be asked.');
	const search = { index, find };
	const texts = (language: Locale) => files.texts(language, index.city);
	const read = await readPhrase(phrase, locale, { known, texts });
	const idsWith = async (words: string) => new Set((await texts(locale)).find(words));

	const start = { ...choiceOf({}, known), filter: { deal } };
	const hasOther = find({ deal: deal === 'buy' ? 'rent' : 'buy' }).total > 0;
	const said = hasOther ? dealMeant(read, start, { deal, known, search }) : deal;
	const own = { ...start, filter: { deal: said } };
	const { choice, missing } = await choiceBy(read, own, { known, search, idsWith });
	const filter = withoutForeign(choice.filter, said, known);
	const { words } = choice;
	const found = find(words ? { ...filter, found: await idsWith(words) } : filter);
	const fields = choiceFields({ ...choice, filter }, known);
	return {
		known,
		deal: said,
		ids: found.ids(choice.sort),
		choice: { ...choice, filter },
		list:
			pathOf(locale, { kind: 'listing', deal: said, city: index.city }) +
			writeFields(fields, locale),
		unknown: [...read.unknown, ...missing],
	};
}
