/** How many of something there are, in the English of messages: `1 unit`, `3 units`. */
export function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
