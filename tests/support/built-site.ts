import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { openCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import type { Agency } from '../../src/sandbox/agency.ts';
import { standInPages } from '../simulate/pages.ts';
import { origin } from '../simulate/site.ts';
import { liveCatalogue } from './catalogue.ts';
import { quickSite as site } from './settings.ts';
import { buildSite, copyFolder, emptyCrm, newFolder, type SiteOptions } from './site-build.ts';
import { filesIn, fingerprints } from './site-files.ts';

/** Pages that stand in for those of Astro. */
const usual: Partial<SiteOptions> = {
	pageMaker: standInPages(async () => {}),
	changes: { siteUrl: origin, site },
};

/**
 * Builds a site once for all tests of a file.
 * @param own what is different in all its builds
 * @returns makes a copy of the site, with a CRM that holds something else by now, and builds of it
 */
export function builtSite(agency: Agency, own: Partial<SiteOptions> = {}) {
	const good = newFolder();
	beforeAll(async () => {
		const crm = await emptyCrm(good.folder);
		crm.sandbox.seed(agency);
		await buildSite({ folder: good.folder, crm, photos: crm.origin, ...usual, ...own });
		await crm.close();
	});
	afterAll(() => good.remove());

	return async (now: Agency = agency, options: Partial<SiteOptions> = {}) => {
		const { folder, remove } = copyFolder(good.folder);
		const crm = await emptyCrm(folder);
		crm.sandbox.seed(now);
		const closing: { closed?: Promise<void> } = {};
		const goDown = () => (closing.closed ??= crm.close());
		onTestFinished(async () => {
			await goDown();
			remove();
		});
		const lines: string[] = [];
		const build = (more: Partial<SiteOptions> = {}) =>
			buildSite({
				folder,
				crm,
				photos: crm.origin,
				told: (line) => lines.push(line),
				...usual,
				...own,
				...options,
				...more,
			});
		/** Everything a visitor and the next build depend on. */
		const state = () => ({
			live: readlinkSync(join(folder, 'current')),
			releases: fingerprints(filesIn(join(folder, 'releases'))),
			files: filesIn(join(folder, 'files')).length,
			work: readdirSync(join(folder, 'work')),
		});
		return {
			folder,
			crm,
			/** What the one who builds would read. */
			lines,
			build,
			/** A build that fails and changes nothing. @returns why, which is one sentence or a few without anything internal */
			async refusal(more: Partial<SiteOptions> = {}): Promise<string> {
				const before = state();
				const error: unknown = await build(more).then(
					({ outcome }) => outcome,
					(thrown: unknown) => thrown,
				);
				expect(state()).toEqual({ ...before, work: [] });
				if (!(error instanceof Error)) throw new Error(`The build is ${String(error)}.`);
				expect(error.message).not.toMatch(/\n\s+at |sandbox-demo-key|undefined|\[object|NaN/);
				return error.message;
			},
			live: () => openCatalogue(liveCatalogue(folder)),
			/** Ends the CRM. */
			goDown,
		};
	};
}
