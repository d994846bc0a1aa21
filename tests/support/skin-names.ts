import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/wiring.ts';

/** The skins that a company can copy, by their folders. */
export const skinNames: readonly string[] = globSync('*/theme.css', {
	cwd: join(projectRoot, 'src/sandbox/demo/skins'),
})
	.map((file) => file.replace('/theme.css', ''))
	.toSorted();
