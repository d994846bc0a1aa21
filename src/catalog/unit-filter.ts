import type { SQLInputValue } from 'node:sqlite';
import type { Unit, UnitKind } from '../domain/unit.ts';

/** Which units are meant; what is absent does not matter. */
export interface UnitFilter {
	readonly deal?: 'buy' | 'rent' | undefined;
	readonly kind?: UnitKind | undefined;
	readonly city?: string | undefined;
	readonly projectId?: number | undefined;
	/** Available or reserved, as opposed to sold or kept as a reference. */
	readonly onOffer?: boolean | undefined;
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
	equal('project_id', filter.projectId);
	equal('on_offer', filter.onOffer === undefined ? undefined : Number(filter.onOffer));
	return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', parameters };
}

/** A further clause: within 20 % of a unit's price, as far as that is known. */
export function priceCondition({ price }: Unit): { where: string; parameters: SQLInputValue[] } {
	if (price.kind === 'onRequest') return { where: '', parameters: [] };
	const { cents, currency } = price.kind === 'purchase' ? price.amount : price.base;
	return {
		where: 'AND price_cents BETWEEN ? AND ? AND currency = ?',
		parameters: [Math.floor(cents * 0.8), Math.ceil(cents * 1.2), currency],
	};
}
