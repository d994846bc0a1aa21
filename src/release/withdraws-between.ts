import { join } from 'node:path';
import { releaseNames } from './release-folder.ts';
import { readWithdrawals, withdrawsAny } from './withdrawals.ts';

/**
 * Whether a release takes anything off that another one shows, or may: going back always does, and of what is not there
 * any more nothing is known.
 */
export function withdrawsBetween(
	releases: string,
	{ from, to }: { readonly from: string; readonly to: string },
): boolean {
	if (from === to) return false;
	const names = releaseNames({ releases });
	if (to < from || !names.includes(from)) return true;
	return names
		.filter((name) => name > from && name <= to)
		.some((name) => withdrawsAny(readWithdrawals(join(releases, name))));
}
