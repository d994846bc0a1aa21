import { z } from 'zod';
import { imageFields, imageOwner } from '../../crm/contract/image.ts';

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
