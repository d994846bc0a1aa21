import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoIcons, requireForm } from './setup/upgrade.ts';
import { projectRoot } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run upgrade              changes your files where a newer version of the program asks for it, and shows what it changes
  -- --show                  only shows it`;

await run(async () => {
	const given = readOptions({ show: { type: 'boolean' } }, { usage });
	if (!given) return;
	requireForm(projectRoot);
	const icons = demoIcons(projectRoot);
	if (icons.length === 0) return console.log('Your files are as this version wants them.');
	if (!given.show) for (const icon of icons) rmSync(join(projectRoot, icon));
	console.log(
		`${given.show ? 'To be removed' : 'Removed'}, because icons are drawn in the colours of your theme: ${icons.join(', ')}.`,
	);
});
