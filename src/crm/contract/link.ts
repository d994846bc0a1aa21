import { z } from 'zod';
import { hidingFlag, id, quantity, text } from './field.ts';
import { both, plain, shapesOf, writable } from './two-way.ts';

/** Fields that it is written with, and read with. */
export const linkFields = shapesOf({
	url: both(text, writable.address.optional(), 'Where it leads; needed when a link is created.'),
	title: plain.text('What it is called.'),
	is_embedable: plain.flag("May be shown in a frame on the unit's page."),
	on_landing_page: plain.flag('Belongs on the public page.'),
	is_private: both(hidingFlag, writable.flag, '`true` keeps it from portals.'),
});

export const Link = z
	.looseObject({
		id: id.nullish().describe('Number that identifies the link.'),
		...linkFields.read,
		position: quantity.describe('Place among the links; not unique, may be null.'),
	})
	.meta({ id: 'Link', description: 'A link of a unit or project.' });
export type Link = z.infer<typeof Link>;
