import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { InquiryTargets } from '../domain/inquiry.ts';
import { ReleaseNote } from '../publish/release.ts';
import { targetsOf, type Targets } from '../inquiry/accept.ts';

/** What is live: the files of the site, and what visitors may ask about. */
export interface Release {
	/** Folder whose files are served. */
	readonly site: string;
	readonly targets: Targets;
	/** Origin the pages were made for, such as `https://www.example.com`. */
	readonly origin: string;
	/** Whether search engines may show it. */
	readonly indexed: boolean;
}

/**
 * Reads the release a folder or link (`var/current`) leads to; a link that is pointed elsewhere is
 * noticed with the next call.
 * @returns a function that gives the live release.
 * @throws at once, and from the function, when there is no usable release.
 */
export function followRelease(current: string): () => Release {
	let folder: string | undefined;
	let release: Release | undefined;
	const follow = () => {
		const now = folderOf(current);
		if (release && now === folder) return release;
		release = readRelease(now);
		folder = now;
		return release;
	};
	follow();
	return follow;
}

function folderOf(current: string): string {
	try {
		return realpathSync.native(current);
	} catch {
		throw new Error(
			`There is no release at ${current}; run \`npm run build\` (or \`npm run demo\`) first.`,
		);
	}
}

function readRelease(folder: string): Release {
	const site = join(folder, 'site');
	if (!statSync(site, { throwIfNoEntry: false })?.isDirectory()) {
		throw new Error(`The release ${folder} has no folder "site"; build it again.`);
	}
	const { targets } = readJson(join(folder, 'inquiry-targets.json'), InquiryTargets);
	const { origin, mode } = readJson(join(folder, 'release.json'), ReleaseNote);
	return {
		site,
		targets: targetsOf(targets),
		origin: new URL(origin).origin,
		indexed: mode === 'production',
	};
}

function readJson<T extends z.ZodType>(file: string, schema: T): z.output<T> {
	try {
		return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch (cause) {
		throw new Error(`${file} is missing or cannot be read; build the release again.`, { cause });
	}
}
