import { test } from 'vitest';
import { killBuilds } from '../support/killed-builds.ts';

test('B4: builds that are killed at 100 random moments under load leave the last good site whole', async () => {
	const builds = await killBuilds(100);
	console.log(`B4: 100 of ${builds} builds killed, the site whole for its readers after each`);
}, 3_600_000);
