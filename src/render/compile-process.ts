import { build } from 'astro';
import { compileOnly } from './compile-only.ts';

// Runs in a process of its own, which `startRenderer` starts with the root of the project and the folder that
// takes what Astro compiles.
const [, , root = '', to = ''] = process.argv;

// Whoever started this is gone, and with it whoever wanted the pages.
process.once('disconnect', () => process.exit(1));
try {
	await build({ root, logLevel: 'warn', integrations: [compileOnly(to)] });
	process.exit(0);
} catch (error) {
	console.error(error);
	process.exit(1);
}
