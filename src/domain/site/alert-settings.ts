import { z } from 'zod';

/** The setting `alerts`: new offers and changes by e-mail, for whoever asks for them; needs `VITRINE_SMTP_URL`. */
export const AlertSettings = z.strictObject({
	/** Sender of these mails. */
	from: z.email(),
	/** Whether searches also tell when a price is lowered. */
	lowerPrices: z.boolean().default(false),
	/** Id of a tag of the CRM that contacts have while an alert of theirs is active. */
	groupId: z.int().positive().optional(),
	/** Key of a custom field of contacts that holds the address of the list their last alert watches. */
	searchField: z.string().min(1).optional(),
});

/** Whether somebody can be asked by e-mail to confirm something, and look at it and end it later. */
export function asksByMail({
	alerts,
	inquiry,
	viewings,
}: {
	readonly alerts?: z.output<typeof AlertSettings> | undefined;
	readonly inquiry?: { readonly confirmFrom?: string | undefined };
	readonly viewings?: { readonly confirmFrom?: string | undefined } | undefined;
}): boolean {
	return [alerts?.from, inquiry?.confirmFrom, viewings?.confirmFrom].some(Boolean);
}
