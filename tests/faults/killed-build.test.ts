import { expect, test } from 'vitest';
import { killBuilds } from '../support/killed-builds.ts';

test('a build that is killed at any moment leaves the last good site whole for its readers, and the next one goes through', async () => {
	expect(await killBuilds(5)).toBeGreaterThan(1);
}, 300_000);
