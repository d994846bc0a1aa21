/** Colours that make up a drawing, and the share of the pixels they have in it at least. */
const colours = 16;
const share = 0.75;
/** Every so many pixels one is looked at; an odd number, so that a column is not always the same. */
const step = 13;

/**
 * Whether a picture is drawn in a few flat colours, as plans from a program are. Photographs, renderings
 * and scans with the grain of their paper are not.
 * @param data pixels, `channels` bytes each.
 */
export function isLineArt(data: Uint8Array, channels: number): boolean {
	const counts = new Map<number, number>();
	let seen = 0;
	for (let at = 0; at < data.length; at += step * channels) {
		const [green, blue] = channels < 3 ? [at, at] : [at + 1, at + 2];
		const colour = ((data[at] ?? 0) << 16) | ((data[green] ?? 0) << 8) | (data[blue] ?? 0);
		counts.set(colour, (counts.get(colour) ?? 0) + 1);
		seen += 1;
	}
	const commonest = [...counts.values()].toSorted((a, b) => b - a).slice(0, colours);
	return commonest.reduce((sum, count) => sum + count, 0) >= share * seen;
}
