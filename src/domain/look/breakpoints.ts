/**
 * Widths of the window from which a page is laid out otherwise, by what begins there. Style sheets cannot import them:
 * a test keeps that no sheet of a component asks for another one. What a container is asked for is its own affair.
 */
export const breakpoints = {
	/** Up to it, on a phone whose text is set twice as large, what else stands in pairs stands alone. */
	oneByOne: '17.5rem',
	/** Pictures, cities and offers stand beside each other. */
	pairs: '37.5rem',
	/** Text and aside are two columns, and the links of the menu stand in the header. */
	columns: '56.25rem',
	/** A row holds three cards. */
	threeCards: '69.25rem',
	/** The map stands beside the list. */
	mapBesideList: '75rem',
} as const;

/** The condition of a media query that holds from a width on. */
export function from(width: keyof typeof breakpoints): string {
	return `(min-width: ${breakpoints[width]})`;
}
