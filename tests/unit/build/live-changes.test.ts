import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languagesSince } from '../../../src/build/live-changes.ts';
import { testFolder } from '../../support/outbox.ts';
import { writeRelease } from '../../support/release.ts';

test('the languages of the live site are those it has a start page in', async () => {
	const folder = testFolder();
	const after = ['de', 'es'] as const;
	expect(languagesSince({ current: join(folder, 'current') }, after)).toBeUndefined();
	const { current } = await writeRelease(folder);
	expect(languagesSince({ current }, after)).toEqual({ before: ['de', 'en'], after });
});
