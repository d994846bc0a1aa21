import { listSorts } from '../domain/listing.ts';

export const sorts = [...listSorts, 'rooms', 'perArea', 'monthly'] as const;
/** An order of results; addresses do not say the usual one. Where nothing is known to compare by, a unit comes last, the newest of them first. */
export type Sort = (typeof sorts)[number];

/** Whether a text names an order. */
export function isSort(text: string): text is Sort {
	return sorts.some((sort) => sort === text);
}
