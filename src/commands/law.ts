import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawRegister } from './documents/law-register.ts';
import { projectRoot } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run law   writes docs/law.md: the rules of the law that builds apply, for people who do not read code`;

await run(async () => {
	if (!readOptions({}, { usage })) return;
	writeFileSync(join(projectRoot, 'docs/law.md'), lawRegister());
	console.log('Written to docs/law.md.');
});
