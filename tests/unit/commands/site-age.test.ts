import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createBuildAge } from '../../../src/commands/server/site-age.ts';
import { followSite, openRelease } from '../../../src/commands/server/open-site.ts';
import { writeCatalogue } from '../../support/catalogue.ts';
import { testFolder } from '../../support/outbox.ts';
import { writeRelease } from '../../support/release.ts';
import { testEnvironment } from '../../support/site-build.ts';

const endedAt = Date.UTC(2026, 10, 24, 9, 1);

function noteOutcome(file: string, word: string): void {
	writeFileSync(file, `${word}\n`);
	utimesSync(file, endedAt / 1000, endedAt / 1000);
}

test('a server with pages knows its release, the last reading of the CRM and the last build', async () => {
	const folder = testFolder();
	const environment = testEnvironment({ folder });
	await writeRelease(folder, { name: 'two', builtAt: '2026-11-21T08:00:00.000Z' });
	const { age } = openRelease(environment);
	expect(age()).toEqual({ release: 'two', builtAt: Date.UTC(2026, 10, 21, 8) });

	writeCatalogue(environment.places, { pulledAt: '2026-11-24T09:00:00.000Z' });
	noteOutcome(environment.places.outcome, 'unchanged');
	expect(openRelease(environment).age()).toEqual({
		release: 'two',
		builtAt: Date.UTC(2026, 10, 21, 8),
		readAt: Date.UTC(2026, 10, 24, 9),
		lastBuild: { outcome: 'unchanged', endedAt },
	});
});

test('while a build is under way the one before it is told, and files are read every ten seconds at most', () => {
	const { places } = testEnvironment({ folder: testFolder() });
	let now = 0;
	const age = createBuildAge(places, () => now);
	noteOutcome(places.outcome, 'published');
	const before = { lastBuild: { outcome: 'published', endedAt } };
	expect(age()).toEqual(before);
	rmSync(places.outcome);
	now += 10_000;
	expect(age()).toEqual(before);
	noteOutcome(places.outcome, 'refused');
	now += 9_999;
	expect(age()).toEqual(before);
	now += 1;
	expect(age()).toEqual({ lastBuild: { outcome: 'refused', endedAt } });
	noteOutcome(places.outcome, 'something else');
	now += 10_000;
	expect(age()).toEqual({ lastBuild: { outcome: 'refused', endedAt } });
});

test('a server without pages knows nothing of the site before it has read its list', () => {
	const environment = testEnvironment({
		folder: testFolder(),
		changes: { siteUrl: 'http://127.0.0.1:1' },
	});
	expect(followSite({ environment, report: () => {} }).age()).toEqual({});
});
