import { once } from 'node:events';
import { addressOf, openMaker } from '../release/make-file.ts';
import { bytesOf, NeedsAstro } from './response-bytes.ts';
import { checkDigests } from './compiled-folder.ts';
import { openCompiled, type CompiledPages } from './compiled-pages.ts';
import { addressOfPage, fileOfPage } from './page-file-name.ts';
import { PagesWanted, report } from './worker-messages.ts';

// Makes pages: renders them, looks at them, compresses them and puts them into the store of files. `startRenderer`
// starts it with the folder of what Astro has compiled, what else pages need to know, and the store, and tells it
// later which pages are to be made.
const [, , place = '', build = '', store = ''] = process.argv;

/** Pages after which it tells what they have read, and forgets that. */
const stride = 100;

process.once('disconnect', () => process.exit(1));
try {
	const told = once(process, 'message');
	checkDigests(place);
	const { compiled, origin } = await openCompiled(place, build);
	await report({ is: 'ready' });
	const [wanted] = await told;
	await makePages(PagesWanted.parse(wanted), compiled, origin);
	process.exit(0);
} catch (error) {
	if (error instanceof NeedsAstro) await report({ is: 'needsAstro' });
	else console.error(error instanceof Error ? error.stack : error);
	process.exit(1);
}

async function makePages(
	{ pages, withUnplanned, isPart }: PagesWanted,
	compiled: CompiledPages,
	origin: string,
): Promise<void> {
	const make = openMaker(store, origin, true);
	const opened = compiled.open(pages);
	const planned = new Set(pages.map(({ path }) => path));
	let made: string[] = [];
	const tell = async () => {
		await report({ made, reads: opened.reads() });
		made = [];
	};
	const known = new Set<string>();
	for (const page of await opened.paths()) {
		const path = addressOf(fileOfPage(page));
		// Of two routes for one address the first counts, as in a build of Astro's.
		if (known.has(path)) continue;
		known.add(path);
		const isPlanned = planned.has(path);
		if (!isPlanned && !withUnplanned) continue;
		// Redirects of the configuration are those of the build before.
		if (isPart && page.route.type === 'redirect') continue;
		await report({ at: path });
		const request = new Request(new URL(addressOfPage(page), origin));
		const bytes = await bytesOf(await opened.render(request, page.route));
		if (bytes) await report({ file: { ...make(path, bytes), isUnplanned: !isPlanned } });
		if (isPlanned) made.push(path);
		if (made.length === stride) await tell();
	}
	await tell();
	await report({ is: 'finished' });
}
