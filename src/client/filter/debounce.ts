import { drawn } from '../slices.ts';

/**
 * Waits until the browser has drawn the control that was used. False at once for whoever comes while somebody waits
 * already.
 */
export function createDebounce(): () => Promise<boolean> {
	let isAwaited = false;
	return async () => {
		if (isAwaited) return false;
		isAwaited = true;
		await drawn();
		isAwaited = false;
		return true;
	};
}
