import { z } from 'zod';
import { imageFields, imageOwner } from '../../crm/contract/image.ts';
import { linkFields } from '../../crm/contract/link.ts';
import { projectFields } from '../../crm/contract/project.ts';
import { teamFields } from '../../crm/contract/team.ts';

const ChangedFields = z.object(imageFields.write).catchall(z.unknown());

export const ImageWrite = z
	.object({
		image: ChangedFields.extend({
			photo: z.string().describe('The file as a data URI: `data:image/jpeg;base64,…`'),
			...imageOwner.write,
		}).describe("The image's fields."),
	})
	.meta({ id: 'ImageWrite', description: 'Body of POST /images.' });
export type ImageWrite = z.infer<typeof ImageWrite>;

export const ImageChange = z
	.object({
		image: ChangedFields.describe('The fields that change.'),
	})
	.meta({
		id: 'ImageChange',
		description:
			'Body of PUT /images/:id. Languages beside the three named are taken as `title_[locale]` too. The answer, and a call that deletes an image, are not shown: the sandbox sends `ok` and `id`, and has no such call.',
	});
export type ImageChange = z.infer<typeof ImageChange>;

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

export const ProjectWrite = z
	.object({
		project: z.object(projectFields.write).describe("The project's fields."),
	})
	.meta({
		id: 'ProjectWrite',
		description: 'Body of POST and PUT /projects. PUT leaves what is absent as it is.',
	});

export const TeamWrite = z
	.object({
		team: z.object(teamFields.write).describe("The team's fields."),
	})
	.meta({
		id: 'TeamWrite',
		description:
			'Body of POST and PUT /teams; the answer is not shown, the sandbox sends `ok` and `id`.',
	});
export type TeamWrite = z.infer<typeof TeamWrite>;
