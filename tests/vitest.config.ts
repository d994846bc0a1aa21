import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { useMemoryDisk } from './support/memory-disk.ts';

useMemoryDisk();

export default defineConfig({
	root: join(import.meta.dirname, '..'),
	test: {
		// Far beyond what anything needs: a busy machine must not turn a test red, only one that hangs.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		expect: { poll: { timeout: 60_000 } },
		// Nothing a company changes may turn a test red.
		env: { VITRINE_COMPANY: 'src/sandbox/demo/company' },
		pool: 'forks',
		// Files leave nothing behind, and a process and its imports for each would take longer than most of them run.
		isolate: false,
		// Twice the cores: tests wait for browsers, servers and disks as often as they work. Each may hold a gigabyte.
		maxWorkers: Math.min(8, 2 * availableParallelism()),
		// In the order of their names: short files last, so that no worker is left with a long one at the end.
		projects: [
			{
				extends: true,
				test: {
					name: 'demo',
					include: ['tests/e2e/**/*.test.ts', 'tests/site/demo.test.ts'],
					globalSetup: 'tests/support/demo-once.ts',
				},
			},
			{
				extends: true,
				test: {
					name: 'process',
					include: ['tests/faults/**/*.test.ts', 'tests/site/*.test.ts'],
					exclude: ['tests/site/demo.test.ts'],
				},
			},
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['tests/{unit,contract}/**/*.test.ts'],
				},
			},
		],
	},
});
