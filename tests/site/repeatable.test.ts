import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { image, unit } from '../support/sandbox.ts';
import { published } from '../support/incremental.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { contentOf } from '../support/stand-in-site.ts';
import { smallAgency } from '../support/small-agency.ts';

const [first, second] = [newFolder(), newFolder()];
/** Another day, month and time of day: what is on the pages has to come from the data alone. */
const builds = [
	{ time: '2026-11-21T12:00:00Z', processes: 1 },
	{ time: '2027-03-02T23:59:00Z', processes: 3 },
];
const picture = image({ media: 'kitchen-line' });

beforeAll(async () => {
	const crm = await emptyCrm(first.folder);
	const units = Array.from({ length: 50 }, (_, at) => unit(at + 1));
	crm.sandbox.seed(smallAgency([unit(1, { images: [picture] }), ...units.slice(1)]));
	try {
		for (const [at, { time, processes }] of builds.entries()) {
			const { folder } = [first, second][at] ?? first;
			const now = () => new Date(time);
			const changes = { processes };
			await buildSite({ folder, crm, photos: crm.origin, now, changes });
		}
	} finally {
		await crm.close();
	}
});
afterAll(() => [first, second].forEach(({ remove }) => remove()));

const made = ({ folder }: { folder: string }) => published(folder);

test('builds of the same data in other folders, at other times and by one and by three processes are alike, byte for byte', () => {
	expect(made(first).length).toBeGreaterThan(250);
	expect(made(second)).toEqual(made(first));
});

test('what the pages were made from is written down alike, by however many processes they were rendered', () => {
	const [one = [], other] = [first, second].map(({ folder }) =>
		contentOf(join(folder, 'current/manifest.sqlite')),
	);
	expect(one.length).toBeGreaterThan(250);
	expect(other).toEqual(one);
});
