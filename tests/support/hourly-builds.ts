import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { rollBack, type RollbackOptions } from '../../src/build/rollback.ts';
import { openRelease } from '../../src/release/release-folder.ts';
import type { ReleaseIndex } from '../../src/release/release-index.ts';
import type { AgencyRecord } from '../../src/sandbox/agency.ts';
import { origin } from '../simulate/site.ts';
import { standInPages } from '../simulate/pages.ts';
import { unit } from './sandbox.ts';
import { quickSite as site } from './settings.ts';
import { buildSite, emptyCrm, newFolder, testEnvironment, type SiteOptions } from './site-build.ts';
import { smallAgency } from './small-agency.ts';

const pageMaker = standInPages(async () => {});

/** A unit that the CRM has and the site does not show. */
export const hiddenUnit = (id: number): AgencyRecord => unit(id, { property_status_id: 501 });

/**
 * Builds of one folder with pages that stand in for those of Astro, one an hour; what was seeded once stays in the CRM.
 * @param elsewhere the folder; one of its own when absent
 */
export async function hourlyBuilds(elsewhere?: string) {
	const { folder: own, remove } = newFolder();
	const crm = await emptyCrm(own);
	const folder = elsewhere ?? own;
	onTestFinished(async () => {
		await crm.close();
		remove();
	});
	const { places } = testEnvironment({ folder });
	let hour = 0;
	return {
		places,
		crm,
		/** The same CRM by another name, which is another account. */
		other: { ...crm, baseUrl: crm.baseUrl.replace('127.0.0.1', 'localhost') },
		build: (units: readonly AgencyRecord[], more: Partial<SiteOptions> = {}) => {
			crm.sandbox.seed(smallAgency(units));
			hour += 1;
			const time = Date.UTC(2026, 10, 21, hour);
			const changes = { siteUrl: origin, site };
			return buildSite({ folder, crm, pageMaker, changes, now: () => new Date(time), ...more });
		},
		goBack: (options?: RollbackOptions) =>
			rollBack({ ...places, media: join(places.media, 'files') }, options),
		/** Something of the live release. */
		read: <Found>(of: (index: ReleaseIndex) => Found): Found => {
			const { index } = openRelease(places.current);
			const found = of(index);
			index.close();
			return found;
		},
	};
}

/** Ids of removed units. */
export const removedIn = ({ departed }: ReleaseIndex): number[] =>
	departed.all().owners.map(({ owner }) => owner.id);
