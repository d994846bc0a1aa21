import { CrmError } from '../crm/errors.ts';
import { MailError, type SendMail } from '../delivery/mail.ts';
import { bookableTimes, BookedTime, overAt, startOf, type Viewing } from '../domain/viewing.ts';
import { instantIn, shownIn } from '../domain/zone.ts';
import { targetField } from '../intake/form.ts';
import { Place } from '../intake/places.ts';
import type { Published } from '../intake/targets.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Deliver, Outcome } from '../outbox/worker.ts';
import { createAppointments, type AppointmentOptions } from './appointment.ts';
import { bookingIn, PlaceState, type HeldPlaces } from './held.ts';
import type { BookingMails } from './mails.ts';

interface RoundOptions extends AppointmentOptions {
	readonly outbox: AppointmentOptions['outbox'] & Pick<Outbox, 'now'>;
	/** What is live. */
	readonly published: () => Published;
	readonly places: Pick<HeldPlaces, 'leave' | 'tellMoved' | 'tellOff'>;
	readonly mails: BookingMails;
	readonly sendMail: SendMail;
	/** Whether people are reminded the day before. */
	readonly remind: boolean;
}

const minute = 60_000;
/** The hour of the day before at which people are reminded, by the clock of the home. */
const reminder = '10:00';

/**
 * What is done in each round of a place that somebody holds: the mail that says so, another one where the time was moved
 * or does not take place, the reminder, and the contact in the appointment of the CRM. A mail is sent anew where nobody
 * knows whether it arrived. The rounds of one appointment come one after the other.
 */
export function createBookingRounds(options: RoundOptions): Deliver {
	const { outbox, published, places, mails, sendMail, remind } = options;
	const appointments = createAppointments(options);

	return async ({ reference, payload, progress, acceptedAt, save }) => {
		const booking = bookingIn(payload);
		const now = await outbox.now();
		if (booking?.kind === 'given back')
			return await tried(async () => {
				if (overAt(booking.booked) <= now) return erased;
				const hasLeft = await appointments.leave(booking);
				// Once more after a while: a round of the place may have been under way when it was given back.
				const again = hasLeft ? acceptedAt + 2 * minute : soon(acceptedAt, now);
				return again > now ? { kind: 'later', notBefore: again } : erased;
			});
		const place = Place.parse(payload);
		let state = PlaceState.parse(progress ?? {});
		return await tried(async () => await work(state.told ?? place.booked));

		async function note(change: Partial<PlaceState>): Promise<void> {
			state = { ...state, ...change };
			await save(state);
		}

		async function send(
			kind: 'booked' | 'remind' | 'off' | 'moved',
			time: BookedTime,
			before?: BookedTime,
		): Promise<void> {
			if (place.email === undefined || place.isDoubtful) return;
			await sendMail(await mails.make(kind, { place, reference, time, before, now }));
		}

		async function work(before: BookedTime): Promise<Outcome> {
			const found = timeNow(place, published());
			const isHidden = found === 'cancelled' && (await appointments.takesPlace(before));
			const live = found !== 'cancelled' ? found : isHidden ? undefined : 'off';
			const time = live && live !== 'off' ? live : before;
			if (overAt(time) <= now) return erased;
			if (live === 'off') {
				await send('off', before);
				await places.tellOff({ reference, place, time });
				await places.leave({ reference, place });
				return erased;
			} else if (!state.sent.includes('booked')) {
				await send('booked', time);
				await note({ sent: ['booked'], told: time });
			} else if (time.start !== before.start || time.end !== before.end) {
				await send('moved', time, before);
				await places.tellMoved({ reference, place, time }, before);
				// Of the new time people are reminded anew.
				await note({ told: time, sent: ['booked'] });
			}
			if (state.contact === undefined) {
				const contact = await appointments.enter(place);
				if (contact !== undefined) await note({ contact });
			}
			const remindAt = dayBefore(time);
			// Nobody is sent to a time that the site does not have.
			const isDue = remind && live && acceptedAt < remindAt && !state.sent.includes('remind');
			if (isDue && remindAt <= now && now < startOf(time)) {
				await send('remind', time);
				await note({ sent: [...state.sent, 'remind'] });
			}
			const next = [
				overAt(time),
				...(isDue && remindAt > now ? [remindAt] : []),
				...(state.contact === undefined ? [soon(acceptedAt, now)] : []),
			];
			return { kind: 'later', notBefore: Math.min(...next) };
		}
	};
}

/** What has become of a booked time on the live site; nothing is known where its appointment is not on it. */
function timeNow(
	{ booked }: Place,
	{ targets }: Published,
): BookedTime | 'off' | 'cancelled' | undefined {
	const target = targets.get(targetField({ kind: 'unit', id: booked.unit }));
	const isOf = ({ id }: Viewing) => booked.id === id || booked.id.startsWith(`${id}.`);
	const viewing = target?.viewings?.find(isOf);
	if (!viewing) return undefined;
	if (viewing.cancelled) return 'cancelled';
	// One that is full for others, or that the settings let nobody book any more, takes place for whoever holds a place.
	const { taken: _, places = 1, slots, ...rest } = viewing;
	const parts = booked.id.includes('.') && { slots: slots ?? minutesOf(booked) };
	const time = bookableTimes({ ...rest, places, ...parts }).find(({ id }) => id === booked.id);
	return time ? BookedTime.parse({ ...time, unit: booked.unit }) : 'off';
}

function minutesOf({ start, end = start }: BookedTime): number {
	return (Date.parse(end) - Date.parse(start)) / minute;
}

function dayBefore(time: BookedTime): number {
	const day = shownIn(time.zone, startOf(time)).slice(0, 10);
	const before = new Date(Date.parse(day) - 24 * 60 * minute).toISOString().slice(0, 10);
	return instantIn(time.zone, `${before}T${reminder}`);
}

/** An inquiry is mostly delivered within seconds, and else after the CRM is back. */
function soon(since: number, now: number): number {
	return now + Math.min(Math.max(now - since, 5_000), 5 * minute);
}

const erased: Outcome = { kind: 'done', result: 'erased' };

async function tried(work: () => Promise<Outcome>): Promise<Outcome> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof MailError)
			return { kind: 'failed', reason: error.message, isOutage: true };
		if (error instanceof CrmError) return { kind: 'failed', reason: error.message };
		throw error;
	}
}
