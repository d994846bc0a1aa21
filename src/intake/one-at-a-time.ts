/** Does pieces of work of one key one after the other; those of other keys do not wait. */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
	const last = new Map<string, Promise<unknown>>();
	return async (key, work) => {
		const before = last.get(key);
		const own = (async () => {
			await before?.catch(() => {});
			return await work();
		})();
		last.set(key, own);
		try {
			return await own;
		} finally {
			if (last.get(key) === own) last.delete(key);
		}
	};
}
