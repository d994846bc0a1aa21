import { drawn } from './slices.ts';

/** Milliseconds between two letters of somebody who knows the word: nobody reads what half of it finds. */
const thought = 150;

/** Delays searching until the browser has drawn the control and nobody types on. */
export interface Debounce {
	/** A letter was typed. */
	typed(): void;
	/**
	 * Waits until the browser has drawn the control that was used, and nobody types on. False at once for whoever
	 * comes while somebody waits already.
	 */
	isTime(): Promise<boolean>;
}

export function createDebounce(): Debounce {
	let isAwaited = false;
	let typedAt = -Infinity;
	return {
		typed: () => {
			typedAt = performance.now();
		},
		async isTime() {
			if (isAwaited) return false;
			isAwaited = true;
			await drawn();
			while (performance.now() < typedAt + thought)
				await new Promise((resolve) => setTimeout(resolve, typedAt + thought - performance.now()));
			isAwaited = false;
			return true;
		},
	};
}
