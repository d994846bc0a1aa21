/**
 * Names of plans: their captions without the start that all share. `Grundriss: Haus, Erdgeschoss` and
 * `Grundriss: Haus, Obergeschoss` become `Erdgeschoss` and `Obergeschoss`.
 * @returns `undefined` for a plan whose caption is empty or entirely shared.
 */
export function planNames(captions: readonly (string | undefined)[]): (string | undefined)[] {
	const known = captions.filter((caption) => caption !== undefined);
	const shared = known.length > 1 ? sharedStart(known) : '';
	return captions.map((caption) => {
		const name = caption?.slice(shared.length).trim();
		return name ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
	});
}

/** The longest shared start that ends with a separator, so that no word is cut. */
function sharedStart(texts: readonly string[]): string {
	const [first = '', ...others] = texts;
	let end = 0;
	for (const { index, 0: mark } of first.matchAll(/[,:–-]\s+/g)) {
		const start = first.slice(0, index + mark.length);
		if (others.every((text) => text.startsWith(start))) end = start.length;
	}
	return first.slice(0, end);
}
