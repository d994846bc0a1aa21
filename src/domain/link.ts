import { z } from 'zod';

/** A link the account has put on the public page of a unit or project. */
export const Link = z.object({
	url: z.url({ protocol: /^https?$/ }),
	title: z.string().optional(),
	/** May be shown in a frame, after the visitor agreed. */
	embeddable: z.boolean(),
});
export type Link = z.infer<typeof Link>;
