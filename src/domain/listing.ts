import type { Deal, UnitKind } from './unit.ts';

export const cardsPerPage = 24;

/** What is more than so many times as large, or as small, is not alike: whoever looks for a studio is not helped by it. */
export const otherSize = 1.6;

/**
 * Width the picture of a card takes up in a grid over the whole page, in the form of the `sizes` attribute.
 * On phones less than it is: their screens are so fine that the next larger file shows nothing more.
 * @param columns of the grid on a wide page
 */
export function cardSizes(columns: number): string {
	const [page, gap] = [1440, 32];
	const widest = Math.round((page - (columns - 1) * gap) / columns);
	return `(min-width: 1568px) ${widest}px, (min-width: 1100px) ${Math.floor(92 / columns)}vw, (min-width: 720px) 46vw, 66vw`;
}

/** What a list is restricted to before anything is filtered. */
export interface ListingFacet {
	readonly deal: Deal;
	/** The parts of a filter it stands for. */
	readonly start: {
		readonly kinds?: readonly UnitKind[] | undefined;
		readonly places?:
			readonly { readonly city: string; readonly district?: string | undefined }[] | undefined;
	};
}

/** The pages that are linked beneath one of a list: the first, the last, and those near it. */
export function linkedPages(current: number, pages: number): number[] {
	return Array.from({ length: pages }, (_, at) => at + 1).filter(
		(page) => page === 1 || page === pages || Math.abs(page - current) <= 2,
	);
}

/** Orders that a list can begin in; the rest of `Sort` only a visitor chooses. */
export const listSorts = ['newest', 'priceUp', 'priceDown', 'area'] as const;

/** How a list is sorted that nobody has sorted: as the settings `lists.sort` and `lists.freeFirst` say. */
export interface ListOrder {
	/** Behind it, and where nothing is known to compare by, the newest come first. */
	readonly sort: (typeof listSorts)[number];
	/** Whether what one can have comes before what is reserved. */
	readonly freeFirst: boolean;
}

export const usualOrder: ListOrder = { sort: 'newest', freeFirst: true };

/** Kilometres around a place that a visitor can choose. */
export const radii: readonly number[] = [2, 5, 10, 20, 50];
