import { z } from 'zod';
import type { Locale } from '../domain/locale.ts';
import { BookedTime } from '../domain/viewing.ts';
import { viewingWords } from '../i18n/viewing-time.ts';
import { translator } from '../i18n/translate.ts';
import { senderOf, type Inquiry } from '../intake/inquiry.ts';
import { Place, placesGroup, placeToken } from '../intake/places.ts';
import { newReference, underNewReference } from '../intake/reference.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** How far a place is: the recovery point of its rounds. */
export const PlaceState = z.object({
	/** Mails that were sent. */
	sent: z.array(z.enum(['booked', 'remind'])).default([]),
	/** The time as it was told last; that of the booking when absent. */
	told: BookedTime.optional(),
	/** Whom it was entered for in the appointment of the CRM; null where nobody can be. */
	contact: z.int().nullable().optional(),
});
export type PlaceState = z.infer<typeof PlaceState>;

/** A place that was given back, until its contact is taken out of the appointment. */
export const GivenBack = z.object({
	kind: z.literal('given back'),
	inquiry: z.string(),
	booked: BookedTime,
});
export type GivenBack = z.infer<typeof GivenBack>;

/** What stands in the outbox for a booking; nothing where it is an alert. */
export function bookingIn(payload: unknown): Place | GivenBack | undefined {
	return z.discriminatedUnion('kind', [Place, GivenBack]).safeParse(payload).data;
}

/** A place with the time that counts now. */
export interface HeldPlace {
	readonly reference: string;
	readonly place: Place;
	readonly time: BookedTime;
}

export type HeldPlaces = ReturnType<typeof createHeldPlaces>;

/** What people do with a place that they hold: look at it, and give it back. */
export function createHeldPlaces(
	outbox: Pick<Outbox, 'hmac' | 'now' | 'put' | 'erase' | 'standing'>,
	{ locale, wake }: { readonly locale: Locale; readonly wake: () => void },
) {
	return {
		tokenOf: (reference: string) => placeToken(outbox, reference),

		/** The place of a token; nothing where it is none, or it was given back or is over. */
		async find(token: string): Promise<HeldPlace | undefined> {
			const [reference = ''] = token.split('.');
			if (token !== placeToken(outbox, reference)) return undefined;
			const standing = await outbox.standing.one(reference);
			const place = Place.safeParse(standing?.payload).data;
			if (!place) return undefined;
			const { told = place.booked } = PlaceState.parse(standing?.progress ?? {});
			return { reference, place, time: told };
		},

		/**
		 * Gives a place back: it is free at once, people of the company read of it in a note, and the contact leaves the
		 * appointment. The same twice is once.
		 */
		async giveBack({ reference, place, time }: HeldPlace): Promise<void> {
			const { inquiry, target, booked, email, phone } = place;
			const t = translator(locale);
			const receivedAt = new Date(await outbox.now()).toISOString();
			const note = { name: '', email, phone, locale: place.locale, targets: [target], receivedAt };
			const message = t('task.viewing.given', { when: viewingWords(time, locale) });
			if (!place.isDoubtful)
				await underNewReference(async (drawn) => {
					const said = { ...note, reference: drawn, concern: 'viewing', message } as const;
					const payload: Inquiry = { ...said, standing: reference };
					const id = `place.given.${reference}`;
					const group = senderOf(place);
					return (await outbox.put({ id, reference: drawn, group, payload })).stored || undefined;
				});
			const payload: GivenBack = { kind: 'given back', inquiry, booked };
			await outbox.standing.put({
				id: `place.left.${reference}`,
				reference: newReference(),
				group: placesGroup(booked),
				payload,
			});
			await outbox.erase({ reference });
			wake();
		},
	};
}
