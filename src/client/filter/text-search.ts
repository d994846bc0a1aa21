import '../trusted-types.ts';
import type { Doubts, TextAnswer, TextQuestion } from './text-worker.ts';

/** A search in words, done beside the page. */
interface TextFinder {
	/**
	 * Ids of the units that have all of some names.
	 * @throws when the texts cannot be had
	 */
	find(words: string): Promise<ReadonlySet<number>>;
	/**
	 * What of some doubts is a word or a reference of a unit.
	 * @throws when the texts cannot be had
	 */
	having(doubts: Doubts): Promise<Doubts>;
}

const finders = new Map<string, TextFinder>();

/** Loads the words of a language in a worker, once; to be called when somebody is about to type. */
export function openTextSearch(address: string): TextFinder {
	const known = finders.get(address) ?? startFinder(address);
	finders.set(address, known);
	return known;
}

function startFinder(address: string): TextFinder {
	const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' });
	const waiting = new Map<number, PromiseWithResolvers<TextAnswer>>();
	const ask = (question: TextQuestion) => worker.postMessage(question, []);
	/** The next search begins with another worker. */
	const fail = () => {
		finders.delete(address);
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
	ask({ address });
	const answerTo = (question: { readonly words: string } | Doubts) => {
		const promise = Promise.withResolvers<TextAnswer>();
		waiting.set((number += 1), promise);
		ask({ number, ...question });
		return promise.promise;
	};
	return {
		find: async (words) => new Set((await answerTo({ words })).ids),
		having: async (doubts) => (await answerTo(doubts)).had ?? doubts,
	};
}
