import { filesBelow } from '../release/files-below.ts';
import { copyShared } from './compiled-folder.ts';
import { openCompiled } from './compiled-pages.ts';
import { unusable } from './script.ts';
import { checkDigests } from './folder-digests.ts';
import { openPageOutput } from './page-output.ts';

// Runs in a process of its own, which `startRenderer` starts with the folder of what Astro has compiled, the one for
// the pages, and what else they need to know. It waits for a message, because which pages are to be rendered is
// known only later.
const [, , place = '', folder = '', build = ''] = process.argv;

process.once('disconnect', () => process.exit(1));
const told = new Promise((resolve) => process.once('message', resolve));
let failed = unusable;
try {
	checkDigests(place);
	const pagesOfPlan = await openCompiled(place, build);
	failed = 1;
	const output = openPageOutput(folder);
	if ((await told) !== 'part') {
		copyShared(place, folder);
		// At once, because the first pages take longest.
		await output.tell([...filesBelow(folder)]);
	}
	for (const { pathname, render } of await pagesOfPlan())
		await output.put(pathname, await render());
	process.exit(0);
} catch (error) {
	console.error(error instanceof Error ? error.stack : error);
	process.exit(failed);
}
