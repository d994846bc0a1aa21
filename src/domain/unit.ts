import { z } from 'zod';
import { Broker } from './person.ts';
import { Energy } from './energy.ts';
import { Link } from './link.ts';
import { Localised } from './locale.ts';
import { Picture, Previews } from './pictures/picture.ts';
import { Place } from './place.ts';
import { Costs, Price, type Money } from './price.ts';
import { PartialDate, PublishedField } from './published-field.ts';
import { Status } from './status.ts';
import { Viewing } from './viewing.ts';

/** What a visitor can do with a unit, in the order in which pages offer it. */
export const Deal = z.enum(['buy', 'rent']);
export type Deal = z.infer<typeof Deal>;

export const UnitKind = z.enum([
	'apartment',
	'house',
	'plot',
	'parking',
	'office',
	'retail',
	'gastronomy',
	'industrial',
	'investment',
	'shortStay',
	'special',
	'other',
]);
export type UnitKind = z.infer<typeof UnitKind>;

/** Equipment a visitor filters by. */
export const Feature = z.enum([
	'balcony',
	'terrace',
	'loggia',
	'garden',
	'winterGarden',
	'lift',
	'barrierFree',
	'cellar',
	'storeroom',
	'fittedKitchen',
	'guestToilet',
	'parking',
	'fireplace',
	'airConditioning',
	'pool',
	'sauna',
	'wellness',
	'alarm',
	'furnished',
	'monument',
	'grannyFlat',
	'flatShare',
]);
export type Feature = z.infer<typeof Feature>;

export const AvailableFrom = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('now') }),
	z.object({ kind: z.literal('date'), date: z.iso.date() }),
	/** The account's own words, in its own language. */
	z.object({
		kind: z.literal('text'),
		text: z.string(),
		/** What the words say, where that is a month, a quarter or a year and nothing else. */
		reading: PartialDate.optional(),
	}),
]);
export type AvailableFrom = z.infer<typeof AvailableFrom>;

/** A property on offer (or once on offer), reduced to what the public may know. */
export const Unit = z.object({
	id: z.int().positive(),
	/** Number a visitor quotes; never derived from a hidden address. */
	reference: z.string(),
	status: Status,
	/** When the unit took its status, ISO 8601. */
	statusSince: z.iso.datetime({ offset: true }).optional(),
	/** Day on which it was sold or let, as the company has entered it. */
	soldOn: z.iso.date().optional(),
	deal: Deal,
	kind: UnitKind,
	/** Finer kind as a key of `i18n` (`category.<key>`), for instance `penthouse`. */
	category: z.string().optional(),
	projectId: z.int().positive().optional(),
	title: Localised,
	/** Sanitised HTML each. */
	description: Localised,
	location: Localised,
	furnishing: Localised,
	other: Localised,
	place: Place,
	price: Price,
	costs: Costs,
	/** Square metres each. */
	areas: z.object({
		living: z.number().positive().optional(),
		usable: z.number().positive().optional(),
		total: z.number().positive().optional(),
		plot: z.number().positive().optional(),
		balcony: z.number().positive().optional(),
		garden: z.number().positive().optional(),
		cellar: z.number().positive().optional(),
		commercial: z.number().positive().optional(),
	}),
	rooms: z.number().positive().optional(),
	bedrooms: z.int().positive().optional(),
	bathrooms: z.number().positive().optional(),
	/** 0 is the ground floor, negative is below it. */
	floor: z.int().optional(),
	floors: z.int().positive().optional(),
	parkingSpaces: z.int().positive().optional(),
	constructionYear: z.int().optional(),
	refurbishedYear: z.int().optional(),
	/** Select values as the account words them, in its own language. */
	condition: z.string().optional(),
	quality: z.string().optional(),
	heating: z.string().optional(),
	flooring: z.array(z.string()),
	bathroom: z.array(z.string()),
	availableFrom: AvailableFrom.optional(),
	features: z.array(Feature),
	energy: Energy.optional(),
	pictures: z.array(Picture),
	previews: Previews.optional(),
	links: z.array(Link),
	broker: Broker.optional(),
	fields: z.array(PublishedField),
	/** Those that are over may be among them, and those that were cancelled. */
	viewings: z.array(Viewing).optional(),
	createdAt: z.iso.datetime({ offset: true }).optional(),
	updatedAt: z.iso.datetime({ offset: true }).optional(),
});
export type Unit = z.infer<typeof Unit>;

/** The area that matters most for the unit's kind, in square metres. */
export function mainArea({ kind, areas }: Pick<Unit, 'kind' | 'areas'>): number | undefined {
	if (kind === 'plot') return areas.plot;
	return areas.living ?? areas.usable ?? areas.commercial ?? areas.total;
}

/** Premises whose rent is compared by the square metre. */
const business: ReadonlySet<UnitKind> = new Set(['office', 'retail', 'gastronomy', 'industrial']);

/**
 * What a square metre of something to buy costs, in whole units of its currency from ten of them on, or one of business
 * premises each month. Always worked out from the price and the area beside it, so that no page contradicts itself; of a
 * price "from" there is none.
 */
export function pricePerArea(unit: Pick<Unit, 'price' | 'kind' | 'areas'>): Money | undefined {
	const { price, kind } = unit;
	const area = mainArea(unit);
	if (price.kind === 'onRequest' || price.bound || kind === 'parking' || !area) return undefined;
	const isRent = price.kind === 'rent';
	if (isRent && !business.has(kind)) return undefined;
	const { cents, currency } = isRent ? price.base : price.amount;
	const exact = cents / area;
	// A wood or a field would cost nothing.
	const rounded = isRent || exact < 1000 ? Math.round(exact) : Math.round(exact / 100) * 100;
	return rounded > 0 ? { cents: rounded, currency } : undefined;
}

/** Compares names as people count: "2" before "10". */
export const natural = new Intl.Collator('de', { numeric: true });

/** Units from the lowest floor up, on each by reference; those whose floor is not known come last. */
export function byFloor<Of extends Pick<Unit, 'floor' | 'reference'>>(units: readonly Of[]): Of[] {
	return units.toSorted((a, b) => {
		const [one, other] = [a.floor ?? Infinity, b.floor ?? Infinity];
		return one === other ? natural.compare(a.reference, b.reference) : one - other;
	});
}

/** What a unit on offer is called by: all of it stands on its page. */
export interface Described {
	readonly id: number;
	readonly reference: string;
	readonly title: Localised;
	readonly kind: UnitKind;
	/** Finer kind, as a key of `i18n`. */
	readonly category?: string | undefined;
	readonly city?: string | undefined;
	readonly district?: string | undefined;
	/** Name of its project. */
	readonly project?: Localised | undefined;
	readonly features: readonly Feature[];
}
