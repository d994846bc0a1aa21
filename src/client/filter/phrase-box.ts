import { fill } from '../fill.ts';
import type { FilterSettings } from './settings.ts';

/** The box in which somebody asks for a home in words. */
export function createPhraseBox(form: HTMLFormElement, { words }: Pick<FilterSettings, 'words'>) {
	const input = form.querySelector<HTMLInputElement>('[data-phrase]');
	const note = document.querySelector<HTMLElement>('[data-unknown]');
	let left = '';
	let isUsed = false;
	function show(unknown: readonly string[]): void {
		isUsed = true;
		left = unknown.join(' ');
		if (input) input.value = left;
		if (note) note.textContent = left && fill(words.unknown, { words: unknown.join(', ') });
	}
	return {
		/** Leaves in the box what nobody understands, and says so. */
		show,
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

export type PhraseBox = ReturnType<typeof createPhraseBox>;
