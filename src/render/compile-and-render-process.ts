import { build } from 'astro';
import { astroRun } from './astro-run.ts';
import { finishCompiled } from './compiled-folder.ts';
import { report } from './worker-messages.ts';
import { openPageOutput } from './page-output.ts';
import { Unsupported } from './unsupported.ts';

// Runs in a process of its own, which `startRenderer` starts with the root of the project, the folder for the pages and
// the one for what Astro compiles. When that is done it waits for a message, because which pages are to be rendered is
// known only later.
const [, , root = '', pages = '', compiled = ''] = process.argv;

// Whoever started this is gone, and with it whoever wanted the pages.
process.once('disconnect', () => process.exit(1));
const told = new Promise((resolve) => process.once('message', resolve));
try {
	const run = astroRun({
		compiled,
		output: openPageOutput(pages),
		async ready(listeners) {
			await report({ listeners: [...listeners] });
			await told;
		},
	});
	await build({ root, logLevel: 'warn', integrations: [run] });
	finishCompiled(compiled, pages);
	process.exit(0);
} catch (error) {
	if (error instanceof Unsupported) await report({ refused: error.message });
	else console.error(error);
	process.exit(1);
}
