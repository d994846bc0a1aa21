import { copyFileSync, existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exportRelease, type ExportPlaces } from './export.ts';
import { signTargetList, type SignedTargets } from './sign-target-list.ts';
import { writeHostFiles, type HostExport } from './host-export.ts';
import { notExported } from './not-exported.ts';
import { requireWhole } from '../../release/release-folder.ts';
import { lockInTime } from '../../release/lock.ts';
import { readText } from '../../disk/read-file.ts';
import { statusPath } from '../../release/status-file.ts';
import { targetsPath } from '../../release/target-list.ts';
import { makePublic } from './public-modes.ts';

export interface LiveExport extends ExportPlaces, HostExport {
	/** Folder in which one build at a time may run. */
	readonly root: string;
	/** The link to the live release. */
	readonly current: string;
	/** File that names the release that was exported last, and for which host; left as it is when absent. */
	readonly done: string | undefined;
	/** What has become of units, usually `var/status.json`. */
	readonly status: string;
	/** The signed list of what visitors may ask about; none is published when absent. */
	readonly targets?: SignedTargets;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
	/** Milliseconds to wait for another build to end. */
	readonly patience?: number;
}

/** What an export has come to. */
export interface ExportedLive {
	/** One sentence for each thing the host cannot do. */
	readonly problems: readonly string[];
	/**
	 * Whether this release was exported for this host for the first time, be it that an earlier try has failed, or its
	 * list of targets was signed anew.
	 */
	readonly isNew: boolean;
}

/**
 * Makes `dist` equal to the release that is live, with what its host has to know. No build runs meanwhile, and no
 * other export.
 * @throws when another build does not end in time, and `NotExported` when something cannot be read or written.
 */
export async function exportLive({
	root,
	current,
	patience = 30_000,
	done,
	status,
	targets,
	now = Date.now,
	...given
}: LiveExport): Promise<ExportedLive> {
	const unlock = await lockInTime(root, patience);
	let release = current;
	try {
		// Another build may have gone live between the one that asks for this and the lock.
		release = realpathSync(current);
		requireWhole(release);
		const signedAt = targets && signTargetList(release, targets, now());
		const name = `${[basename(release), given.host, signedAt].filter(Boolean).join(' ')}\n`;
		const isNew = done !== undefined && readText(done) !== name;
		if (isNew) rmSync(done, { force: true });
		exportRelease(release, given.dist, given);
		const problems = writeHostFiles(release, given);
		exportBeside(status, join(given.dist, statusPath));
		exportBeside(targets?.file, join(given.dist, targetsPath));
		if (isNew) writeFileSync(done, name);
		return { problems, isNew };
	} catch (cause) {
		throw notExported(cause, { root, release, but: 'dist/ could not be made equal to it' });
	} finally {
		unlock();
	}
}

/** Puts a file that is no part of the release into `dist`, and takes away what is there where there is none. */
function exportBeside(file: string | undefined, target: string): void {
	if (file === undefined || !existsSync(file)) {
		rmSync(target, { force: true });
		return;
	}
	copyFileSync(file, `${target}.new`);
	makePublic(`${target}.new`);
	renameSync(`${target}.new`, target);
}
