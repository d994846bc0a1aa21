import { z } from 'zod';
import { Money } from '../domain/money.ts';
import type { Placed, PlacedCard } from '../domain/placed.ts';
import { Status } from '../domain/status.ts';
import { UnitKind } from '../domain/unit.ts';
import { localised, optional } from './rows.ts';

/** The columns of a unit that make a `Placed`. */
export const placedColumns = `id, status, kind, city, district, lat, lng, radius,
	price_cents AS cents, currency`;

/** The columns of a unit that make a `PlacedCard`. */
export const placedCardColumns = `id, kind, city, district, area, titles AS title,
	cover || '-' || cover_width || '.avif' AS picture`;

/** Reads rows of `placedColumns`. */
export function placedFrom(rows: readonly unknown[]): Placed[] {
	return Rows.parse(rows);
}

/** Reads rows of `placedCardColumns`. */
export function placedCardsFrom(rows: readonly unknown[]): PlacedCard[] {
	return CardRows.parse(rows);
}

const Rows: z.ZodType<Placed[]> = z.array(
	z.object({
		id: z.int(),
		status: Status,
		kind: UnitKind,
		city: optional(z.string()),
		district: optional(z.string()),
		lat: z.number(),
		lng: z.number(),
		radius: optional(z.number()),
		cents: optional(z.int()),
		currency: optional(Money.shape.currency),
	}),
);

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
