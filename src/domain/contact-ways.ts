import { z } from 'zod';
import { readCallTime } from './call-time.ts';

/** How an office or a person can be reached beside telephone and e-mail. */
export const ContactWays = z.strictObject({
	/** Number of WhatsApp, with the country's code: pages lead there, and load nothing from it. */
	whatsapp: z
		.string()
		.regex(/^\+[1-9](?:[ ./-]?\d){7,14}$/, {
			error: 'it must be a telephone number with the code of its country, such as +49 151 23456789',
		})
		.optional(),
	/** When visitors can wish to be called back: `['Mo-Fr 09:00-12:00', 'Sa 10:00-13:00']`. */
	callTimes: z
		.array(
			z.string().refine((time) => readCallTime(time) !== undefined, {
				error: 'it must be days and hours such as Mo-Fr 09:00-12:00 or Sa 10:00-13:00',
			}),
		)
		.optional(),
});
export type ContactWays = z.infer<typeof ContactWays>;
