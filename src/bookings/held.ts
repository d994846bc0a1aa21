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
const GivenBack = z.object({
	kind: z.literal('given back'),
	inquiry: z.string(),
	booked: BookedTime,
});
type GivenBack = z.infer<typeof GivenBack>;

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

function referenceIn(token: string): string {
	return token.split('.')[0] ?? '';
}

/** What becomes of a place that somebody holds: it is looked at, given back, moved and lost. */
export function createHeldPlaces(
	outbox: Pick<Outbox, 'hmac' | 'now' | 'put' | 'erase' | 'standing'>,
	{ locale, wake }: { readonly locale: Locale; readonly wake: () => void },
) {
	/** Tells people of the company; of a doubtful place they have read enough. */
	async function note(
		{ reference, place }: Pick<HeldPlace, 'reference' | 'place'>,
		{ id, ...said }: { readonly id: string } & Pick<Inquiry, 'message' | 'booked'>,
	): Promise<void> {
		const { target, email, phone } = place;
		if (place.isDoubtful) return;
		const receivedAt = new Date(await outbox.now()).toISOString();
		const whose = { name: '', email, phone, locale: place.locale, targets: [target], receivedAt };
		await underNewReference(async (drawn) => {
			const about = { ...whose, reference: drawn, concern: 'viewing' } as const;
			const payload: Inquiry = { ...about, ...said, standing: reference };
			const group = senderOf(place);
			return (await outbox.put({ id, reference: drawn, group, payload })).stored || undefined;
		});
		wake();
	}

	/** Takes the contact of a place that ends out of the appointment of the CRM. */
	async function leave({ reference, place }: Pick<HeldPlace, 'reference' | 'place'>) {
		const { inquiry, booked } = place;
		const payload: GivenBack = { kind: 'given back', inquiry, booked };
		await outbox.standing.put({
			id: `place.left.${reference}`,
			reference: newReference(),
			group: placesGroup(booked),
			payload,
		});
	}

	/** Whether a token was made here, for a place that is held or was. */
	function isToken(token: string): boolean {
		return token === placeToken(outbox, referenceIn(token));
	}

	return {
		tokenOf: (reference: string) => placeToken(outbox, reference),
		isToken,

		/** The place of a token; nothing where it is none, or it was given back or is over. */
		async find(token: string): Promise<HeldPlace | undefined> {
			const reference = referenceIn(token);
			if (!isToken(token)) return undefined;
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
		async giveBack(held: HeldPlace): Promise<void> {
			const { reference, time } = held;
			const t = translator(locale);
			const message = t('task.viewing.given', { when: viewingWords(time, locale) });
			await note(held, { id: `place.given.${reference}`, message });
			await leave(held);
			await outbox.erase({ reference });
			wake();
		},

		/** People of the company read who comes when to a time that was moved. The same twice is once. */
		async tellMoved(held: HeldPlace, before: BookedTime): Promise<void> {
			const { reference, place, time } = held;
			const t = translator(locale);
			const message = [
				t('task.viewing.moved', { before: viewingWords(before, locale) }),
				...(place.email === undefined ? [t('task.viewing.call')] : []),
			].join(' ');
			const id = `place.moved.${reference}.${Date.parse(time.start)}.${Date.parse(time.end ?? time.start)}`;
			await note(held, { id, message, booked: time });
		},

		/** People of the company read whom to call about a time that is off, where no mail can say so. */
		async tellOff(held: HeldPlace): Promise<void> {
			const { reference, place, time } = held;
			if (place.email !== undefined) return;
			const t = translator(locale);
			const off = t('task.viewing.off', { when: viewingWords(time, locale) });
			const message = `${off} ${t('task.viewing.call')}`;
			await note(held, { id: `place.off.${reference}`, message });
		},

		leave,
	};
}
