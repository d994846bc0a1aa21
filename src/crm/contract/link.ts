import { z } from 'zod';
import { hidingFlag, id, quantity, text } from './field.ts';
import { both, plain, shapesOf, writable } from './two-way.ts';

const fields = shapesOf({
	url: both(text, writable.address.optional(), 'Where it leads; needed when a link is created.'),
	title: plain.text('What it is called.'),
	is_embedable: plain.flag("May be shown in a frame on the unit's page."),
	on_landing_page: plain.flag('Belongs on the public page.'),
	is_private: both(hidingFlag, writable.flag, '`true` keeps it from portals.'),
});

export const Link = z
	.looseObject({
		id: id.nullish().describe('Number that identifies the link.'),
		...fields.read,
		position: quantity.describe('Place among the links; not unique, may be null.'),
	})
	.meta({ id: 'Link', description: 'A link of a unit or project.' });
export type Link = z.infer<typeof Link>;

export const LinkWrite = z
	.object({
		link: z.object(fields.write).describe("The link's fields."),
		property_id: z
			.int()
			.optional()
			.describe(
				'Id of the unit of the link: needed when it is created; moves the link when it is changed.',
			),
	})
	.meta({
		id: 'LinkWrite',
		description:
			'Body of POST and PUT /links; the answer is not shown, the sandbox sends `ok` and `id`. A new link without flags is neither embedded nor on the page, and is not private.',
	});
export type LinkWrite = z.infer<typeof LinkWrite>;
