import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { image, unit } from '../support/sandbox.ts';
import { published } from '../support/incremental.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { contentOf } from '../support/stand-in-site.ts';
import { smallAgency } from '../support/small-agency.ts';

const [first, second, third] = [newFolder(), newFolder(), newFolder()];
/** Another day, month and time of day: what is on the pages has to come from the data alone. */
const times = ['2026-11-21T12:00:00Z', '2027-03-02T23:59:00Z', '2026-12-01T00:00:00Z'];
const picture = image({ media: 'kitchen-line' });

beforeAll(async () => {
	const crm = await emptyCrm(first.folder);
	const units = Array.from({ length: 100 }, (_, at) => unit(at + 1));
	crm.sandbox.seed(smallAgency([unit(1, { images: [picture] }), ...units.slice(1)]));
	try {
		for (const [at, { folder }] of [first, second, third].entries()) {
			const now = () => new Date(times[at] ?? '');
			const changes = { processes: 2 ** at };
			await buildSite({ folder, crm, photos: crm.origin, now, changes });
		}
	} finally {
		await crm.close();
	}
});
afterAll(() => [first, second, third].forEach(({ remove }) => remove()));

const made = ({ folder }: { folder: string }) => published(folder);

test('builds of the same data in other folders, at other times and by one, two and four processes are alike, byte for byte', () => {
	expect(made(first).length).toBeGreaterThan(400);
	expect(made(second)).toEqual(made(first));
	expect(made(third)).toEqual(made(first));
});

test('what the pages were made from is written down alike, by however many processes they were rendered', () => {
	const [one = [], ...others] = [first, second, third].map(({ folder }) =>
		contentOf(join(folder, 'current/manifest.sqlite')),
	);
	expect(one.length).toBeGreaterThan(400);
	for (const other of others) expect(other).toEqual(one);
});
