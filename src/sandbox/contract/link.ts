import { z } from 'zod';
import { linkFields } from '../../crm/contract/link.ts';

export const LinkWrite = z
	.object({
		link: z.object(linkFields.write).describe("The link's fields."),
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
