import { openSearch, type Search } from '../search/query.ts';
import { readIndexInSteps } from '../search/read-index.ts';

/** Milliseconds of work after which whatever the visitor does comes first. */
const share = 12;

/**
 * Loads the index and opens it.
 * @throws without a network, and when the index is of another version than this script
 */
export async function loadSearch(address: string): Promise<Search> {
	const answer = await fetch(address, { cache: 'no-cache' });
	if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`);
	const steps = readIndexInSteps(new Uint8Array(await answer.arrayBuffer()));
	for (let began = performance.now(); ;) {
		const step = steps.next();
		if (step.done) return openSearch(step.value);
		if (performance.now() - began < share) continue;
		await pause();
		began = performance.now();
	}
}

/** Lets the browser answer before the work goes on. */
export function pause(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}

/** Lets the browser draw what was just done; a page that nobody sees is not drawn, and does not wait. */
export function drawn(): Promise<void> {
	return new Promise((resolve) => {
		const late = setTimeout(resolve, 100);
		requestAnimationFrame(() => {
			clearTimeout(late);
			setTimeout(resolve);
		});
	});
}
