import { goneSince } from '../../plan/gone-routes.ts';
import type { Session } from '../session.ts';

/**
 * Whether pages of what is gone have ended since the live release was built: a build that finds nothing else to do makes
 * one for that. It looks at whole days (UTC), so that there is not more than one such release a day.
 */
export function havePagesEnded({ release, build }: Pick<Session, 'release' | 'build'>): boolean {
	if (!release) return false;
	const { goneMonths } = build.site;
	const now = Date.parse(build.builtAt);
	const from = goneSince(Date.parse(release.builtAt), goneMonths);
	return release.index.departed.isAnyBetween(from, goneSince(now - (now % day), goneMonths));
}

/** Milliseconds. */
const day = 86_400_000;
