/** Zone of the company, by whose calendar days begin. */
export const timeZone = 'Europe/Berlin';

const clock = () =>
	new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
let made: Intl.DateTimeFormat | undefined;

/** What a clock of the company shows at an instant: "2026-11-28 00:00:00". */
function shown(time: number | Date): string {
	made ??= clock();
	return made.format(time);
}

/** The day on which an instant falls where the company is, ISO 8601; a day stays as it is. No other code tells days. */
export function dayOf(time: string | number | Date): string {
	if (typeof time !== 'string') return shown(time).slice(0, 10);
	return time.length === 10 ? time : shown(Date.parse(time)).slice(0, 10);
}

/** The instant at which a clock of the company shows a time such as "2026-11-28T00:00", in milliseconds since 1970. */
export function instantAt(local: string): number {
	const asUtc = Date.parse(`${local}Z`);
	let instant = asUtc;
	// The second look is for a time right behind a change of the clocks.
	for (let look = 0; look < 2 && !Number.isNaN(instant); look++) {
		instant = asUtc - (Date.parse(`${shown(instant).replace(' ', 'T')}Z`) - instant);
	}
	return instant;
}
