import { z } from 'zod';
import type { Crm } from '../crm/client.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { CrmError } from '../crm/errors.ts';
import type { SettingsRefused } from '../delivery/confirmed.ts';
import { appointmentOf, type BookedTime } from '../domain/viewing.ts';
import { placesGroup } from '../intake/places.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { bookingIn, PlaceState } from './held.ts';

export interface AppointmentOptions {
	readonly outbox: Pick<Outbox, 'list'> & { readonly standing: Pick<Outbox['standing'], 'of'> };
	readonly crm: () => Crm;
	readonly report: (event: SettingsRefused) => void;
}

/** What was booked, and the reference of its inquiry. */
interface Booking {
	readonly inquiry: string;
	readonly booked: BookedTime;
}

/** How often people of an appointment are written, while somebody else changes them too. */
const mostTries = 5;

/**
 * Puts the contacts of those who have booked into the appointment of the CRM, and takes them out again; not in a series,
 * where they would come to all of its times.
 */
export function createAppointments({ outbox, crm, report }: AppointmentOptions) {
	/** The contact of a delivered inquiry; null where it has none or is gone, nothing while it is on its way. */
	async function contactOf(inquiry: string): Promise<number | null | undefined> {
		const [entry] = await outbox.list({ reference: inquiry });
		if (entry?.state === 'waiting') return undefined;
		return Delivered.safeParse(entry?.result).data?.contactId ?? null;
	}

	/**
	 * Writing replaces all contacts of an appointment, and the CRM has no way to say "unless somebody has changed it":
	 * they are read first, and again afterwards.
	 * @returns false where that is not to be had
	 * @throws {CrmError} where it may be had later
	 */
	async function change(booked: BookedTime, contact: number, isIn: boolean): Promise<boolean> {
		const params = { id: appointmentOf(booked) };
		try {
			for (let tries = 0; tries < mostTries; tries++) {
				const { client_ids: named } = await crm().call(endpoints.task, { params });
				if (!named) break;
				if (named.includes(contact) === isIn) return true;
				const others = named.filter((id) => id !== contact);
				const body = { task: { client_ids: isIn ? [...others, contact] : others } };
				await crm().call(endpoints.updateTask, { params, body });
			}
			report(unnamed);
		} catch (error) {
			if (!(error instanceof CrmError)) throw error;
			const { failure, deniedBy } = error;
			if (deniedBy === undefined && failure.reason !== 'rejected') throw error;
			if (failure.reason === 'unauthorised') report(denied);
		}
		return false;
	}

	return {
		/** @returns the contact, null where none can be entered, nothing while the inquiry is on its way */
		async enter({ inquiry, booked }: Booking): Promise<number | null | undefined> {
			const contact = await contactOf(inquiry);
			if (typeof contact !== 'number' || isOfSeries(booked)) return contact && null;
			return (await change(booked, contact, true)) ? contact : null;
		},

		/** Whether the CRM still has a time as it was booked, for everybody to see: then only the settings hide it. */
		async takesPlace(booked: BookedTime): Promise<boolean> {
			const { id, unit, start, end = start } = booked;
			if (isOfSeries(booked)) return false;
			try {
				const params = { id: appointmentOf(booked) };
				const task = await crm().call(endpoints.task, { params });
				const [from, to] = [task.starts_at, task.ends_at].map((time) => Date.parse(time ?? ''));
				const isThere = id.includes('.')
					? Number(from) <= Date.parse(start) && Date.parse(end) <= Number(to)
					: from === Date.parse(start);
				return isThere && task.private === false && (task.property_ids?.includes(unit) ?? false);
			} catch (error) {
				if (error instanceof CrmError && error.deniedBy !== undefined) return false;
				throw error;
			}
		},

		/** @returns false while the inquiry is on its way */
		async leave({ inquiry, booked }: Booking): Promise<boolean> {
			const contact = await contactOf(inquiry);
			if (typeof contact !== 'number' || isOfSeries(booked)) return contact !== undefined;
			const others = await outbox.standing.of(placesGroup(booked));
			const hasAnother = others.some(
				({ payload, progress }) =>
					bookingIn(payload)?.kind === 'place' &&
					PlaceState.parse(progress ?? {}).contact === contact,
			);
			if (!hasAnother) await change(booked, contact, false);
			return true;
		},
	};
}

const Delivered = z.looseObject({ contactId: z.int().optional() });

function isOfSeries({ id }: BookedTime): boolean {
	return id.includes('-');
}

const elsewhere = 'so who has booked stands in the task of the inquiry alone';
const denied: SettingsRefused = {
	event: 'settings refused',
	reason: `The CRM does not let this API key write into appointments, ${elsewhere}: give it the right to change tasks.`,
};
const unnamed: SettingsRefused = {
	event: 'settings refused',
	reason: `The CRM does not say who is in an appointment, or loses whom it is told, ${elsewhere}.`,
};
