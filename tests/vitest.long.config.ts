import { defineConfig } from 'vitest/config';

/** What takes minutes or hours. */
export default defineConfig({
	root: new URL('..', import.meta.url).pathname,
	test: {
		include: ['tests/long/**/*.test.ts'],
		testTimeout: 600_000,
		hookTimeout: 300_000,
		pool: 'forks',
		maxWorkers: 2,
	},
});
