import type { ActivityListItem } from '../crm/contract/activity.ts';
import type { AppointmentTask } from '../crm/contract/task.ts';
import { dayOf } from '../domain/day.ts';
import type { ViewingSettings } from '../domain/site/viewings.ts';
import { overAt, type PlannedViewing, type Viewing } from '../domain/viewing.ts';
import { instantIn, shownIn } from '../domain/zone.ts';
import { instant } from './fields/date.ts';
import { plainRule, recurrences } from './recurrence.ts';

/** What may become public of an appointment. Whom it is with, its words and its place are never in it. */
export interface Appointment {
	/** Id of its task in the CRM. */
	readonly task: number;
	readonly units: readonly number[];
	/** ISO 8601: an instant in UTC, or the first day where it lasts all day. */
	readonly start: string;
	/** The same of its end, or its last day where it lasts several. */
	readonly end?: string | undefined;
	/** Of RFC 5545, where it recurs; empty where it does so by a rule that is not known here. */
	readonly rule?: string;
	readonly mustBook?: true;
	/** How many can book it, how long the parts of it are, and how many stand in the CRM. */
	readonly places?: number;
	readonly slots?: number;
	readonly taken?: Viewing['taken'];
}

/**
 * Whether an appointment can be a viewing, as far as the list of activities tells. Nothing is read of one that cannot.
 * @param isPublic whether a unit has a page
 */
export function mayBeViewing(
	item: ActivityListItem,
	settings: ViewingSettings,
	isPublic: (unit: number) => boolean,
): boolean {
	return (
		isWanted(item.category_id, item.client_ids, settings) &&
		(item.property_ids ?? []).some(isPublic)
	);
}

/**
 * Reduces an appointment to what the public may know of it; nothing of one that is not for the public.
 * @param now in milliseconds since 1970
 */
export function appointmentOf(
	item: ActivityListItem,
	task: AppointmentTask,
	settings: ViewingSettings,
	now: number,
): Appointment | undefined {
	const { id, ends_at, all_day, recurring, rrule } = task;
	const type = task.note_type_id ?? item.category_id ?? 0;
	// What does not say that everybody may see it is private.
	if (task.private !== false) return undefined;
	const named = task.client_ids ?? item.client_ids ?? [];
	const people = named.length > 0 ? named : (task.clients ?? []);
	if (!isWanted(type, people, settings)) return undefined;
	const known = task.property_ids;
	const units = (item.property_ids ?? []).filter((unit) => known?.includes(unit) ?? true);
	const start = instant(task.starts_at ?? item.starts_at);
	if (start === undefined || units.length === 0) return undefined;
	const end = instant(ends_at);
	const recurs = recurring === true || Boolean(rrule);
	return {
		task: id,
		units: [...new Set(units)].sort((a, b) => a - b),
		...(all_day === true ? daysOf(start, end) : timesOf(start, end)),
		...(recurs && { rule: plainRule(rrule ?? '') }),
		...(settings.bookable.includes(type) && { mustBook: true }),
		...placesOf(type, settings),
		// Whoever stands in a series, or in one that is divided, may come at any of its times.
		...(!recurs && settings.slots[type] === undefined && takenOf(people, now)),
	};
}

/** Nothing where nobody can book. */
function placesOf(type: number, { bookable, confirmFrom, places, slots }: ViewingSettings) {
	if (confirmFrom === undefined || !bookable.includes(type)) return {};
	const length = slots[type];
	return { places: places[type] ?? 1, ...(length !== undefined && { slots: length }) };
}

function takenOf(people: readonly unknown[], now: number) {
	const count = new Set(people).size;
	return count > 0 ? { taken: { count, since: new Date(now).toISOString() } } : {};
}

/** Whether the type is public, and nobody is invited but to what can be booked. Unknown people count as somebody. */
function isWanted(
	type: number | null | undefined,
	people: readonly unknown[] | null | undefined,
	{ types, bookable }: ViewingSettings,
): boolean {
	if (type === null || type === undefined || !types.includes(type)) return false;
	return bookable.includes(type) || people?.length === 0;
}

function timesOf(start: string, end: string | undefined) {
	const lasts = end === undefined ? 0 : Date.parse(end) - Date.parse(start);
	return { start, ...(lasts > 0 && lasts <= dayMs && { end }) };
}

/** A day begins where the account is, so that it is the day that stands in its calendar. */
function daysOf(start: string, end: string | undefined) {
	const [first, last] = [dayOf(start), end && dayOf(Date.parse(end) - 1)];
	return { start: first, ...(last !== undefined && last > first && { end: last }) };
}

/**
 * The times of an appointment that are not over, in the zone of a home; those that recur in the next eight weeks.
 * @param now in milliseconds since 1970
 * @returns nothing where its recurrence cannot be read
 */
export function viewingsOf(
	{ task, start, end, rule, mustBook, places, slots, taken }: Appointment,
	zone: string,
	now: number,
): PlannedViewing[] | undefined {
	const isWholeDay = start.length === 10;
	const rest = {
		zone,
		...(mustBook && { mustBook }),
		...(places !== undefined && { places }),
		...(slots !== undefined && { slots }),
		...(taken && places !== undefined && { taken }),
	};
	const at = (local: string) => new Date(instantIn(zone, local)).toISOString();
	const first = isWholeDay ? `${start}T00:00:00` : localOf(zone, Date.parse(start));
	const days = isWholeDay ? daysFrom(start, end) : 1;
	const window = { from: shifted(localOf(zone, now), -days), to: shifted(localOf(zone, now), 56) };
	const begins = rule === undefined ? [first] : recurrences(rule, first, zone, window);
	if (!begins) return undefined;
	const idOn = (day: string) => `${task}-${day.replaceAll('-', '')}`;
	const all = isWholeDay
		? [...new Set(begins.flatMap((begin) => daysAfter(begin, days)))].map((day) => ({
				id: rule === undefined && days === 1 ? `${task}` : idOn(day),
				start: day,
			}))
		: rule === undefined
			? [{ id: `${task}`, start, ...(end !== undefined && { end }) }]
			: begins.map((begin) => ({
					id: idOn(begin.slice(0, 10)),
					start: at(begin),
					...(end !== undefined && {
						end: at(shiftedLike(begin, first, localOf(zone, Date.parse(end)))),
					}),
				}));
	return all.map((one) => ({ ...one, ...rest })).filter((viewing) => overAt(viewing) > now);
}

function daysAfter(begin: string, days: number): string[] {
	return Array.from({ length: days }, (_, at) => shifted(begin, at).slice(0, 10));
}

/** As far behind a local time as another one is behind the first of all. */
function shiftedLike(begin: string, first: string, end: string): string {
	return shifted(begin, (Date.parse(`${end}Z`) - Date.parse(`${first}Z`)) / dayMs);
}

function daysFrom(first: string, last: string | undefined): number {
	const days = last === undefined ? 1 : 1 + (Date.parse(last) - Date.parse(first)) / dayMs;
	return Math.min(days, mostDays);
}

/** Of one appointment; more are a slip, or no viewing. */
const mostDays = 14;
const dayMs = 86_400_000;

function localOf(zone: string, time: number): string {
	return shownIn(zone, time).replace(' ', 'T');
}

function shifted(local: string, days: number): string {
	return new Date(Date.parse(`${local}Z`) + days * dayMs).toISOString().slice(0, 19);
}
