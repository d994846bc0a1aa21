/** Loads each address once for a page. One that failed is asked for again the next time. */
export function loadOnce<Loaded>(
	load: (address: string) => Promise<Loaded>,
): (address: string) => Promise<Loaded> {
	const known = new Map<string, Promise<Loaded>>();
	return (address) => {
		const loading = known.get(address) ?? load(address);
		known.set(address, loading);
		loading.catch(() => known.delete(address));
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
