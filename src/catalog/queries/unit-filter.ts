import type { SQLInputValue } from 'node:sqlite';
import type { ListOrder } from '../../domain/listing.ts';
import type { Deal, Unit, UnitKind } from '../../domain/unit.ts';
import type { Money } from '../../domain/price.ts';
import { comparableArea, comparablePrice } from '../store/narrow-row.ts';
import { notLivedIn, reserved } from '../store/tables.ts';

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
	/** How a list shows them; the newest first where it is absent. */
	readonly order?: ListOrder | undefined;
}

/** What of a unit decides which others are like it. */
export interface Likeness {
	readonly id: number;
	readonly projectId?: number | undefined;
	readonly kind: UnitKind;
	/** Absent where others of any city are alike. */
	readonly city?: string | undefined;
	readonly deal: Deal;
	/** Absent for a price on request. */
	readonly price?: Money | undefined;
	readonly district?: string | undefined;
	/** In square metres. */
	readonly area?: number | undefined;
	/** Only in the unit's own project, or only outside it. */
	readonly only?: 'inside' | 'outside' | undefined;
}

/** What units similar to this one are found by. */
export function likenessOf(unit: Unit): Likeness {
	const { id, projectId, kind, deal, place } = unit;
	const { city, district } = place;
	const [price, area] = [comparablePrice(unit), comparableArea(unit)];
	return { id, projectId, kind, city, deal, price, district, area };
}

/** As its lists are shown; without that the newest first, and the units of one project by floor and reference. */
export function order({ order: of, kind, projectId }: UnitFilter): string {
	if (!of && projectId !== undefined) return 'ORDER BY floor IS NULL, floor, reference, id';
	const terms = of
		? [...(of.freeFirst ? [reserved] : []), ...(kind ? [] : [notLivedIn]), sortedBy[of.sort]]
		: [];
	return `ORDER BY ${[...terms, 'created_at DESC', 'id DESC'].filter(Boolean).join(', ')}`;
}

/** Amounts of two currencies are not compared. */
const sortedBy: Readonly<Record<ListOrder['sort'], string>> = {
	newest: '',
	priceUp: 'price_cents IS NULL, currency, price_cents',
	priceDown: 'price_cents IS NULL, currency, price_cents DESC',
	area: 'area DESC NULLS LAST',
};

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
