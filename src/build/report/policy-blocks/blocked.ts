/** Something that the policy of the site keeps browsers from loading or running, or that loads unasked. */
export interface Blocked {
	/** From 1. */
	readonly line: number;
	/** A sentence without its beginning and its full stop. */
	readonly what: string;
}
