import { expect, test } from 'vitest';
import { killBuilds } from '../support/killed-builds.ts';

test('B4: builds that are killed at 100 random moments under load leave the last good site whole', async () => {
	const killed = await killBuilds(130);
	console.log(`B4: ${killed} of 130 builds killed, the site whole for its readers after each`);
	expect(killed).toBeGreaterThanOrEqual(100);
}, 3_600_000);
