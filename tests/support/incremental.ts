import { join } from 'node:path';
import type { BuildResult } from '../../src/build/build-result.ts';
import { addImported } from '../../src/release/redirects/imported.ts';
import { allOldAddresses } from '../../src/release/redirects/old-address.ts';
import { openRelease } from '../../src/release/release-folder.ts';
import { departedBefore, newestWhole } from '../../src/release/releases.ts';
import type { Agency } from '../../src/sandbox/agency.ts';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { afterWork, changingAgency, type CrmChange } from './crm-changes.ts';
import { site } from './settings.ts';
import { buildSite, emptyCrm, newFolder, type SiteOptions } from './site-build.ts';
import { fingerprints, liveFiles } from './site-files.ts';

/** Encoding the pictures takes most of the time, and they seldom change. */
const shared = join(import.meta.dirname, '../../var/test-media');

/** What of a live release visitors and search engines can find out. */
export function published(folder: string, media = join(folder, 'media')): string[] {
	const { index } = openRelease(join(folder, 'current'));
	const rest = [index.targets(), [...allOldAddresses(index, site)], [...index.mediaBases()]].map(
		(part) => part.map((each) => JSON.stringify(each)).sort(),
	);
	index.close();
	return [...fingerprints(liveFiles({ folder, media })), ...rest.flat()];
}

export interface Run {
	/** What was rendered in each build after the first. */
	readonly rendered: readonly number[];
	readonly pages: number;
}

export interface RunOptions {
	readonly every: number;
	readonly expectSame: (site: string[], expected: string[]) => void;
	/** The account as it is at first. */
	readonly start?: Agency;
}

/**
 * Builds a site, lets people work in the CRM and builds again, as often as there are steps. At the end, and
 * after every `every` steps, compares it with a site that is built of the same data from nothing.
 */
export async function runThrough(
	steps: readonly (readonly CrmChange[])[],
	{ every, expectSame, start = changingAgency() }: RunOptions,
): Promise<Run> {
	const { folder, remove } = newFolder();
	const crm = await emptyCrm(folder);
	const rendered: number[] = [];
	let pages = 0;
	try {
		let agency = start;
		crm.sandbox.seed(agency);
		await buildSite({ folder, crm, photos: crm.origin, media: shared, now: minute(0) });
		for (const [at, step] of steps.entries()) {
			agency = afterWork(agency, step, 30 + at);
			crm.sandbox.seed(agency);
			const made = await buildAccepting({
				folder,
				crm,
				photos: crm.origin,
				media: shared,
				now: minute(at + 1),
			});
			rendered.push(made.rendered);
			pages = made.pages;
			if ((at + 1) % every === 0 || at + 1 === steps.length) {
				expectSame(published(folder, shared), await fromNothing(folder, crm));
			}
		}
		return { rendered, pages };
	} finally {
		await crm.close();
		remove();
	}
}

/** Changes at random also empty a project now and then, or show many addresses; a person would say that it is meant. */
async function buildAccepting(options: SiteOptions): Promise<BuildResult> {
	try {
		return await buildSite(options);
	} catch (error) {
		const asked = (option: string) =>
			new RegExp(`${option} (\\d+)`).exec(error instanceof Error ? error.message : '')?.[1];
		const [gone, shown] = [asked('--accept-removals'), asked('--accept-shown')];
		if (gone === undefined && shown === undefined) throw error;
		return buildSite({
			...options,
			...(gone !== undefined && { acceptRemovals: Number(gone) }),
			...(shown !== undefined && { acceptShown: Number(shown) }),
		});
	}
}

/** The same data as a site of its own. It only inherits the addresses that once stood for something. */
async function fromNothing(folder: string, crm: DemoSandbox): Promise<string[]> {
	const other = newFolder();
	try {
		const account = new URL(crm.baseUrl).hostname;
		const departed = departedBefore(newestWhole({ releases: join(folder, 'releases') }), account);
		addImported(join(other.folder, 'imported-addresses.json'), account, departed);
		await buildSite({
			folder: other.folder,
			crm,
			photos: crm.origin,
			media: shared,
			now: minute(-60),
		});
		return published(other.folder, shared);
	} finally {
		other.remove();
	}
}

/** No two builds happen in the same minute, and none of them may show. */
function minute(of: number): () => Date {
	return () => new Date(Date.UTC(2026, 10, 21, 12, of));
}
