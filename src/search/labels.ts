import { defined, type Choice } from './choice.ts';
import { facets, type Filter } from './facets.ts';
import type { FormSpeech } from './facets/facet.ts';

/** A part of what is chosen, in words. */
export interface Label {
	/** Name of the condition. */
	readonly part: string;
	readonly words: string;
	/** What remains when only this is taken away. */
	readonly rest: Choice;
}

/** All that is chosen but for buying or renting, one word or span each. */
export function labelsOf(choice: Choice, speech: FormSpeech): Label[] {
	const without = (rest: Filter): Choice => ({
		...choice,
		page: 1,
		filter: defined({ ...choice.filter, ...rest }),
	});
	const labels = facets.flatMap(({ name, labels: own }) =>
		own(choice.filter, speech).map(({ words, rest }) => ({
			part: name,
			words,
			rest: without(rest),
		})),
	);
	if (choice.areas) {
		const rest = { ...without({ within: undefined }), areas: undefined };
		labels.push({ part: 'within', words: areaWords(choice.areas, speech), rest });
	}
	if (choice.words) {
		const words = speech.say('filter.wordsQuoted', { words: plainNames(choice.words) });
		const rest = { ...without({ found: undefined }), words: '' };
		labels.push({ part: 'found', words, rest });
	}
	return labels;
}

/** "im gezeichneten Gebiet" */
export function areaWords(areas: string, { say }: Pick<FormSpeech, 'say'>): string {
	const n = areas.split(',').length;
	return say(n === 1 ? 'filter.areas.one' : 'filter.areas.other', { n });
}

/** Names without the marks that show where one ends: a label has its own. */
export function plainNames(words: string): string {
	return words.replaceAll('"', '');
}
