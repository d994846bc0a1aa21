import { z } from 'zod';
import { Broker } from './broker.ts';
import { Deal } from './deal.ts';
import { Link } from './link.ts';
import { Localised } from './localised.ts';
import { Picture, Previews } from './pictures/picture.ts';
import { Place } from './place.ts';
import { PublishedField } from './published-field.ts';

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
