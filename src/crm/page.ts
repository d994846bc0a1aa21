/** One page of a list. What becomes of its records is the list's own affair. */
export interface Page {
	/** Of each record; `undefined` where it has no usable one. */
	readonly ids: readonly (number | undefined)[];
	/** What the CRM counts in the whole list at the moment of the answer, if it tells. */
	readonly total: number | undefined;
}
