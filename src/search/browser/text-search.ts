import { wordsIn } from '../fold.ts';
import { namesIn } from '../phrases/names.ts';
import type { SearchText } from '../text-file.ts';

/** Titles and references that can be searched in. */
export interface TextSearch {
	/** Ids of the units that have all of some names: references, and what stands in quotation marks in a title. */
	find(names: string): number[];
	/** Whether some unit has all of the words as they are, or what begins with them. */
	has(words: string): boolean;
	/** Whether some unit has this reference, whatever lies between its letters and digits. */
	isReference(text: string): boolean;
}

/** Fewer letters begin too many words. */
const shortestBeginning = 3;

/** Makes texts ready to be searched in, in steps. */
export function* openTexts(texts: readonly SearchText[]): Generator<void, TextSearch> {
	const units: { readonly id: number; readonly reference: string; readonly title: string }[] = [];
	const words = new Set<string>();
	for (const { id, own, reference } of texts) {
		const ownWords = wordsIn(own);
		units.push({ id, reference: joined(reference), title: ` ${ownWords.join(' ')} ` });
		for (const word of ownWords) words.add(word);
		yield;
	}
	for (const shared of new Set(texts.flatMap((text) => text.shared)))
		for (const word of wordsIn(shared)) words.add(word);
	const references = new Set(units.map(({ reference }) => reference).filter(Boolean));
	const isReference = (text: string) => references.has(joined(text));
	return {
		isReference,
		has: (some) =>
			wordsIn(some).every(
				(word) =>
					words.has(word) ||
					(word.length >= shortestBeginning && [...words].some((one) => one.startsWith(word))),
			),
		find(names) {
			const wanted = namesIn(names, isReference).names;
			const passes = wanted.map((name) => {
				const [reference, title] = [joined(name), spaced(name)];
				const isQuoted = name.startsWith('"');
				return (unit: (typeof units)[number]) =>
					unit.reference === reference || (isQuoted && unit.title.includes(title));
			});
			return units.filter((unit) => passes.every((one) => one(unit))).map(({ id }) => id);
		},
	};
}

/** "LE-V 016" and "lev016" are one reference. */
function joined(text: string): string {
	return wordsIn(text).join('');
}

/** Words between spaces, so that only whole ones are found. */
function spaced(text: string): string {
	return ` ${wordsIn(text).join(' ')} `;
}
