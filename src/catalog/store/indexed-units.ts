import { z } from 'zod';
import { commissionOf } from '../../domain/law/commission.ts';
import { Deal, UnitKind, type Unit } from '../../domain/unit.ts';
import { EnergyClass } from '../../domain/energy.ts';
import { IndexedFacts, type IndexedUnit } from '../../domain/indexed-unit.ts';
import { Money, PriceBound, totalRent } from '../../domain/price.ts';
import { MonthlyBasis } from '../../domain/monthly/monthly-basis.ts';
import { overAt, takingPlace } from '../../domain/viewing.ts';
import { flag, json, optional } from './rows.ts';

/** What only choosing needs of a unit, as the column `facts` holds it. */
export function factsOf(unit: Unit): string {
	const facts = IndexedFacts.parse(unit);
	const { zip, region, country } = unit.place;
	return JSON.stringify({
		...facts,
		energyClass: unit.energy?.efficiencyClass,
		zip,
		region,
		country,
		commissionFree: commissionOf(unit.costs)?.kind === 'none' || undefined,
		firstOccupancy: /^erstbezug/i.test(unit.condition ?? '') || undefined,
		viewableUntil: viewableUntil(unit),
		bound: unit.price.kind === 'onRequest' ? undefined : unit.price.bound,
		totalRent: totalRent(unit.price, unit.costs)?.cents,
	});
}

/** When the last of its viewing times is over, in minutes since 1970. */
function viewableUntil({ viewings }: Unit): number | undefined {
	const ends = takingPlace(viewings).map(overAt);
	return ends.length > 0 ? Math.ceil(Math.max(...ends) / 60_000) : undefined;
}

/** What makes `IndexedUnit` of the units on offer, in the order of their ids. @param where which of them */
export const indexedUnitsSql = (
	where = 'true',
) => `SELECT id, deal, status = 'reserved' AS reserved, kind, city, district, lat, lng,
	radius, project_id AS projectId, price_cents AS cents, currency, area, facts,
	monthly, created_at AS createdAt
	FROM unit WHERE on_offer = 1 AND ${where} ORDER BY id`;

/**
 * Reads rows of `indexedUnitsSql` as they are: this version of the program has written them, and looking at each column
 * of 20,000 units again took a tenth of the time of rendering what one changed unit concerns.
 */
export function indexedUnitsFrom(rows: readonly unknown[]): IndexedUnit[] {
	return KnownRows.parse(rows).map((row) => ({
		id: row.id,
		deal: row.deal,
		reserved: row.reserved === 1,
		kind: row.kind,
		city: row.city ?? undefined,
		district: row.district ?? undefined,
		lat: row.lat ?? undefined,
		lng: row.lng ?? undefined,
		radius: row.radius ?? undefined,
		projectId: row.projectId ?? undefined,
		cents: row.cents ?? undefined,
		currency: row.currency ?? undefined,
		area: row.area ?? undefined,
		monthly: row.monthly === null ? undefined : knownBasis(row.monthly),
		...knownFacts(row.facts),
		createdAt: row.createdAt,
	}));
}

/** Reads them with a look at each column. @throws when one makes no sense. */
export function checkIndexedUnits(rows: readonly unknown[]): void {
	Rows.parse(rows);
}

function knownFacts(text: string): Facts {
	return KnownFacts.parse(JSON.parse(text));
}

function knownBasis(text: string): MonthlyBasis {
	return KnownBasis.parse(JSON.parse(text));
}

const Facts = IndexedFacts.extend({
	energyClass: EnergyClass.optional(),
	zip: z.string().optional(),
	region: z.string().optional(),
	country: z.string().optional(),
	commissionFree: z.boolean().optional(),
	firstOccupancy: z.boolean().optional(),
	viewableUntil: z.int().optional(),
	bound: PriceBound.optional(),
	totalRent: z.int().optional(),
});
type Facts = z.infer<typeof Facts>;
const KnownFacts = z.custom<Facts>();
const KnownBasis = z.custom<MonthlyBasis>();
const Rows = z.array(
	z.object({
		id: z.int(),
		deal: Deal,
		reserved: flag,
		kind: UnitKind,
		city: optional(z.string()),
		district: optional(z.string()),
		lat: optional(z.number()),
		lng: optional(z.number()),
		radius: optional(z.number()),
		projectId: optional(z.int()),
		cents: optional(z.int()),
		currency: optional(Money.shape.currency),
		area: optional(z.number()),
		facts: json(Facts),
		monthly: optional(json(MonthlyBasis)),
		createdAt: z.int(),
	}),
);
const KnownRows = z.custom<readonly z.input<typeof Rows>[number][]>();
