/** Loads what each key, such as an address, stands for once for a page. One that failed is asked for again the next time. */
export function loadOnce<Loaded, Key = string>(
	load: (key: Key) => Promise<Loaded>,
): (key: Key) => Promise<Loaded> {
	const known = new Map<Key, Promise<Loaded>>();
	return (key) => {
		const loading = known.get(key) ?? load(key);
		known.set(key, loading);
		loading.catch(() => known.delete(key));
		return loading;
	};
}

/**
 * Asks for a file that may have changed since it was last asked for.
 * @throws unless it is there, or told that it may be missing and is
 */
export async function fetchFresh(
	address: string,
	{ mayBeMissing = false } = {},
): Promise<Response> {
	const answer = await fetch(address, { cache: 'no-cache' });
	if (!answer.ok && !(mayBeMissing && answer.status === 404))
		throw new Error(`${address} is answered with ${answer.status}.`);
	return answer;
}
