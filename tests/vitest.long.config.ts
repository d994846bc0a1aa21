import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What takes minutes or hours. */
export default defineConfig({
	root: join(import.meta.dirname, '..'),
	test: {
		include: [
			'tests/long/**/*.test.ts',
			// Loops that `npm test` runs shorter, see `runs`.
			'tests/e2e/page-weight.test.ts',
			'tests/faults/simulation.test.ts',
			'tests/site/stale.test.ts',
			'tests/unit/catalog/**/{clues,pull-named}.test.ts',
			'tests/unit/intake/attack.test.ts',
		],
		env: { VITRINE_COMPANY: 'src/sandbox/demo/company', VITRINE_FULL_SIZE: '1' },
		testTimeout: 600_000,
		hookTimeout: 300_000,
		pool: 'forks',
		maxWorkers: 2,
	},
});
