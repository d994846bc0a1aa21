import { z } from 'zod';
import { Deal } from '../domain/deal.ts';
import { EnergyClass } from '../domain/energy.ts';
import type { Facets } from '../domain/facets.ts';
import { Money } from '../domain/money.ts';
import { Feature, UnitKind, type Unit } from '../domain/unit.ts';

const absent = <T extends z.ZodType>(schema: T) =>
	schema.nullable().transform((value) => value ?? undefined);

/** The columns that only choosing needs, by their names in `tables.ts`. */
export function facetColumns({ areas, rooms, features, energy, availableFrom }: Unit) {
	return {
		plot: areas.plot ?? null,
		rooms: rooms ?? null,
		features: JSON.stringify(features),
		energy_class: energy?.efficiencyClass ?? null,
		available: dayOf(availableFrom) ?? null,
	};
}

/** The account's own words, such as "by arrangement", name no day to choose by. */
function dayOf(availableFrom: Unit['availableFrom']): string | undefined {
	switch (availableFrom?.kind) {
		case 'now':
			return 'now';
		case 'date':
			return availableFrom.date;
		default:
			return undefined;
	}
}

/** What makes `Facets` of the units on offer, in the order of their ids. */
export const facetsSql = `SELECT id, deal, status = 'reserved' AS reserved, kind, city, district, lat, lng,
	project_id AS projectId, price_cents AS cents, currency, area, plot, rooms, features,
	energy_class AS energyClass, available, created_at AS createdAt
	FROM unit WHERE on_offer = 1 ORDER BY id`;

/** Reads rows of `facetsSql`. */
export function facetsFrom(rows: readonly unknown[]): Facets[] {
	return Rows.parse(rows);
}

const Features = Feature.array();

const Rows: z.ZodType<Facets[]> = z.array(
	z.object({
		id: z.int(),
		deal: Deal,
		reserved: z.int().transform(Boolean),
		kind: UnitKind,
		city: absent(z.string()),
		district: absent(z.string()),
		lat: absent(z.number()),
		lng: absent(z.number()),
		projectId: absent(z.int()),
		cents: absent(z.int()),
		currency: absent(Money.shape.currency),
		area: absent(z.number()),
		plot: absent(z.number()),
		rooms: absent(z.number()),
		features: z.string().transform((json) => Features.parse(JSON.parse(json))),
		energyClass: absent(EnergyClass),
		available: absent(z.string()),
		createdAt: z.int(),
	}),
);
