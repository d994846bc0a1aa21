import { fill } from '../fill.ts';
import type { FilterSettings } from './settings.ts';

/** The box in which somebody asks for a home in words. */
export function createPhraseBox(form: HTMLFormElement, { words }: Pick<FilterSettings, 'words'>) {
	const input = form.querySelector<HTMLInputElement>('[data-phrase]');
	const note = document.querySelector<HTMLElement>('[data-unknown]');
	/** What was read last, as it stands in the box; nothing where that is to be read again. */
	let left: string | undefined = '';
	let isUsed = false;
	let unread: readonly string[] = [];
	let unclear: readonly string[] = [];
	let missing: readonly string[] = [];
	function say(): void {
		if (!note) return;
		const sentences = [
			unread.length > 0 && fill(words.unknown, { words: unread.join(', ') }),
			unclear.length > 0 && fill(words.askUnit, { words: unclear.join(', ') }),
			missing.length > 0 && fill(words.notOffered, { words: missing.join(', ') }),
		];
		note.textContent = sentences.filter(Boolean).join(' · ');
	}
	/** Leaves in the box what nobody understands, and says so; of figures, asks what they count. */
	function show(unknown: readonly string[], figures: readonly string[] = []): void {
		isUsed = true;
		unread = unknown.filter((piece) => !figures.includes(piece));
		unclear = figures;
		missing = [];
		left = unknown.join(' ');
		if (input) input.value = left;
		say();
	}
	return {
		show,
		/** Says what was asked for that nothing here has. */
		miss(names: readonly string[]) {
			missing = names;
			say();
		},
		/** Puts a phrase into the box, to be read. */
		put(phrase: string) {
			left = undefined;
			if (input) input.value = phrase;
		},
		/** What was taken could not be read, and is to be read again. */
		giveBack() {
			left = undefined;
		},
		/** Whether a phrase was read. */
		isUsed: () => isUsed,
		/** Forgets what was asked. */
		clear() {
			show([]);
			isUsed = false;
		},
		/** What was typed since the last phrase was read; nothing while it is the same. */
		take() {
			const typed = input?.value.trim() ?? '';
			if (typed === left) return undefined;
			left = typed;
			return typed;
		},
	};
}
