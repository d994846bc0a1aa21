import { instantAt } from '../../domain/day.ts';

const form =
	/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i;

/** Milliseconds since 1970 of an ISO 8601 time; one without an offset is of the company's clocks. */
export function instantOf(text: string): number | undefined {
	const [, day = '', time = '', offset] = form.exec(text) ?? [];
	if (day === '' || !isDay(day)) return undefined;
	const zone = offset?.replace(/^UTC$/i, 'Z').replace(/^([+-]\d\d):?(\d\d)?$/, sign);
	const instant = zone ? Date.parse(`${day}T${time}${zone}`) : instantAt(`${day}T${time}`);
	return Number.isNaN(instant) ? undefined : instant;
}

/** Whether the calendar has a day; Date.parse takes the 30th of February for one in March. */
export function isDay(iso: string): boolean {
	const time = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso);
}

const sign = (_all: string, hours: string, minutes = '00') => `${hours}:${minutes}`;
