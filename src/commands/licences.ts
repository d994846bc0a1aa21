import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licences } from './documents/licences.ts';
import { projectRoot } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run licences   writes docs/licences.md: what of others is handed to visitors, with its licences`;

await run(async () => {
	if (!readOptions({}, { usage })) return;
	writeFileSync(join(projectRoot, 'docs/licences.md'), licences(projectRoot));
	console.log('Written to docs/licences.md.');
});
