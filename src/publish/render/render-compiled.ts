import { copyShared, openCompiled } from './compiled-pages.ts';
import { checkDigests } from './folder-digests.ts';
import { openPageOutput } from './page-output.ts';

// Does what `render-process.ts` does, with what Astro has compiled before: `startRenderer` starts it with the folder
// of that, the one for the pages, and what else they need to know.
const [, , place = '', folder = '', build = ''] = process.argv;

process.once('disconnect', () => process.exit(1));
const told = new Promise((resolve) => process.once('message', resolve));
try {
	checkDigests(place);
	const compiled = await openCompiled(place, build);
	const output = openPageOutput(folder);
	if ((await told) !== 'part') copyShared(place, folder);
	for (const path of await compiled.paths()) {
		output.put(path.pathname, await compiled.render(path));
	}
	process.exit(0);
} catch (error) {
	console.error(error);
	process.exit(1);
}
