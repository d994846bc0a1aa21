/**
 * A reader that remembers what it read last: pages that are rendered after each other show the same
 * records. What it returns is shared, so nobody may change it.
 * @param size things remembered at most.
 */
export function keepRecent<Key, Thing>(
	size: number,
	read: (key: Key) => Thing,
): (key: Key) => Thing {
	const kept = new Map<Key, Thing>();
	return (key) => {
		const thing = kept.get(key) ?? read(key);
		// A map keeps its keys in the order in which they were set, so the first is the oldest.
		kept.delete(key);
		kept.set(key, thing);
		const [oldest] = kept.keys();
		if (kept.size > size && oldest !== undefined) kept.delete(oldest);
		return thing;
	};
}
