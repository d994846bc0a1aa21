/** What the names of all files of one picture begin with: a hash, up to the first `-`. */
export function mediaBase(name: string): string {
	const end = name.indexOf('-');
	return end < 0 ? name : name.slice(0, end);
}

/** The same, or nothing where it is no hash, as in a name that is not ours. */
export function mediaHash(name: string): string | undefined {
	const base = mediaBase(name);
	return /^[0-9a-f]{32}$/.test(base) ? base : undefined;
}
