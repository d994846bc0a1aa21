/**
 * Works on many things at once and finishes them in their order, so that what comes out does not depend on
 * which was ready first.
 */
export async function inOrder<Thing, Begun>(
	things: Iterable<Thing>,
	{
		most,
		begin,
		end,
	}: {
		/** Things under way at once; the others are not even asked for. */
		readonly most: number;
		readonly begin: (thing: Thing) => Promise<Begun>;
		readonly end: (thing: Thing, begun: Begun) => void;
	},
): Promise<void> {
	const underWay: { readonly thing: Thing; readonly begun: Promise<Begun> }[] = [];
	const endFirst = async () => {
		const first = underWay.shift();
		if (first) end(first.thing, await first.begun);
	};
	try {
		for (const thing of things) {
			const begun = begin(thing);
			// Its turn comes later; a failure that nobody has asked for until then would end the program.
			begun.catch(() => {});
			underWay.push({ thing, begun });
			if (underWay.length >= most) await endFirst();
		}
		while (underWay.length > 0) await endFirst();
	} finally {
		await Promise.allSettled(underWay.map(({ begun }) => begun));
	}
}
