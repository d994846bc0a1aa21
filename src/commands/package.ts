import { join } from 'node:path';
import { packageProgram } from '../documents/package-program.ts';
import { projectRoot } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run package   writes var/package: the program of the last commit, the packages it stands on, checksums`;

await run(async () => {
	if (!readOptions({}, { usage })) return;
	const names = packageProgram(projectRoot, join(projectRoot, 'var/package'));
	console.log(names.map((name) => `Written to var/package/${name}.`).join('\n'));
});
