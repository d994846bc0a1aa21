export interface KeepOptions<Asked> {
	/** Things remembered at least; twice as many at most. */
	readonly size: number;
	/** What tells two questions apart; the question itself unless given. */
	readonly nameOf?: (asked: Asked) => unknown;
}

/**
 * A reader that remembers what it read last: pages that are rendered after each other show the same
 * things. What it returns is shared, so nobody may change it.
 *
 * Two generations, the older of which is dropped whole: to take the oldest thing out of one map, V8 walks
 * over all the places of those taken out before.
 */
export function keepRecent<Asked, Thing>(
	read: (asked: Asked) => Thing,
	{ size, nameOf = (asked) => asked }: KeepOptions<Asked>,
): (asked: Asked) => Thing {
	let recent = new Map<unknown, Kept<Thing>>();
	let former = recent;
	return (asked) => {
		const asking = nameOf(asked);
		const known = recent.get(asking);
		if (known) return known.thing;
		// The name that is kept stays the first one: a long text that comes again is not kept anew.
		const found = former.get(asking) ?? { name: asking, thing: read(asked) };
		if (recent.size >= size) {
			former = recent;
			recent = new Map();
		}
		recent.set(found.name, found);
		return found.thing;
	};
}

interface Kept<Thing> {
	readonly name: unknown;
	readonly thing: Thing;
}
