import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsSchema } from './documents/settings-schema.ts';
import { projectRoot } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run schema   writes docs/settings.schema.json: what can stand in a company's settings`;

await run(async () => {
	if (!readOptions({}, { usage })) return;
	writeFileSync(join(projectRoot, 'docs/settings.schema.json'), settingsSchema(projectRoot));
	console.log('Written to docs/settings.schema.json.');
});
