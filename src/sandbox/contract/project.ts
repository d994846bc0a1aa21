import { z } from 'zod';
import { projectFields } from '../../crm/contract/project.ts';

export const ProjectWrite = z
	.object({
		project: z.object(projectFields.write).describe("The project's fields."),
	})
	.meta({
		id: 'ProjectWrite',
		description: 'Body of POST and PUT /projects. PUT leaves what is absent as it is.',
	});
