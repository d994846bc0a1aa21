import { defineConfig } from 'vitest/config';
import short from './vitest.config.ts';

/** What takes minutes or hours. */
export default defineConfig({
	...short,
	test: { ...short.test, include: ['tests/long/**/*.test.ts'], testTimeout: 600_000 },
});
