import { LRUCache } from 'lru-cache';

export interface KeepOptions<Asked> {
	/** Things remembered. */
	readonly size: number;
	/** What tells two questions apart; the question itself unless given. */
	readonly nameOf?: (asked: Asked) => NonNullable<unknown>;
}

/**
 * A reader that remembers what it read last: pages that are rendered after each other show the same
 * things. What it returns is shared, so nobody may change it.
 */
export function keepRecent<Asked extends NonNullable<unknown>, Thing>(
	read: (asked: Asked) => Thing,
	{ size, nameOf = (asked) => asked }: KeepOptions<Asked>,
): (asked: Asked) => Thing {
	// In an object each, because what is not there is remembered as well.
	const kept = new LRUCache<NonNullable<unknown>, { readonly thing: Thing }>({ max: size });
	return (asked) => {
		const name = nameOf(asked);
		const known = kept.get(name);
		if (known) return known.thing;
		const thing = read(asked);
		kept.set(name, { thing });
		return thing;
	};
}
