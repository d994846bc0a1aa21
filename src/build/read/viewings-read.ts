import type { Appointments } from '../../catalog/store/appointments.ts';
import type { CatalogueWriter } from '../../catalog/store/catalogue-writer.ts';
import { readAppointments, readTasks } from '../../crm/appointments.ts';
import type { Crm } from '../../crm/client.ts';
import type { ActivityListItem } from '../../crm/contract/activity.ts';
import { CrmError } from '../../crm/errors.ts';
import { seatOf } from '../../domain/office.ts';
import { idList } from '../../domain/sentences/counted.ts';
import type { Site } from '../../domain/site.ts';
import type { ViewingSettings } from '../../domain/site/viewings.ts';
import type { UnitDraft } from '../../gate/draft.ts';
import type { Gate } from '../../gate/gate.ts';
import { continued, type PlannedViewing, type Viewing } from '../../domain/viewing.ts';
import { zoneOf } from '../../domain/zone.ts';
import { type Appointment, appointmentOf, mayBeViewing, viewingsOf } from '../../gate/viewing.ts';

/** The viewing times of an account, by the public units that they are of. */
export interface ViewingsRead {
	readonly of: ReadonlyMap<number, readonly Viewing[]>;
	/** Sentences for the report. */
	readonly notes: readonly string[];
}

interface ViewingsOptions {
	readonly site: Site;
	readonly gate: Pick<Gate, 'keyed'>;
	/** The viewing times of the site that is live. */
	readonly before: ReadonlyMap<number, readonly Viewing[]>;
	/** In milliseconds since 1970. */
	readonly now: number;
}

type Known = Pick<CatalogueWriter, 'results' | 'record' | 'appointments'>;

/**
 * Reads the viewing times of public units, once these are known. A key that may not read appointments is a line in the
 * report, and no home has any then.
 * @throws {CrmError} when the CRM does not give all of them
 */
export async function readViewings(
	crm: Crm,
	{ results, record, appointments }: Known,
	{ site, gate, before, now }: ViewingsOptions,
): Promise<ViewingsRead> {
	const { viewings: settings } = site;
	if (!settings) return { of: new Map(), notes: [] };
	const notes: string[] = [];
	const shown = new Set(results.publicIds('unit'));
	const isPublic = (unit: number) => shown.has(unit);
	let read: readonly Appointment[];
	try {
		read = await readPublic(crm, appointments, { settings, gate, isPublic, now });
	} catch (error) {
		if (!(error instanceof CrmError) || error.deniedBy === undefined) throw error;
		const { method, path, deniedBy } = error;
		// Not the words of the error, which doubt address and key: all else was read with both.
		notes.push(
			`${method} ${path} answered ${deniedBy}: the CRM gives this API key no appointments, and the site shows no viewing times.`,
		);
		return { of: new Map(), notes };
	}
	const ofUnit = new Map<number, Appointment[]>();
	for (const appointment of read)
		for (const unit of appointment.units.filter(isPublic))
			ofUnit.set(unit, [...(ofUnit.get(unit) ?? []), appointment]);
	const of = new Map<number, readonly Viewing[]>();
	const unreadable = new Set<number>();
	const withoutZone: number[] = [];
	for (const unit of [...new Set([...ofUnit.keys(), ...before.keys()])].filter(isPublic)) {
		const { place } = results.draft<UnitDraft>('unit', unit) ?? record('unit', unit);
		const zone = zoneOf(place, seatOf(site) ?? '');
		if (zone === undefined) withoutZone.push(unit);
		const planned = (zone === undefined ? [] : (ofUnit.get(unit) ?? [])).flatMap(
			(appointment): PlannedViewing[] => {
				const times = viewingsOf(appointment, zone ?? '', now);
				if (!times) unreadable.add(appointment.task);
				return times ?? [];
			},
		);
		const viewings = continued(before.get(unit) ?? [], planned, now);
		if (viewings.length > 0) of.set(unit, viewings);
	}
	if (unreadable.size > 0)
		notes.push(
			`Appointments that recur by a rule which the site does not know are not shown: task ${idList([...unreadable])}.`,
		);
	if (withoutZone.length > 0)
		notes.push(
			`Viewing times are not shown where the time zone of the home is not known by its country: unit ${idList(withoutZone)}.`,
		);
	return { of, notes };
}

/** Every appointment that is public. Two calls each, and none for those that were read before. */
async function readPublic(
	crm: Crm,
	appointments: Appointments,
	{
		settings,
		gate,
		isPublic,
		now,
	}: Pick<ViewingsOptions, 'gate' | 'now'> & {
		readonly settings: ViewingSettings;
		readonly isPublic: (unit: number) => boolean;
	},
): Promise<Appointment[]> {
	// One that recurs begins with its first time, and one that is going on has begun.
	const from = now - lookBack;
	const listed = await readAppointments(crm, { types: settings.types, from });
	const items = listed.filter((item) => mayBeViewing(item, settings, isPublic));
	const keyOf = (item: ActivityListItem) => gate.keyed(`appointment ${listedFacts(item)}`);
	const known = new Map(
		items.map((item) => [item.id, appointments.find(item.id, keyOf(item), now - holdsFor)]),
	);
	const unread = items.filter(({ id }) => known.get(id) === undefined);
	const tasks = await readTasks(
		crm,
		unread.map(({ id }) => id),
	);
	for (const item of unread) {
		const task = tasks.get(item.id);
		const read = task && appointmentOf(item, task, settings, now);
		if (task) appointments.put(item.id, keyOf(item), now, read);
		known.set(item.id, read ?? null);
	}
	appointments.keepOnly(known.keys());
	// This version of the program has written what was known.
	return [...known.values()].filter((each) => each !== null) as Appointment[];
}

/**
 * What the list says of an appointment, all of it that a person can change. It says nothing of its end, its recurrence
 * and whether it is private, so what was read holds for a while only.
 */
function listedFacts(item: ActivityListItem): string {
	const { id, broker_id, client_ids, property_ids, project_ids, creator_id, category_id } = item;
	const { created_at, starts_at, group_ids, state, title, access_broker_ids } = item;
	const { access_department_ids, blocked, done, comments_count, reason_id } = item;
	return JSON.stringify([
		[id, broker_id, client_ids, property_ids, project_ids, creator_id, category_id],
		[created_at, starts_at, group_ids, state, title, access_broker_ids],
		[access_department_ids, blocked, done, comments_count, reason_id],
	]);
}

const hour = 3_600_000;
/** How long what was read of an appointment holds, where the list says the same of it. */
const holdsFor = 24 * hour;
/** How long ago a series may have begun. */
const lookBack = 26 * 7 * 24 * hour;
