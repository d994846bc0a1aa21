import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsPage } from './documents/settings-page.ts';
import { settingsSchema } from './documents/settings-schema.ts';
import { projectRoot } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run schema   writes docs/settings.md and docs/settings.schema.json: what can stand in a company's settings`;

await run(async () => {
	if (!readOptions({}, { usage })) return;
	const schema = settingsSchema(projectRoot);
	writeFileSync(join(projectRoot, 'docs/settings.schema.json'), schema);
	writeFileSync(join(projectRoot, 'docs/settings.md'), settingsPage(JSON.parse(schema)));
	console.log('Written to docs/settings.schema.json and docs/settings.md.');
});
