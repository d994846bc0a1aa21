import { z } from 'zod';
import type { Crm } from '../crm/client.ts';
import { CrmError } from '../crm/errors.ts';
import type { SettingsRefused } from '../delivery/confirmed.ts';
import { MailError, type SendMail } from '../delivery/mail.ts';
import {
	appointmentOf,
	bookableTimes,
	BookedTime,
	overAt,
	startOf,
	type Viewing,
} from '../domain/viewing.ts';
import { instantIn, shownIn } from '../domain/zone.ts';
import { targetField } from '../intake/form.ts';
import { Place } from '../intake/places.ts';
import type { Published } from '../intake/targets.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Deliver, Outcome } from '../outbox/worker.ts';
import { changePeople } from './appointment.ts';
import { bookingIn, PlaceState, type GivenBack } from './held.ts';
import type { BookingMails } from './mails.ts';

interface RoundOptions {
	readonly outbox: Pick<Outbox, 'now' | 'list'> & {
		readonly standing: Pick<Outbox['standing'], 'of'>;
	};
	/** What is live. */
	readonly published: () => Published;
	readonly crm: () => Crm;
	readonly mails: BookingMails;
	readonly sendMail: SendMail;
	/** Whether people are reminded the day before. */
	readonly remind: boolean;
	readonly report: (event: SettingsRefused) => void;
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
	const { outbox, published, crm, mails, sendMail, remind, report } = options;

	return async ({ reference, payload, progress, acceptedAt, save }) => {
		const booking = bookingIn(payload);
		const now = await outbox.now();
		if (booking?.kind === 'given back')
			return await tried(async () => await leave(booking, acceptedAt, now));
		const place = Place.parse(payload);
		let state = PlaceState.parse(progress ?? {});
		const { told = place.booked } = state;
		if (overAt(told) <= now) return erased;
		return await tried(async () => await work(told));

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
			const { isOff, time = before } = timeNow(place, published());
			if (!state.sent.includes('booked')) {
				await send('booked', time);
				await note({ sent: ['booked'], told: time });
			} else if (isOff) {
				await send('off', before);
				return erased;
			} else if (time.start !== before.start || time.end !== before.end) {
				await send('moved', time, before);
				await note({ told: time, sent: ['booked'] });
			}
			if (state.contact === undefined) {
				const contact = await enter(place);
				if (contact !== undefined) await note({ contact });
			}
			const remindAt = dayBefore(time);
			const isDue = remind && acceptedAt < remindAt && !state.sent.includes('remind');
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

	/** @returns the contact, null where there is none to be entered, nothing while its inquiry is on its way */
	async function enter({ inquiry, booked }: Place): Promise<number | null | undefined> {
		const contact = await contactOf(inquiry);
		// Whoever stands in a series comes to all of its times.
		if (typeof contact !== 'number' || isOfSeries(booked)) return contact && null;
		return (await inAppointment(booked, { contact, isIn: true })) ? contact : null;
	}

	/** Looks again after a while, because a round of the place may have been under way when it was given back. */
	async function leave(
		{ inquiry, booked }: GivenBack,
		since: number,
		now: number,
	): Promise<Outcome> {
		const contact = await contactOf(inquiry);
		if (contact === undefined) return { kind: 'later', notBefore: soon(since, now) };
		if (contact === null || isOfSeries(booked) || overAt(booked) <= now) return erased;
		const others = await outbox.standing.of(`viewing ${appointmentOf(booked)}`);
		const isHere = others.some(
			({ payload, progress }) =>
				Place.safeParse(payload).success && PlaceState.parse(progress ?? {}).contact === contact,
		);
		if (!isHere) await inAppointment(booked, { contact, isIn: false });
		return now < since + 2 * minute ? { kind: 'later', notBefore: since + 2 * minute } : erased;
	}

	/** The contact of a delivered inquiry; null where it has none or is gone, nothing while it is on its way. */
	async function contactOf(inquiry: string): Promise<number | null | undefined> {
		const [entry] = await outbox.list({ reference: inquiry });
		if (entry?.state === 'waiting') return undefined;
		return Delivered.safeParse(entry?.result).data?.contactId ?? null;
	}

	async function inAppointment(
		booked: BookedTime,
		change: { readonly contact: number; readonly isIn: boolean },
	): Promise<boolean> {
		try {
			if (await changePeople(crm(), appointmentOf(booked), change)) return true;
			report(unnamed);
		} catch (error) {
			if (!(error instanceof CrmError)) throw error;
			const { failure, deniedBy } = error;
			if (deniedBy === undefined && failure.reason !== 'rejected') throw error;
			if (failure.reason === 'unauthorised') report(denied);
		}
		return false;
	}
}

const Delivered = z.looseObject({ contactId: z.int().optional() });

/** What has become of a booked time on the live site; nothing is known where it is not on it. */
function timeNow(
	{ booked }: Place,
	{ targets }: Published,
): { readonly isOff?: boolean; readonly time?: BookedTime } {
	const target = targets.get(targetField({ kind: 'unit', id: booked.unit }));
	const isOf = ({ id }: Viewing) => booked.id === id || booked.id.startsWith(`${id}.`);
	const viewing = target?.viewings?.find(isOf);
	if (!viewing) return {};
	if (viewing.cancelled) return { isOff: true };
	// One that is full for others takes place for whoever holds a place.
	const { taken: _, ...open } = viewing;
	const time = bookableTimes(open).find(({ id }) => id === booked.id);
	return time ? { time: BookedTime.parse({ ...time, unit: booked.unit }) } : {};
}

function isOfSeries({ id }: BookedTime): boolean {
	return id.includes('-');
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

const entered = 'so who has booked stands in the task of the inquiry alone';
const denied: SettingsRefused = {
	event: 'settings refused',
	reason: `The CRM does not let this API key write into appointments, ${entered}: give it the right to change tasks.`,
};
const unnamed: SettingsRefused = {
	event: 'settings refused',
	reason: `The CRM does not say who is in an appointment, ${entered}.`,
};
