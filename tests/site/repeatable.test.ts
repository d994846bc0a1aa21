import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { image, unit } from '../support/sandbox.ts';
import { published } from '../support/incremental.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { contentOf } from '../support/stand-in-site.ts';
import { smallAgency } from '../support/small-agency.ts';

const [first, second] = [newFolder(), newFolder()];
/** Another day, month and time of day: what is on the pages has to come from the data alone. */
const times = [new Date('2026-11-21T12:00:00Z'), new Date('2027-03-02T23:59:00Z')] as const;
const picture = image({ media: 'kitchen-line' });

beforeAll(async () => {
	const crm = await emptyCrm(first.folder);
	crm.sandbox.seed(smallAgency([unit(1, { images: [picture] }), unit(2), unit(3)]));
	try {
		for (const [at, { folder }] of [first, second].entries()) {
			const now = () => times[at] ?? new Date();
			// The second by one process after the other, as a large site is.
			const pagesAtOnce = at === 0 ? 1_000 : 100;
			await buildSite({ folder, crm, photos: crm.origin, now, pagesAtOnce });
		}
	} finally {
		await crm.close();
	}
});
afterAll(() => [first, second].forEach(({ remove }) => remove()));

const made = ({ folder }: { folder: string }) => published(folder);

test('two builds of the same data in other folders at other times are alike, byte for byte', () => {
	expect(made(first).length).toBeGreaterThan(50);
	expect(made(second)).toEqual(made(first));
});

test('what the pages were made from is written down alike, by however many processes they were rendered', () => {
	const [one = [], other = []] = [first, second].map(({ folder }) =>
		contentOf(join(folder, 'current/manifest.sqlite')),
	);
	expect(one.length).toBeGreaterThan(50);
	expect(other).toEqual(one);
});
