import { filesBelow } from '../storage/disk/files-below.ts';
import { copyShared } from './compiled-folder.ts';
import { openCompiled } from './compiled-pages.ts';
import { checkDigests } from './folder-digests.ts';
import { bytesOf, NeedsAstro } from './answer-bytes.ts';
import { addressOfPage, fileWithoutFolder } from './page-file-name.ts';
import { openPageOutput } from './page-output.ts';
import { endings } from './start-process.ts';

// Runs in a process of its own, which `startRenderer` starts with the folder of what Astro has compiled, the one for
// the pages, and what else they need to know. It waits for a message, because which pages are to be rendered is
// known only later.
const [, , place = '', folder = '', build = ''] = process.argv;

process.once('disconnect', () => process.exit(1));
const told = new Promise((resolve) => process.once('message', resolve));
let failed: number = endings.unusable;
try {
	checkDigests(place);
	const { pages, origin } = await openCompiled(place, build);
	failed = endings.failed;
	const output = openPageOutput(folder);
	const isPart = (await told) === 'part';
	if (!isPart) {
		copyShared(place, folder);
		// At once, because the first pages take longest.
		await output.tell([...filesBelow(folder)]);
	}
	for (const path of await pages.paths()) {
		// Redirects of the configuration are those of the build before.
		if (isPart && path.route.type === 'redirect') continue;
		const request = new Request(new URL(addressOfPage(path), origin));
		const bytes = await bytesOf(await pages.render(request, path.route));
		if (bytes) await output.put(fileWithoutFolder(path), bytes);
	}
	process.exit(0);
} catch (error) {
	if (error instanceof NeedsAstro) process.exit(endings.needsAstro);
	console.error(error instanceof Error ? error.stack : error);
	process.exit(failed);
}
