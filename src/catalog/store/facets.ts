import { z } from 'zod';
import { Deal } from '../../domain/deal.ts';
import { EnergyClass } from '../../domain/energy.ts';
import type { Facets } from '../../domain/facets.ts';
import { Money } from '../../domain/money.ts';
import { Feature, UnitKind, type Unit } from '../../domain/unit.ts';
import { flag, json, optional } from './rows.ts';

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

/**
 * Reads rows of `facetsSql` as they are: this version of the program has written them, and looking at each column
 * of 20,000 units again took a tenth of the time of rendering what one changed unit concerns.
 */
export function facetsFrom(rows: readonly unknown[]): Facets[] {
	const readFeatures = onceEach((text: string) => Features.parse(JSON.parse(text)));
	return KnownRows.parse(rows).map((row) => ({
		id: row.id,
		deal: row.deal,
		reserved: row.reserved === 1,
		kind: row.kind,
		city: row.city ?? undefined,
		district: row.district ?? undefined,
		lat: row.lat ?? undefined,
		lng: row.lng ?? undefined,
		projectId: row.projectId ?? undefined,
		cents: row.cents ?? undefined,
		currency: row.currency ?? undefined,
		area: row.area ?? undefined,
		plot: row.plot ?? undefined,
		rooms: row.rooms ?? undefined,
		features: readFeatures(row.features),
		energyClass: row.energyClass ?? undefined,
		available: row.available ?? undefined,
		createdAt: row.createdAt,
	}));
}

/** Reads them with a look at each column. @throws when one makes no sense. */
export function checkFacets(rows: readonly unknown[]): void {
	Rows.parse(rows);
}

/** The same answers without working out one twice. */
function onceEach<Answer>(work: (text: string) => Answer): (text: string) => Answer {
	const known = new Map<string, Answer>();
	return (text) => {
		const answer = known.get(text) ?? work(text);
		known.set(text, answer);
		return answer;
	};
}

const Features = z.custom<Feature[]>();
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
		projectId: optional(z.int()),
		cents: optional(z.int()),
		currency: optional(Money.shape.currency),
		area: optional(z.number()),
		plot: optional(z.number()),
		rooms: optional(z.number()),
		features: json(Feature.array()),
		energyClass: optional(EnergyClass),
		available: optional(z.string()),
		createdAt: z.int(),
	}),
);
const KnownRows = z.custom<readonly z.input<typeof Rows>[number][]>();
