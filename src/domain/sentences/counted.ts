/** How many of something there are, in the English of messages: `1 unit`, `3 units`. */
export function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The first few of what a sentence names. */
export function few(names: readonly string[]): string {
	const all = [...new Set(names)];
	const [shown, more] = [all.slice(0, 5).join(', '), all.length - 5];
	return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Ids as a sentence names them: the first ten, which is enough to look one up, and how many more there are. */
export function idList(ids: readonly number[]): string {
	const named = ids.slice(0, mostIds).join(', ');
	return ids.length > mostIds ? `${named} and ${ids.length - mostIds} more` : named;
}

const mostIds = 10;
