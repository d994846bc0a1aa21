import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { indexObjects } from '../../src/hosts/bucket/index-objects.ts';
import { hostRules } from '../../src/hosts/export/host-export.ts';
import { idRedirects } from '../../src/release/redirects/old-address.ts';
import { openRelease } from '../../src/release/release-folder.ts';
import { site } from '../support/settings.ts';

/** The pointer, and the file of what was sold since. */
const always = 2;

/** How many objects the newest of some releases puts into a bucket that shows the one before it. */
export function uploads(releases: string): number {
	const [before = new Set<string>(), newest = new Set<string>()] = readdirSync(releases)
		.toSorted()
		.slice(-2)
		.map((name) => objectsOf(join(releases, name)));
	return newest.difference(before).size + always;
}

function objectsOf(release: string): Set<string> {
	const opened = openRelease(release);
	try {
		const present = idRedirects(opened.index, site);
		const { files, texts } = indexObjects(opened.index, { ...hostRules(opened, site), present });
		return new Set([...files, ...texts.keys()]);
	} finally {
		opened.index.close();
	}
}
