import { readTexts } from '../../search/text-file.ts';
import { fetchFresh } from '../load-once.ts';
import { openTexts, type TextSearch } from '../../search/browser/text-search.ts';

/** What of a phrase may be a word of a text, or a reference. */
export interface Doubts {
	readonly doubtful: readonly string[];
	readonly candidates: readonly string[];
}

/** What the page asks: where the texts are, then one search after the other. */
export type TextQuestion =
	| { readonly address: string }
	| { readonly number: number; readonly words: string }
	| ({ readonly number: number } & Doubts);

/** What it is answered; without ids or words the texts cannot be had. */
export interface TextAnswer {
	readonly number: number;
	readonly ids?: Uint32Array | undefined;
	/** Those of the doubts that are. */
	readonly had?: Doubts | undefined;
}

let opened: Promise<TextSearch> | undefined;

addEventListener('message', ({ data }: MessageEvent<TextQuestion>) => {
	if ('address' in data) {
		opened = load(data.address);
		// Whoever asks next is told.
		opened.catch(() => {});
		return;
	}
	void answer(data);
});

async function answer(
	question: Exclude<TextQuestion, { readonly address: string }>,
): Promise<void> {
	const { number } = question;
	const answer: TextAnswer = await (
		opened ?? Promise.reject(new Error('No texts are named.'))
	).then(
		(texts) =>
			'words' in question
				? { number, ids: Uint32Array.from(texts.find(question.words)) }
				: {
						number,
						had: {
							doubtful: question.doubtful.filter(texts.has),
							candidates: question.candidates.filter(texts.isReference),
						},
					},
		() => ({ number }),
	);
	postMessage(answer, { transfer: [] });
}

async function load(address: string): Promise<TextSearch> {
	return openTexts(readTexts(await (await fetchFresh(address)).text()));
}
