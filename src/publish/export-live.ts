import { realpathSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { exportSite, type ExportPlaces } from './export.ts';
import { writeHostFiles, type HostExport } from './host-export.ts';
import { AnotherBuild, lockBuilds } from './lock.ts';

export interface LiveExport extends ExportPlaces, HostExport {
	/** Folder in which one build at a time may run. */
	readonly root: string;
	/** The link to the live release. */
	readonly current: string;
	/** Milliseconds to wait for another build to end. */
	readonly patience?: number;
}

/**
 * Makes `dist` equal to the release that is live, with what its host has to know. No build runs meanwhile, and no
 * other export.
 * @returns one sentence for each thing the host cannot do.
 * @throws when another build does not end in time.
 */
export async function exportLive({
	root,
	current,
	patience = 30_000,
	...given
}: LiveExport): Promise<readonly string[]> {
	const unlock = await lockInTime(root, patience);
	try {
		// Another build may have gone live between the one that asks for this and the lock.
		const release = realpathSync(current);
		exportSite(release, given.dist, given);
		return writeHostFiles(release, given);
	} finally {
		unlock();
	}
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
