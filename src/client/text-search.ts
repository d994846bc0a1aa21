import type { Locale } from '../domain/locale.ts';
import { textPath } from '../search/text-file.ts';
import type { TextAnswer, TextQuestion } from './text-worker.ts';

/** A search in words, done beside the page. */
export interface TextFinder {
	/**
	 * Ids of the units that have all of the words.
	 * @throws when the texts cannot be had
	 */
	find(words: string): Promise<ReadonlySet<number>>;
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
	const waiting = new Map<number, PromiseWithResolvers<ReadonlySet<number>>>();
	const ask = (question: TextQuestion) => worker.postMessage(question, []);
	const fail = (promise: PromiseWithResolvers<ReadonlySet<number>> | undefined) => {
		finders.delete(locale);
		promise?.reject(new Error('The words of the units could not be loaded.'));
	};
	let number = 0;
	worker.addEventListener('message', ({ data }: MessageEvent<TextAnswer>) => {
		const promise = waiting.get(data.number);
		waiting.delete(data.number);
		if (data.ids) promise?.resolve(new Set(data.ids));
		else fail(promise);
	});
	worker.addEventListener('error', () => {
		for (const promise of waiting.values()) fail(promise);
		waiting.clear();
	});
	ask({ address: textPath(locale) });
	return {
		find: (words) => {
			const promise = Promise.withResolvers<ReadonlySet<number>>();
			waiting.set((number += 1), promise);
			ask({ number, words });
			return promise.promise;
		},
	};
}
