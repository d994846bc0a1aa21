import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { useMemoryDisk } from './support/memory-disk.ts';

useMemoryDisk();

const root = join(import.meta.dirname, '..');
const long = globSync('tests/long/**/*.test.ts', { cwd: root });
/** Those with loops that `npm test` runs shorter, see `runs`. */
const shortened = globSync('tests/{contract,e2e,faults,site,unit}/**/*.test.ts', {
	cwd: root,
}).filter((file) =>
	/support\/(?:full-size|huge-texts)\.ts'/.test(readFileSync(join(root, file), 'utf8')),
);
/** Those that look at the demo, which is built once for all of them. */
const ofDemo = (file: string) => /tests\/e2e\/|long\/accessibility/.test(file);
const include = (isOfDemo: boolean) =>
	[...long, ...shortened].filter((file) => ofDemo(file) === isOfDemo);

/** What takes minutes or hours. */
export default defineConfig({
	root,
	test: {
		env: { VITRINE_COMPANY: 'src/sandbox/demo/company', VITRINE_FULL_SIZE: '1' },
		testTimeout: 600_000,
		hookTimeout: 300_000,
		pool: 'forks',
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				test: {
					name: 'demo',
					include: include(true),
					globalSetup: 'tests/support/demo-once.ts',
				},
			},
			{ extends: true, test: { name: 'other', include: include(false) } },
		],
	},
});
