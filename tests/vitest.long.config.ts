import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What takes minutes or hours. */
export default defineConfig({
	root: join(import.meta.dirname, '..'),
	test: {
		include: [
			'tests/long/**/*.test.ts',
			// Loops that `npm test` runs shorter, see `runs`.
			'tests/e2e/{first-screen,page-weight,pictures}.test.ts',
			'tests/faults/{damaged-release,publishing,simulation}.test.ts',
			'tests/site/{dev,stale,updated-companies}.test.ts',
			'tests/unit/build/read/named-reading.test.ts',
			'tests/unit/catalog/{drift,huge-fields}.test.ts',
			'tests/unit/delivery/deliver-hostile.test.ts',
			'tests/unit/intake/{attack,fuzz}.test.ts',
			'tests/unit/outbox/{damage,simulation}.test.ts',
		],
		env: { VITRINE_COMPANY: 'src/sandbox/demo/company', VITRINE_FULL_SIZE: '1' },
		testTimeout: 600_000,
		hookTimeout: 300_000,
		pool: 'forks',
		maxWorkers: 2,
	},
});
