export interface KeepOptions<Asked> {
	/** Things remembered at most. */
	readonly size: number;
	/** What tells two questions apart; the question itself unless given. */
	readonly nameOf?: (asked: Asked) => unknown;
}

/**
 * A reader that remembers what it read last: pages that are rendered after each other show the same
 * things. What it returns is shared, so nobody may change it.
 */
export function keepRecent<Asked, Thing>(
	read: (asked: Asked) => Thing,
	{ size, nameOf = (asked) => asked }: KeepOptions<Asked>,
): (asked: Asked) => Thing {
	const kept = new Map<unknown, { readonly name: unknown; readonly thing: Thing }>();
	return (asked) => {
		const asking = nameOf(asked);
		// The name that is kept stays the first one: a long text that comes again is not kept anew.
		const found = kept.get(asking) ?? { name: asking, thing: read(asked) };
		// A map keeps its keys in the order in which they were set, so the first is the oldest.
		kept.delete(asking);
		kept.set(found.name, found);
		const [oldest] = kept.keys();
		if (kept.size > size) kept.delete(oldest);
		return found.thing;
	};
}
