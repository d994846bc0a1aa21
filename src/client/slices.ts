/** Milliseconds of work after which whatever the visitor does comes first. */
const share = 8;

/**
 * Does work that comes in small steps, and lets the browser answer in between.
 * @param isWanted asked before each step; the work ends without a result when it is not
 */
export async function slicedBy<Result>(
	steps: Generator<void, Result>,
	isWanted: () => boolean,
): Promise<Result | undefined> {
	for (let began = performance.now(); ;) {
		if (!isWanted()) return undefined;
		const step = steps.next();
		if (step.done) return step.value;
		if (performance.now() - began < share) continue;
		await pause();
		began = performance.now();
	}
}

/** Lets the browser answer before the work goes on. */
export async function pause(): Promise<void> {
	const { scheduler }: Schedules = globalThis;
	if (scheduler?.yield) await scheduler.yield();
	else await new Promise((resolve) => setTimeout(resolve));
}

/** What not every browser has: the work goes on before other work of the page does. */
interface Schedules {
	readonly scheduler?: { yield?(): Promise<void> };
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
