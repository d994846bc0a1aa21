import { z } from 'zod';
import { Broker } from './person.ts';
import { Deal, type Unit } from './unit.ts';
import { Link } from './link.ts';
import { Localised } from './locale.ts';
import { Picture, Previews } from './pictures/picture.ts';
import { Place } from './place.ts';
import { PublishedField } from './published-field.ts';
import { isOnOffer } from './status.ts';

/** A development whose units are sold or let one by one. Its figures are derived from its published units. */
export const Project = z.object({
	id: z.int().positive(),
	title: Localised,
	subtitle: Localised.optional(),
	/** Sanitised HTML each. */
	description: Localised,
	location: Localised,
	furnishing: Localised,
	place: Place,
	deal: Deal,
	/** Commission of the buyer as the account words it, and what else it says of it. */
	commission: Localised.optional(),
	commissionNote: Localised.optional(),
	constructionYear: z.int().optional(),
	pictures: z.array(Picture),
	previews: Previews.optional(),
	links: z.array(Link),
	broker: Broker.optional(),
	fields: z.array(PublishedField),
});
export type Project = z.infer<typeof Project>;

/**
 * The units on offer that an energy certificate is for, once for each certificate: buildings of a project have
 * their own. Parking spaces need none.
 */
export function certificates<Of extends Pick<Unit, 'status' | 'kind' | 'energy'>>(
	units: readonly Of[],
): readonly [Of, ...Of[]][] {
	const concerned = units.filter(({ status, kind }) => isOnOffer(status) && kind !== 'parking');
	const groups = Map.groupBy(concerned, ({ energy }) => JSON.stringify(energy));
	return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}
