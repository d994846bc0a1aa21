import type { SQLInputValue } from 'node:sqlite';
import type { Deal, Unit, UnitKind } from '../../domain/unit.ts';
import type { Money } from '../../domain/price.ts';
import { comparableArea, comparablePrice } from '../store/narrow-row.ts';

/** Which units are meant; what is absent does not matter. */
export interface UnitFilter {
	readonly deal?: Deal | undefined;
	readonly kind?: UnitKind | undefined;
	readonly city?: string | undefined;
	/** Of that city. */
	readonly district?: string | undefined;
	readonly projectId?: number | undefined;
	/** Available or reserved, as opposed to sold or kept as a reference. */
	readonly onOffer?: boolean | undefined;
}

/** What of a unit decides which others are like it. */
export interface Likeness {
	readonly id: number;
	readonly projectId?: number | undefined;
	readonly kind: UnitKind;
	readonly city?: string | undefined;
	readonly deal: Deal;
	/** Absent for a price on request. */
	readonly price?: Money | undefined;
	/** Only where there is no price to compare by. */
	readonly district?: string | undefined;
	/** In square metres; only where there is no price to compare by. */
	readonly area?: number | undefined;
	/** Leaves out the unit's own project. */
	readonly outside?: true | undefined;
}

/** What units similar to this one are found by. */
export function likenessOf(unit: Unit): Likeness {
	const { id, projectId, kind, deal, place } = unit;
	const { city, district } = place;
	const price = comparablePrice(unit);
	const also = price ? { price } : { district, area: comparableArea(unit) };
	return { id, projectId, kind, city, deal, ...also };
}

/** Newest first; the units of one project by floor and reference. */
export function order(filter: UnitFilter): string {
	return filter.projectId === undefined
		? 'ORDER BY created_at DESC, id DESC'
		: 'ORDER BY floor IS NULL, floor, reference, id';
}

/** The WHERE clause of a filter, with its parameters. */
export function condition(filter: UnitFilter, also?: string) {
	const clauses: string[] = also ? [also] : [];
	const parameters: SQLInputValue[] = [];
	const equal = (column: string, value: SQLInputValue | undefined) => {
		if (value === undefined) return;
		clauses.push(`${column} = ?`);
		parameters.push(value);
	};
	equal('deal', filter.deal);
	equal('kind', filter.kind);
	equal('city', filter.city);
	equal('district', filter.district);
	equal('project_id', filter.projectId);
	equal('on_offer', filter.onOffer === undefined ? undefined : Number(filter.onOffer));
	return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', parameters };
}

/** The prices within 20 % of a unit's; `undefined` where its price is not known. */
export function priceBand({ price }: Pick<Likeness, 'price'>) {
	if (!price) return undefined;
	const { cents, currency } = price;
	return { lowest: Math.floor(cents * 0.8), highest: Math.ceil(cents * 1.2), currency };
}
