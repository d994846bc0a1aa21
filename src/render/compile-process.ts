import { build } from 'astro';
import { astroRun } from './astro-run.ts';
import { finishCompiled } from './compiled-folder.ts';
import { Unsupported } from './unsupported.ts';
import { PagesWanted, report } from './worker-messages.ts';

// Has Astro compile the pages. `startRenderer` starts it with the root of the project, the folder for the pages and the
// one for what Astro compiles. When that is done it waits for a message: with pages, Astro makes these, too.
const [, , root = '', pages = '', compiled = ''] = process.argv;

// The process that started this one has ended, so nobody wants the pages.
process.once('disconnect', () => process.exit(1));
const told = new Promise((resolve) => process.once('message', resolve));
try {
	let made: string[] = [];
	const { integration, opened } = astroRun(compiled, async (found) => {
		await report({ compiled: found });
		const wanted = PagesWanted.parse(await told);
		made = wanted.pages.map(({ path }) => path);
		return wanted;
	});
	await build({ root, logLevel: 'warn', integrations: [integration] });
	finishCompiled(compiled, pages);
	const reads = opened()?.reads();
	if (reads) await report({ made, reads });
	await report({ is: 'finished' });
	process.exit(0);
} catch (error) {
	if (error instanceof Unsupported) await report({ refused: error.message });
	else console.error(error);
	process.exit(1);
}
