/** The next of what an iterator gives, at most so many; further ones can be asked for afterwards. */
export function takeFrom<Thing>(iterator: Iterator<Thing>, most: number): Thing[] {
	const taken: Thing[] = [];
	while (taken.length < most) {
		const next = iterator.next();
		if (next.done) break;
		taken.push(next.value);
	}
	return taken;
}
