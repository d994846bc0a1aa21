import { expect, test } from 'vitest';
import { killBuilds } from '../support/killed-builds.ts';

test('builds that are killed at 100 random moments under load leave the last good site whole', async () => {
	expect(await killBuilds(130)).toBeGreaterThanOrEqual(100);
}, 3_600_000);
