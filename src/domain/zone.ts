import type { Place } from './place.ts';

const clockOf = (timeZone: string) =>
	new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock of a zone shows at an instant: "2026-11-28 00:00:00". */
export function shownIn(timeZone: string, time: number | Date): string {
	const clock = clocks.get(timeZone) ?? clockOf(timeZone);
	clocks.set(timeZone, clock);
	return clock.format(time);
}

/** The instant at which a clock of a zone shows a time such as "2026-11-28T00:00", in milliseconds since 1970. */
export function instantIn(timeZone: string, local: string): number {
	const asUtc = Date.parse(`${local}Z`);
	let instant = asUtc;
	// The second look is for a time right behind a change of the clocks.
	for (let look = 0; look < 2 && !Number.isNaN(instant); look++) {
		instant = asUtc - (Date.parse(`${shownIn(timeZone, instant).replace(' ', 'T')}Z`) - instant);
	}
	return instant;
}

/**
 * The IANA time zone of a home; absent where its country has several, or none that is known here.
 * @param seat country of the company, for homes that name none
 */
export function zoneOf(
	{ country, zip = '', location }: Pick<Place, 'country' | 'zip' | 'location'>,
	seat: string,
): string | undefined {
	const own = country ?? seat;
	const isCanarian = /^3[58]/.test(zip) || (location !== undefined && location.lng < -12);
	return own === 'ES' && isCanarian ? 'Atlantic/Canary' : zones[own];
}

/** By ISO 3166-1 alpha-2. */
const zones: Readonly<Record<string, string>> = {
	AT: 'Europe/Vienna',
	BE: 'Europe/Brussels',
	CH: 'Europe/Zurich',
	CZ: 'Europe/Prague',
	DE: 'Europe/Berlin',
	DK: 'Europe/Copenhagen',
	ES: 'Europe/Madrid',
	FR: 'Europe/Paris',
	GB: 'Europe/London',
	GR: 'Europe/Athens',
	HR: 'Europe/Zagreb',
	HU: 'Europe/Budapest',
	IE: 'Europe/Dublin',
	IT: 'Europe/Rome',
	LI: 'Europe/Vaduz',
	LU: 'Europe/Luxembourg',
	NL: 'Europe/Amsterdam',
	PL: 'Europe/Warsaw',
};
