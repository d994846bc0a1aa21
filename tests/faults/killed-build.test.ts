import { test } from 'vitest';
import { killBuilds } from '../support/killed-builds.ts';

test('a build that is killed at any moment leaves the last good site whole for its readers, and the next one goes through', async () => {
	await killBuilds(2);
}, 300_000);
