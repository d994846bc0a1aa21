import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySnapshot } from '../../src/commands/copy-snapshot.ts';
import {
	catalogueIn,
	publicUnitOf,
	temporaryFolder,
	writeCatalogue,
} from '../support/catalogue.ts';

test.each([
	[0.4, ', less than an hour ago.'],
	[1.2, ', an hour ago.'],
	[3, ', 3 hours ago.'],
	[9, ', 9 hours ago: they are old,'],
])('the age of data of %d hours is said in words: %s', (hours, words) => {
	const folder = temporaryFolder();
	const files = catalogueIn(folder);
	writeCatalogue(files, { units: [publicUnitOf(1)] });
	mkdirSync(join(folder, 'work'));
	const lines: string[] = [];
	copySnapshot(
		{ ...files, current: join(folder, 'current') },
		{
			to: { ...files, catalogue: join(folder, 'work/catalogue.sqlite') },
			now: new Date(Date.parse('2026-11-21T12:00:00.000Z') + hours * 60 * 60_000),
			progress: { step: () => {}, lines: (found) => lines.push(...found) },
		},
	);
	expect(lines.join('\n')).toContain(words);
});
