/** The first few of what a sentence names. */
export function few(names: readonly string[]): string {
	const all = [...new Set(names)];
	const [shown, more] = [all.slice(0, 5).join(', '), all.length - 5];
	return more > 0 ? `${shown} and ${more} more` : shown;
}
