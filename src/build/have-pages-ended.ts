import { goneSince } from '../release/departed.ts';
import { readableRelease } from '../release/release-folder.ts';

/**
 * Whether pages of what is gone have ended since the live release was built: a build that finds nothing else to do makes
 * one for that. It looks at whole days (UTC), so that there is not more than one such release a day.
 * @param current link to the live release.
 * @param when.now in milliseconds since 1970.
 */
export function havePagesEnded(
	current: string,
	{ goneMonths, now }: { readonly goneMonths: number; readonly now: number },
): boolean {
	const live = readableRelease(current);
	if (!live) return false;
	const { index, builtAt } = live;
	try {
		const from = goneSince(Date.parse(builtAt), goneMonths);
		return index.departed.isAnyBetween(from, goneSince(now - (now % day), goneMonths));
	} finally {
		index.close();
	}
}

/** Milliseconds. */
const day = 86_400_000;
