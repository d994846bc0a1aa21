import { LRUCache } from 'lru-cache';

interface CacheOptions<Asked> {
	/** How many results are kept. */
	readonly size: number;
	/** The cache key; the argument itself unless given. */
	readonly keyOf?: (asked: Asked) => NonNullable<unknown>;
}

/**
 * Caches the latest results of a function: pages that are rendered after each other show the same things. Results are
 * shared, so nobody may change them.
 */
export function cached<Asked extends NonNullable<unknown>, Thing>(
	read: (asked: Asked) => Thing,
	{ size, keyOf = (asked) => asked }: CacheOptions<Asked>,
): (asked: Asked) => Thing {
	// In an object each, because what is not there is remembered as well.
	const kept = new LRUCache<NonNullable<unknown>, { readonly thing: Thing }>({ max: size });
	return (asked) => {
		const key = keyOf(asked);
		const known = kept.get(key);
		if (known) return known.thing;
		const thing = read(asked);
		kept.set(key, { thing });
		return thing;
	};
}
