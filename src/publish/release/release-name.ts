import { randomBytes } from 'node:crypto';
import { releaseNames, type ReleasesPlaces } from './release-folder.ts';

/**
 * A name for the next release: the second at which it is built. Names say which release came after which, so where
 * the clock was put back it is the second after the newest.
 */
export function nextReleaseName(builtAt: string, places: Pick<ReleasesPlaces, 'releases'>): string {
	const second = Number(builtAt.replaceAll(/\D/g, '').slice(0, 14));
	const known = releaseNames(places).flatMap((name) => /^\d{14}(?=-)/.exec(name)?.[0] ?? []);
	const next = Number(known.at(-1) ?? 0) + 1;
	return `${Math.max(second, next)}-${randomBytes(2).toString('hex')}`;
}
