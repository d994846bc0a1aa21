/** What the names of all files of one picture begin with: a hash, up to the first `-`. */
export function mediaBase(name: string): string {
	const end = name.indexOf('-');
	return end < 0 ? name : name.slice(0, end);
}
