import { afterAll, beforeAll, expect, test } from 'vitest';
import { image, unit } from '../support/sandbox.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { fingerprints, liveFiles } from '../support/site-files.ts';
import { smallAgency } from '../support/small-agency.ts';

const [first, second] = [newFolder(), newFolder()];
const now = () => new Date('2026-11-21T12:00:00Z');
const picture = image({ media: 'kitchen-line' });

beforeAll(async () => {
	const crm = await emptyCrm(first.folder);
	crm.sandbox.seed(smallAgency([unit(1, { images: [picture] }), unit(2), unit(3)]));
	try {
		for (const { folder } of [first, second]) {
			await buildSite({ folder, crm, photos: crm.origin, now });
		}
	} finally {
		await crm.close();
	}
});
afterAll(() => [first, second].forEach(({ remove }) => remove()));

const made = ({ folder }: { folder: string }) => fingerprints(liveFiles({ folder }));

test('two builds of the same data at the same time of day are alike, byte for byte', () => {
	expect(made(first).length).toBeGreaterThan(50);
	expect(made(second)).toEqual(made(first));
});
