import { randomBytes } from 'node:crypto';
import { releaseNames, type ReleasesPlaces } from './release-folder.ts';

/**
 * A name for the next release: the second at which it is built. Names say which release came after which, so where
 * the clock was put back it is the second after the newest.
 */
export function nextReleaseName(builtAt: string, places: Pick<ReleasesPlaces, 'releases'>): string {
	const known = releaseNames(places).flatMap((name) => /^\d{14}(?=-)/.exec(name)?.[0] ?? []);
	const next = known.slice(-1).map((newest) => timeOf(newest) + 1_000);
	const time = new Date(Math.max(Date.parse(builtAt), ...next)).toISOString();
	return `${time.replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(2).toString('hex')}`;
}

/** Milliseconds, also of a second that is none, such as a 60th. */
function timeOf(digits: string): number {
	const parts = (digits.match(/^\d{4}|\d\d/g) ?? []).map(Number);
	const [year = 0, month = 1, day, hour, minute, second] = parts;
	return Date.UTC(year, month - 1, day, hour, minute, second);
}
