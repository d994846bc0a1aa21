import type { Locale } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import '../trusted-types.ts';
import type { TextAnswer, TextQuestion } from './text-worker.ts';

/** A search in words, done beside the page. */
export interface TextFinder {
	/**
	 * Ids of the units that have all of the words.
	 * @throws when the texts cannot be had
	 */
	find(words: string): Promise<ReadonlySet<number>>;
	/**
	 * Those of some words that a unit has.
	 * @throws when the texts cannot be had
	 */
	having(words: readonly string[]): Promise<ReadonlySet<string>>;
}

const finders = new Map<Locale, TextFinder>();

/** Loads the words of a language in a worker, once; to be called when somebody is about to type. */
export function openTextSearch(locale: Locale): TextFinder {
	const known = finders.get(locale) ?? startFinder(locale);
	finders.set(locale, known);
	return known;
}

function startFinder(locale: Locale): TextFinder {
	const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' });
	const waiting = new Map<number, PromiseWithResolvers<TextAnswer>>();
	const ask = (question: TextQuestion) => worker.postMessage(question, []);
	/** The next search begins with another worker. */
	const fail = () => {
		finders.delete(locale);
		worker.terminate();
		const error = new Error('The words of the units could not be loaded.');
		for (const { reject } of waiting.values()) reject(error);
	};
	let number = 0;
	worker.addEventListener('message', ({ data }: MessageEvent<TextAnswer>) => {
		if (!data.ids && !data.had) return fail();
		waiting.get(data.number)?.resolve(data);
		waiting.delete(data.number);
	});
	worker.addEventListener('error', fail);
	ask({ address: pathOf(locale, { kind: 'searchTexts' }) });
	const answerTo = (
		question: { readonly words: string } | { readonly doubtful: readonly string[] },
	) => {
		const promise = Promise.withResolvers<TextAnswer>();
		waiting.set((number += 1), promise);
		ask({ number, ...question });
		return promise.promise;
	};
	return {
		find: async (words) => new Set((await answerTo({ words })).ids),
		having: async (doubtful) => new Set((await answerTo({ doubtful })).had),
	};
}
