import type { Locale } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
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
	/** The next search begins with another worker. */
	const fail = () => {
		finders.delete(locale);
		worker.terminate();
		const error = new Error('The words of the units could not be loaded.');
		for (const { reject } of waiting.values()) reject(error);
	};
	let number = 0;
	worker.addEventListener('message', ({ data: { number, ids } }: MessageEvent<TextAnswer>) => {
		if (!ids) return fail();
		waiting.get(number)?.resolve(new Set(ids));
		waiting.delete(number);
	});
	worker.addEventListener('error', fail);
	ask({ address: pathOf(locale, { kind: 'searchTexts' }) });
	return {
		find: (words) => {
			const promise = Promise.withResolvers<ReadonlySet<number>>();
			waiting.set((number += 1), promise);
			ask({ number, words });
			return promise.promise;
		},
	};
}
