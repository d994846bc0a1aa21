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

/** A time as staff read it: `02.07.2026 10:19`. Empty when `moment` is no ISO 8601 time. */
export function formatForStaff(moment: unknown): string {
	const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(String(moment));
	return match ? `${match[3]}.${match[2]}.${match[1]} ${match[4]}` : '';
}

/** Seconds since 1970 of a filter's bound. A `+` sent unencoded arrives as a blank. */
export function secondsOf(bound: string): number | undefined {
	const milliseconds = Date.parse(bound.trim().replace(/ (\d\d:?\d\d)$/, '+$1'));
	return Number.isNaN(milliseconds) ? undefined : milliseconds / 1000;
}

function offsetOf(time: Date): string {
	const zone = inGermany.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
	return zone?.replace('GMT', '') || '+00:00';
}

function minutesOf(offset: string): number {
	const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
	return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
