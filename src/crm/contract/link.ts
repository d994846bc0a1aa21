import { z } from 'zod';
import { flag, hidingFlag, id, quantity, text } from './field.ts';

export const Link = z
	.looseObject({
		id: id.nullish().describe('Number that identifies the link.'),
		url: text.describe('Where it leads.'),
		title: text.describe('What it is called.'),
		is_embedable: flag.describe("May be shown in a frame on the unit's page."),
		on_landing_page: flag.describe('Belongs on the public page.'),
		is_private: hidingFlag.describe('`true` keeps it from portals.'),
		position: quantity.describe('Place among the links; not unique, may be null.'),
	})
	.meta({ id: 'Link', description: 'A link of a unit or project.' });
export type Link = z.infer<typeof Link>;

export const LinkWrite = z
	.object({
		link: z
			.object({
				url: z
					.url({ protocol: /^https?$/ })
					.optional()
					.describe('Where it leads; needed when a link is created.'),
				title: z.string().nullish().describe('What it is called.'),
				is_embedable: z
					.boolean()
					.optional()
					.describe("May be shown in a frame on the unit's page."),
				on_landing_page: z.boolean().optional().describe('Belongs on the public page.'),
				is_private: z.boolean().optional().describe('`true` keeps it from portals.'),
			})
			.describe("The link's fields."),
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
