import { z } from 'zod';
import { InquiryTarget, type PublishedTarget } from '../domain/inquiry.ts';
import { Locale } from '../domain/locale.ts';
import {
	appointmentOf,
	bookableTimes,
	BookedTime,
	roomOf,
	startOf,
	type BookableTime,
	type Viewing,
} from '../domain/viewing.ts';
import type { Message } from '../outbox/message.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Problem } from './answers.ts';
import { senderOf } from './inquiry.ts';
import { newReference, type Draw } from './reference.ts';

/** What stands in the outbox for a place that somebody holds. */
export const Place = z.object({
	kind: z.literal('place'),
	/** Which of the places of its time, from 0. */
	number: z.int().nonnegative(),
	/** Reference of the inquiry it came with. */
	inquiry: z.string(),
	/** Of whoever holds it. */
	email: z.string().optional(),
	phone: z.string().optional(),
	locale: Locale,
	/** Nobody is written to then. */
	isDoubtful: z.boolean(),
	target: InquiryTarget,
	booked: BookedTime,
});
export type Place = z.infer<typeof Place>;

type HeldPlaces = Pick<Outbox, 'now'> & { readonly standing: Pick<Outbox['standing'], 'of'> };

/** Places of one appointment that somebody may hold. */
const mostOfOne = 2;

/** Of one appointment all places are one group: what becomes of them is done one after the other. */
export function placesGroup(time: Pick<BookableTime, 'id'>): string {
	return `viewing ${appointmentOf(time)}`;
}

/** Each place has an id, and no id is there twice: that is what keeps one more from being taken than there are. */
function placeId({ id }: Pick<BookableTime, 'id'>, number: number): string {
	return `place.${id}.${number}`;
}

/** The places of an appointment that are held. */
export async function placesOf(
	{ standing }: Pick<HeldPlaces, 'standing'>,
	time: Pick<BookableTime, 'id'>,
): Promise<(Place & { readonly reference: string; readonly heldSince: number })[]> {
	return (await standing.of(placesGroup(time))).flatMap(({ payload, reference, acceptedAt }) => {
		const place = Place.safeParse(payload).data;
		return place ? [{ ...place, reference, heldSince: acceptedAt }] : [];
	});
}

/** The reference of the place that came with an inquiry; nothing where it was given back, or is over. */
export async function placeOf(
	outbox: Pick<HeldPlaces, 'standing'>,
	time: string,
	inquiry: string,
): Promise<string | undefined> {
	const held = await placesOf(outbox, { id: time });
	return held.find((place) => place.inquiry === inquiry)?.reference;
}

/** The times of a home at which somebody can still come. */
export async function freeTimes(
	outbox: HeldPlaces,
	{ viewings = [] }: Pick<PublishedTarget, 'viewings'>,
): Promise<BookableTime[]> {
	const now = await outbox.now();
	const free: BookableTime[] = [];
	/** Of each appointment, since all times of a series are of one. */
	const known = new Map<string, Awaited<ReturnType<typeof placesOf>>>();
	for (const viewing of viewings) {
		const times = bookableTimes(viewing).filter((time) => startOf(time) > now);
		if (times.length === 0) continue;
		const group = placesGroup(viewing);
		const held = known.get(group) ?? (await placesOf(outbox, viewing));
		known.set(group, held);
		free.push(
			...times.filter((time) => {
				const own = held.filter(({ booked }) => booked.id === time.id);
				return own.length < roomIn(viewing, time, own);
			}),
		);
	}
	return free;
}

function roomIn(
	{ taken }: Pick<Viewing, 'taken'>,
	{ places }: BookableTime,
	held: readonly { readonly heldSince: number }[],
): number {
	return roomOf(
		{ places, taken },
		held.map(({ heldSince }) => heldSince),
	);
}

/**
 * Stores an inquiry together with a place at one of the times of its home, both or neither.
 * @param messageOf the inquiry under its reference
 * @returns why not, where there is none for them
 */
export async function takePlace(
	outbox: HeldPlaces & Pick<Outbox, 'putBoth' | 'referenceOf'>,
	{
		viewing,
		time,
		place,
		messageOf,
		draw,
	}: {
		readonly viewing: Viewing;
		readonly time: BookableTime;
		readonly place: Omit<Place, 'kind' | 'number' | 'inquiry'>;
		readonly messageOf: (reference: string) => Message;
		readonly draw?: Draw | undefined;
	},
): Promise<{ readonly reference: string; readonly place?: string | undefined } | Problem> {
	// Each time in vain somebody else was quicker, or the random numbers are not random.
	for (let tries = 0; tries < time.places + 10; tries++) {
		const all = await placesOf(outbox, time);
		const own = all.filter((each) => senderOf(each) === senderOf(place));
		const held = all.filter(({ booked }) => booked.id === time.id);
		const room = roomIn(viewing, time, held);
		const numbers = new Set(held.map(({ number }) => number));
		const number = Array.from({ length: room }, (_, at) => at).find((at) => !numbers.has(at));
		if (own.length >= mostOfOne) return 'tooMany';
		if (held.length >= room || number === undefined) return 'invalid';
		const message = messageOf(newReference(draw));
		const reference = newReference(draw);
		const isStored = await outbox.putBoth(message, {
			id: placeId(time, number),
			reference,
			group: placesGroup(time),
			payload: { kind: 'place', number, inquiry: message.reference, ...place } satisfies Place,
		});
		if (isStored) return { reference: message.reference, place: reference };
		// Another server has the same form, or somebody was quicker, or a reference is another one's.
		const known = await outbox.referenceOf(message.id);
		if (known !== undefined)
			return { reference: known, place: await placeOf(outbox, time.id, known) };
	}
	throw new Error('No place could be taken, though there are some.');
}

/** The path of the page at which somebody looks after a place: its reference, and what nobody can guess. */
export function placeToken({ hmac }: Pick<Outbox, 'hmac'>, reference: string): string {
	return `${reference}.${hmac(`place ${reference}`).slice(0, 32)}`;
}
