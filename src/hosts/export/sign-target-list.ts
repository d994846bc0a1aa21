import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { readText, replaceFile } from '../../storage/disk/files.ts';
import { openRelease } from '../../release/release-folder.ts';
import { readSignedTargets, signTargets, type TargetList } from '../../release/target-list.ts';

/** The signed list of what visitors may ask about. */
export interface SignedTargets {
	/** Shared with the inquiry server; without it there is no list. */
	readonly secret: string | undefined;
	/** Usually `var/signed-targets.json`. */
	readonly file: string;
}

/** The list is signed again after so many milliseconds, because inquiry servers refuse an old one. */
const renewedAfter = 7 * 24 * 60 * 60_000;

/**
 * Signs what visitors of a release may ask about, where the list there is not that of this release or a week old. A
 * release that is live again after a rollback is signed anew, so its list is newer than that of the release it replaces.
 * @param now milliseconds since 1970.
 * @returns when the list was signed; nothing where there is none.
 */
export function signTargetList(
	release: string,
	{ secret, file }: SignedTargets,
	now: number,
): string | undefined {
	if (secret === undefined) {
		rmSync(file, { force: true });
		return undefined;
	}
	const known = listIn(file, secret);
	if (
		known?.release === basename(release) &&
		Math.abs(now - Date.parse(known.issuedAt)) < renewedAfter
	) {
		return known.issuedAt;
	}
	const issuedAt = new Date(now).toISOString();
	replaceFile(file, signTargets({ ...listOf(release), issuedAt }, secret));
	return issuedAt;
}

function listOf(release: string): Omit<TargetList, 'issuedAt'> {
	const { index, origin } = openRelease(release);
	try {
		const targets = index.targets();
		return { origin: new URL(origin).origin, release: basename(release), targets };
	} finally {
		index.close();
	}
}

function listIn(file: string, secret: string): TargetList | undefined {
	try {
		return readSignedTargets(readText(file) ?? '', secret);
	} catch {
		return undefined;
	}
}
