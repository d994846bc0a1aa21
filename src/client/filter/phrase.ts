import { addressIn } from '../../search/offered.ts';
import type { FilterContext } from './state.ts';
import type { Choice } from '../../search/choice.ts';

/** What a phrase says: that another list is to be shown, or what to choose in this one. */
type PhraseAnswer =
	| { readonly elsewhere: string }
	| {
			readonly elsewhere?: undefined;
			readonly choice: Choice;
			readonly unknown: readonly string[];
			readonly figures: readonly string[];
	  };

/**
 * Reads a phrase and adds it to a choice, unless it belongs to the list of the other deal or of another city.
 * @param hasOther whether there is a list of the other deal
 * @throws without a network
 */
export async function answerPhrase(
	phrase: string,
	choice: Choice,
	{ context, hasOther }: { readonly context: FilterContext; readonly hasOther: boolean },
): Promise<PhraseAnswer> {
	const [{ readPhrase }, { choiceBy, dealMeant }, { textsOf, unitsWith }] = await Promise.all([
		import('../../search/read-phrase.ts'),
		import('../../search/choice-by-phrase.ts'),
		import('./texts.ts'),
	]);
	const { settings, say, search, known } = context;
	const { locale, deal } = settings;
	const texts = (language: typeof locale) => textsOf(language, known);
	const read = await readPhrase(phrase, locale, { known, texts });
	// Where the filters know one city, a word they do not know may be another.
	if (settings.city !== undefined && read.unknown.length + read.words.length > 0) {
		const { listElsewhere } = await import('./cities.ts');
		const elsewhere = await listElsewhere(phrase, settings);
		if (elsewhere !== undefined) return { elsewhere };
	}
	const said = hasOther ? dealMeant(read, choice, { deal, known, search }) : (read.deal ?? deal);
	const other = said === deal ? undefined : said;
	if (other && hasOther)
		return { elsewhere: addressIn(other, { ...choice, words: phrase }, context) };
	const idsWith = (words: string) => unitsWith(words, locale, known);
	const answer = await choiceBy(read, choice, { known, search, idsWith });
	return {
		choice: answer.choice,
		unknown: [...(other ? [say(`nav.${other}`)] : []), ...read.unknown, ...answer.missing],
		figures: read.figures,
	};
}
