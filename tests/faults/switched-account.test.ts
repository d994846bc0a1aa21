import { expect, onTestFinished, test } from 'vitest';
import { openRelease } from '../../src/release/release-folder.ts';
import type { AgencyRecord } from '../../src/sandbox/agency.ts';
import { origin } from '../simulate/site.ts';
import { standInPages } from '../simulate/pages.ts';
import { unit } from '../support/sandbox.ts';
import { site } from '../support/settings.ts';
import {
	buildSite,
	emptyCrm,
	newFolder,
	testEnvironment,
	type SiteOptions,
} from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

const pageMaker = standInPages(site.locales, async () => {});

const withdrawn = (id: number) => unit(id, { property_status_id: 501 });

/** A site whose folder shows one account after the other. */
async function switchedSite() {
	const { folder, remove } = newFolder();
	const crm = await emptyCrm(folder);
	onTestFinished(async () => {
		await crm.close();
		remove();
	});
	let hour = 0;
	const build = (units: readonly AgencyRecord[], more: Partial<SiteOptions> = {}) => {
		crm.sandbox.seed(smallAgency(units));
		hour += 1;
		const time = Date.UTC(2026, 10, 21, hour);
		const changes = { siteUrl: origin, site };
		return buildSite({ folder, crm, pageMaker, changes, now: () => new Date(time), ...more });
	};
	const read = <T>(of: (index: ReturnType<typeof openRelease>['index']) => T): T => {
		const { index } = openRelease(testEnvironment({ folder }).places.current);
		const found = of(index);
		index.close();
		return found;
	};
	const other = { ...crm, baseUrl: crm.baseUrl.replace('127.0.0.1', 'localhost') };
	return { build, read, other };
}

test('units that are named of another account are not put beside those of the last one', async () => {
	const { build, read, other } = await switchedSite();
	await build([unit(1), unit(2, { title: 'Alt' }), unit(3)]);
	await build([unit(1), unit(2, { title: 'Neu' }), withdrawn(3), unit(4)], {
		crm: other,
		named: [4],
	});
	const titles = read((index) => index.targets().map(({ id, title }) => `${id} ${title}`));
	expect(titles).toEqual(['1 Wohnung 1', '2 Neu', '4 Wohnung 4']);
});

test('without the CRM the data of one account are not published as those of another', async () => {
	const { build, other } = await switchedSite();
	await build([unit(1)]);
	await expect(build([], { crm: other, offline: true })).rejects.toThrow(
		'The data of the live site are those of another account (127.0.0.1): run `npm run build` without --offline.',
	);
});

test('what an account had when the site turned to another one is gone however late it turns back', async () => {
	const { build, read, other } = await switchedSite();
	await build([unit(1), unit(2), unit(3)]);
	const others = [1, 2, 3].map(withdrawn);
	for (let space = 70; space < 76; space += 1)
		await build([...others, unit(11, { living_space: space })], { crm: other });
	expect(read((index) => index.departed.all().owners)).toEqual([]);
	await build([unit(1), unit(2), withdrawn(11)]);
	expect(read((index) => index.departed.all().owners.map(({ owner }) => owner.id))).toEqual([3]);
});
