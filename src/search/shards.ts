/** Units whose cards one file holds, on average at least, where an account has as many. */
const together = 16;

/**
 * By how many bits ids are shifted to name the file their cards lie in: as few as leave no more files than
 * there are groups of units. Units that came together lie together, and a change of one touches one file.
 */
export function shiftFor(ids: readonly number[]): number {
	const maxFiles = Math.max(1, Math.ceil(ids.length / together));
	let shift = 0;
	while (shardsOf(ids, shift).length > maxFiles) shift += 1;
	return shift;
}

/** Numbers of the files, lowest first. */
export function shardsOf(ids: readonly number[], shift: number): number[] {
	return [...new Set(ids.map((id) => shardOf(id, shift)))].sort((a, b) => a - b);
}

/** The number of the file that holds the card of a unit. */
export function shardOf(id: number, shift: number): number {
	return Math.floor(id / 2 ** shift);
}
