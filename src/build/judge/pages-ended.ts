import { goneSince } from '../../plan/gone-routes.ts';
import type { OpenedRelease } from '../../release/release-folder.ts';

/**
 * Whether pages of what is gone have ended since the live release was built: a build that finds nothing else to do makes
 * one for that. It looks at whole days (UTC), so that there is not more than one such release a day.
 * @param when.now in milliseconds since 1970.
 */
export function havePagesEnded(
	live: OpenedRelease | undefined,
	{ goneMonths, now }: { readonly goneMonths: number; readonly now: number },
): boolean {
	if (!live) return false;
	const from = goneSince(Date.parse(live.builtAt), goneMonths);
	return live.index.departed.isAnyBetween(from, goneSince(now - (now % day), goneMonths));
}

/** Milliseconds. */
const day = 86_400_000;
