import { readTexts } from '../../search/text-file.ts';
import { fetchFresh } from '../load-once.ts';
import { openTexts, type TextSearch } from '../../search/text-search.ts';

/** What the page asks: where the texts are, then one search after the other. */
export type TextQuestion =
	{ readonly address: string } | { readonly number: number; readonly words: string };

/** What it is answered; without ids the texts cannot be had. */
export interface TextAnswer {
	readonly number: number;
	readonly ids?: Uint32Array | undefined;
}

let opened: Promise<TextSearch> | undefined;

addEventListener('message', ({ data }: MessageEvent<TextQuestion>) => {
	if ('address' in data) {
		opened = load(data.address);
		// Whoever asks next is told.
		opened.catch(() => {});
		return;
	}
	const { number, words } = data;
	void answer(number, words);
});

async function answer(number: number, words: string): Promise<void> {
	const answer: TextAnswer = await (
		opened ?? Promise.reject(new Error('No texts are named.'))
	).then(
		(texts) => ({ number, ids: Uint32Array.from(texts.find(words)) }),
		() => ({ number }),
	);
	postMessage(answer, { transfer: [] });
}

async function load(address: string): Promise<TextSearch> {
	return openTexts(readTexts(await (await fetchFresh(address)).text()));
}
