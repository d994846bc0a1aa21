/** Lets at most `size` tasks run at once; the others wait in their order. */
export function limitConcurrency(size: number) {
	const waiting: (() => void)[] = [];
	let free = size;
	return async <Result>(task: () => Promise<Result>): Promise<Result> => {
		if (free > 0) free -= 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free += 1;
		}
	};
}
