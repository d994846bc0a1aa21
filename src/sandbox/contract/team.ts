import { z } from 'zod';
import { teamFields } from '../../crm/contract/team.ts';

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
