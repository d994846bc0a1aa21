import { z } from 'zod';
import { instantIn } from './zone.ts';

/** A time at which a home can be looked at, reduced to what the public may know. */
export const Viewing = z.object({
	/** Of its appointment in the CRM; where that has several times, with the day behind it: "120201-20261205". */
	id: z.string().regex(/^\d+(-\d{8})?$/),
	/** ISO 8601: an instant in UTC, or the day where it lasts all day. */
	start: z.string(),
	/** An instant; absent where the CRM names none, or where it lasts all day. */
	end: z.iso.datetime().optional(),
	/** IANA time zone of the home. */
	zone: z.string(),
	/** Nobody is let in who has not booked. */
	mustBook: z.literal(true).optional(),
	/** How many can book it on the site, each part of it where it is divided; absent where nobody can. */
	places: z.int().positive().optional(),
	/** Minutes of each part that is booked by itself. */
	slots: z.int().positive().optional(),
	/** Of the places, those that have somebody in the CRM, and since when there are so many: ISO 8601 instant. */
	taken: z.object({ count: z.int().positive(), since: z.iso.datetime() }).optional(),
	/** How often it was another time since it is public; calendars take the highest one. */
	sequence: z.int().nonnegative(),
	/** It was public and does not take place. */
	cancelled: z.literal(true).optional(),
});
export type Viewing = z.infer<typeof Viewing>;

/** A time as the CRM has it now. */
export type PlannedViewing = Omit<Viewing, 'sequence' | 'cancelled'>;

export function isAllDay({ start }: Pick<Viewing, 'start'>): boolean {
	return start.length === 10;
}

/** The instant at which it begins, in milliseconds since 1970. */
export function startOf({ start, zone }: Pick<Viewing, 'start' | 'zone'>): number {
	return start.length === 10 ? instantIn(zone, `${start}T00:00`) : Date.parse(start);
}

/** The instant from which on it is over; one without an end is over when it has begun. */
export function overAt(viewing: Pick<Viewing, 'start' | 'end' | 'zone'>): number {
	if (!isAllDay(viewing)) return Date.parse(viewing.end ?? viewing.start);
	const next = new Date(Date.parse(viewing.start) + dayMs).toISOString().slice(0, 10);
	return instantIn(viewing.zone, `${next}T00:00`);
}

/** Those that take place, in their order. */
export function takingPlace(viewings: readonly Viewing[] = []): Viewing[] {
	return viewings.filter(({ cancelled }) => !cancelled);
}

/**
 * What becomes of the times of a home since the last build: one that has moved gets the next number, and one that is
 * gone before its time stays as cancelled until it would have been over.
 * @param now in milliseconds since 1970
 */
export function continued(
	before: readonly Viewing[],
	planned: readonly PlannedViewing[],
	now: number,
): Viewing[] {
	const known = new Map(before.map((viewing) => [viewing.id, viewing]));
	const there = planned.map((viewing): Viewing => {
		const last = known.get(viewing.id);
		if (!last) return { ...viewing, sequence: 0 };
		const isSame = !last.cancelled && timesOf(last) === timesOf(viewing);
		const taken = last.taken?.count === viewing.taken?.count ? last.taken : viewing.taken;
		return { ...viewing, ...(taken && { taken }), sequence: last.sequence + (isSame ? 0 : 1) };
	});
	const ids = new Set(planned.map(({ id }) => id));
	const gone = before.filter((viewing) => !ids.has(viewing.id) && overAt(viewing) > now);
	const cancelled = gone.map((viewing): Viewing =>
		viewing.cancelled ? viewing : { ...viewing, sequence: viewing.sequence + 1, cancelled: true },
	);
	return [...there, ...cancelled].toSorted(
		(a, b) => startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1),
	);
}

/** A time that can be booked: a whole viewing, or a part of one that is divided. */
export interface BookableTime extends Pick<Viewing, 'start' | 'end' | 'zone' | 'sequence'> {
	/** That of its viewing; of a part with its number: "120201.3". */
	readonly id: string;
	readonly places: number;
}

/** A time that somebody has booked, as it was then. */
export const BookedTime = z.object({
	unit: z.int().positive(),
	id: z.string(),
	start: z.iso.datetime(),
	end: z.iso.datetime().optional(),
	zone: z.string(),
	sequence: z.int().nonnegative(),
});
export type BookedTime = z.infer<typeof BookedTime>;

/** Id of the appointment of the CRM that a time belongs to. */
export function appointmentOf({ id }: Pick<BookableTime, 'id'>): number {
	return Number.parseInt(id, 10);
}

/** The times of a viewing that can be booked, as far as the site knows: none of one that is full or cancelled. */
export function bookableTimes(viewing: Viewing): BookableTime[] {
	const { id, start, end, zone, sequence, places, slots, taken, cancelled } = viewing;
	if (places === undefined || cancelled || isAllDay(viewing)) return [];
	const whole = { id, start, zone, sequence, places, ...(end !== undefined && { end }) };
	const [from, length] = [Date.parse(start), (slots ?? Infinity) * 60_000];
	const parts = Math.floor((Date.parse(end ?? start) - from) / length);
	// One that is shorter than a part is not divided.
	if (parts === 0) return (taken?.count ?? 0) < places ? [whole] : [];
	const at = (part: number) => new Date(from + part * length).toISOString();
	return Array.from({ length: parts }, (_, part) => ({
		...whole,
		id: `${id}.${part + 1}`,
		start: at(part),
		end: at(part + 1),
	}));
}

/**
 * How many places of a time visitors of the site may hold together: the others belong to people who stand in the CRM
 * alone.
 * @param held when each place was taken that visitors hold, in milliseconds since 1970
 */
export function roomOf(
	{ places, taken }: Pick<Viewing, 'taken'> & { readonly places: number },
	held: readonly number[],
): number {
	if (!taken) return places;
	// Who had booked by then stands in the CRM too.
	const counted = held.filter((at) => at < Date.parse(taken.since)).length;
	return places - Math.max(0, taken.count - counted);
}

function timesOf({ start, end, zone, mustBook }: PlannedViewing): string {
	return JSON.stringify([start, end, zone, mustBook]);
}

const dayMs = 86_400_000;
