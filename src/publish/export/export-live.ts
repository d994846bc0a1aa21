import { copyFileSync, existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lookAgain, speaksOfDamage } from '../release/damage.ts';
import { reasonOf } from '../../domain/failure.ts';
import { exportSite, type ExportPlaces } from './export.ts';
import { writeHostFiles, type HostExport } from './host-export.ts';
import { AnotherBuild, lockBuilds } from '../lock.ts';
import { readText } from '../read-file.ts';
import { statusPath } from '../status-file.ts';
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
	/** Milliseconds to wait for another build to end. */
	readonly patience?: number;
}

/** What an export has come to. */
export interface ExportedLive {
	/** One sentence for each thing the host cannot do. */
	readonly problems: readonly string[];
	/** Whether this release was exported for this host for the first time, be it that an earlier try has failed. */
	readonly isNew: boolean;
}

/** The release is live all the same, which whoever is told of the failure has to know. */
export class NotExported extends Error {}

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
	...given
}: LiveExport): Promise<ExportedLive> {
	const unlock = await lockInTime(root, patience);
	let release = current;
	try {
		// Another build may have gone live between the one that asks for this and the lock.
		release = realpathSync(current);
		const name = `${basename(release)} ${given.host}\n`;
		const isNew = done !== undefined && readText(done) !== name;
		if (isNew) rmSync(done, { force: true });
		exportSite(release, given.dist, given);
		const problems = writeHostFiles(release, given);
		exportStatus(status, given.dist);
		if (isNew) writeFileSync(done, name);
		return { problems, isNew };
	} catch (cause) {
		if (!speaksOfDamage(cause)) {
			const why = reasonOf(cause);
			throw new NotExported(
				`Release ${basename(release)} is live, but dist/ could not be made equal to it (${why}): put that right and run \`npm run build\`, which makes up for it even where it publishes nothing.`,
				{ cause },
			);
		}
		lookAgain({ root });
		throw new NotExported(
			`The list of what the live release consists of is damaged, so it could not be exported: run \`npm run build\`, which makes it anew.`,
			{ cause },
		);
	} finally {
		unlock();
	}
}

/** No part of the release: it can be newer. */
function exportStatus(status: string, dist: string): void {
	if (!existsSync(status)) return;
	const target = join(dist, statusPath);
	copyFileSync(status, `${target}.new`);
	makePublic(`${target}.new`);
	renameSync(`${target}.new`, target);
}

async function lockInTime(root: string, patience: number): Promise<() => void> {
	const end = performance.now() + patience;
	for (;;) {
		try {
			return lockBuilds(root);
		} catch (error) {
			if (!(error instanceof AnotherBuild) || performance.now() >= end) throw error;
			await setTimeout(50);
		}
	}
}
