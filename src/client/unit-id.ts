/** The id of a unit, with which the address of its page ends; no number of any other address. */
export function idIn({ pathname }: Pick<Location, 'pathname'>): number {
	return Number(/(\d+)\/$/.exec(pathname)?.[1]);
}

/** The id of the unit whose card is within an element; no number where none is. */
export function cardId(part: Element): number {
	const link = part.querySelector<HTMLAnchorElement>('h3 a');
	return link ? idIn(link) : Number.NaN;
}
