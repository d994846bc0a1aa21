import { z } from 'zod';
import { Broker } from './broker.ts';
import { Deal } from './deal.ts';
import { Energy } from './energy.ts';
import { Link } from './link.ts';
import { Localised } from './localised.ts';
import { Picture, Previews } from './pictures/picture.ts';
import { Place } from './place.ts';
import { Costs, Price } from './price.ts';
import { PartialDate, PublishedField } from './published-field.ts';
import { Status } from './status.ts';

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
	createdAt: z.iso.datetime({ offset: true }).optional(),
	updatedAt: z.iso.datetime({ offset: true }).optional(),
});
export type Unit = z.infer<typeof Unit>;
