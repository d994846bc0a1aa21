/** Ids as a sentence names them: the first ten, which is enough to look one up, and how many more there are. */
export function idList(ids: readonly number[]): string {
	const named = ids.slice(0, most).join(', ');
	return ids.length > most ? `${named} and ${ids.length - most} more` : named;
}

const most = 10;
