import { defineConfig } from 'vitest/config';

export default defineConfig({
	root: new URL('..', import.meta.url).pathname,
	test: {
		include: ['tests/{unit,contract,site,e2e,faults}/**/*.test.ts'],
		testTimeout: 60_000,
		hookTimeout: 300_000,
		// A browser beside other tests on two cores takes its time.
		expect: { poll: { timeout: 10_000 } },
		pool: 'forks',
		maxWorkers: 2,
	},
});
