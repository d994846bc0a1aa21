import { z } from 'zod';
import type { Placed, PlacedCard } from '../../domain/placed.ts';
import { UnitKind } from '../../domain/unit.ts';
import { localised, optional, type KnownRow } from '../store/rows.ts';

/** The columns of a unit that make a `Placed`. */
export const placedColumns = `id, status, kind, city, district, lat, lng, radius,
	price_cents AS cents, currency`;

/** The columns of a unit that make a `PlacedCard`. */
export const placedCardColumns = `id, kind, city, district, area, titles AS title,
	cover || '-' || cover_width || '.avif' AS picture`;

/** Reads rows of `placedColumns`, as `indexedUnitsFrom` does. */
export function placedFrom(rows: readonly unknown[]): Placed[] {
	return KnownRows.parse(rows).map((row) => ({
		id: row.id,
		status: row.status,
		kind: row.kind,
		city: row.city ?? undefined,
		district: row.district ?? undefined,
		lat: row.lat,
		lng: row.lng,
		radius: row.radius ?? undefined,
		cents: row.cents ?? undefined,
		currency: row.currency ?? undefined,
	}));
}

/** Reads rows of `placedCardColumns`. */
export function placedCardsFrom(rows: readonly unknown[]): PlacedCard[] {
	return CardRows.parse(rows);
}

const KnownRows = z.custom<readonly KnownRow<Placed>[]>();

const CardRows: z.ZodType<PlacedCard[]> = z.array(
	z.object({
		id: z.int(),
		kind: UnitKind,
		city: optional(z.string()),
		district: optional(z.string()),
		area: optional(z.number()),
		title: localised,
		picture: optional(z.string()),
	}),
);
