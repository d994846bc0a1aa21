import { z } from 'zod';

/** The setting `alerts`: new offers and changes by e-mail, for whoever asks for them; needs `VITRINE_SMTP_URL`. */
export const AlertSettings = z.strictObject({
	/** Sender of these mails. */
	from: z.email(),
	/** Whether searches also tell when a price is lowered. */
	lowerPrices: z.boolean().default(false),
});
