import type { Fields } from './records.ts';

const inGermany = new Intl.DateTimeFormat('en', {
	timeZone: 'Europe/Berlin',
	timeZoneName: 'longOffset',
});

/** A time as the service writes it: ISO 8601 with milliseconds and Germany's offset from UTC. */
export function formatMoment(time: Date): string {
	const offset = offsetOf(time);
	const local = new Date(time.getTime() + minutesOf(offset) * 60_000);
	return local.toISOString().replace('Z', offset);
}

/** A time as staff in Germany read it: `02.07.2026 10:19`. Null when `moment` is no date or time of ISO 8601. */
export function formatForStaff(moment: unknown): string | null {
	const time = timeOf(String(moment));
	const match = time && /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(formatMoment(time));
	return match ? `${match[3]}.${match[2]}.${match[1]} ${match[4]}` : null;
}

/** Seconds since 1970 of a filter's bound. A `+` sent unencoded arrives as a blank. */
export function secondsOf(bound: string): number | undefined {
	const time = timeOf(bound.trim().replace(/ (\d\d:?\d\d)$/, '+$1'));
	return time && time.getTime() / 1000;
}

/**
 * The fields with every time in the form of ISO 8601 with an offset: where none was sent, it is Germany's. A day alone
 * stands for its midnight, except in the fields that are days by their meaning.
 */
export function withOffsets(fields: Fields): Fields {
	const changed = times.flatMap((name) => {
		const value = fields[name];
		if (typeof value !== 'string' || /T.*(Z|[+-]\d\d:\d\d)$/.test(value)) return [];
		if (days.has(name) && /^\d{4}-\d\d-\d\d$/.test(value)) return [];
		const time = timeOf(value);
		return time ? [[name, formatMoment(time)]] : [];
	});
	return { ...fields, ...Object.fromEntries(changed) };
}

const days = new Set(['keep_data_till', 'cp_delete_request_date']);

const times = [
	...days,
	...'created_at updated_at last_contact_at due_date remind_at starts_at ends_at'.split(' '),
];

/** Reads a date or time of ISO 8601; without an offset it is Germany's. */
function timeOf(text: string): Date | undefined {
	const parts =
		/^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/i.exec(text);
	const [, day = '', clock = '00:00', offset] = parts ?? [];
	const inUtc = new Date(`${day}T${clock}Z`);
	if (Number.isNaN(inUtc.getTime()) || !inUtc.toISOString().startsWith(day)) return undefined;
	if (offset?.toUpperCase() === 'Z') return inUtc;
	if (offset !== undefined) return earlier(inUtc, offset);
	// The offset of an hour or two before tells on which side of a change of the clocks the time lies.
	return earlier(inUtc, offsetOf(earlier(inUtc, offsetOf(inUtc))));
}

function earlier(time: Date, offset: string): Date {
	return new Date(time.getTime() - minutesOf(offset) * 60_000);
}

function offsetOf(time: Date): string {
	const zone = inGermany.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
	return zone?.replace('GMT', '') || '+00:00';
}

function minutesOf(offset: string): number {
	const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
	return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
