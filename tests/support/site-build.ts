import { cpSync, linkSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildResult } from '../../src/build/build-result.ts';
import { lockedBuild } from '../../src/build/locked-build.ts';
import type { CrmOptions } from '../../src/crm/client.ts';
import type { PageMaker } from '../../src/build/page-maker.ts';
import type { Progress } from '../../src/build/report/progress.ts';
import { makePlan, type Plan } from '../../src/render/page-plan.ts';
import type { DatedPage } from '../../src/plan/whole-plan.ts';
import { openDemoSandbox, type DemoSandbox } from '../../src/sandbox/open.ts';
import { describeBuild, readEnvironment, type Environment } from '../../src/wiring.ts';
import { demoCompany } from '../../src/wiring/company.ts';
import { everyPage } from './every-page.ts';

/** What a test decides about a build; the rest is as in the demo. */
export interface SiteOptions {
	/** Holds everything the build makes; a second build of a folder updates its site. */
	readonly folder: string;
	readonly crm: CrmOptions;
	/** Origin of the photos. */
	readonly photos?: string;
	readonly mode?: Environment['mode'];
	readonly changes?: Partial<Environment>;
	/** Pictures encoded by another build; in the folder when absent. */
	readonly media?: string;
	readonly now?: () => Date;
	/** As the options of `npm run build` of the same names. */
	readonly acceptRemovals?: number;
	readonly acceptShown?: number;
	readonly offline?: boolean;
	readonly named?: readonly number[];
	/** Astro when absent. */
	readonly pageMaker?: PageMaker;
	/** Hears what the one who builds would read. */
	readonly told?: (line: string) => void;
}

/** Builds a site as `npm run build` does. */
export async function buildSite(options: SiteOptions): Promise<BuildResult> {
	const { crm, photos, now, told, acceptRemovals, acceptShown, offline, named } = options;
	const { pageMaker } = options;
	return lockedBuild({
		acceptRemovals,
		acceptShown,
		named,
		...(offline !== undefined && { offline }),
		environment: testEnvironment(options),
		crm,
		allowedOrigins: photos === undefined ? [] : [photos],
		progress: listening(told),
		...(now && { now }),
		...(pageMaker && { pageMaker }),
	});
}

/** The environment of a build in a folder of its own, without anything of this machine's. */
export function testEnvironment({
	folder,
	mode = 'preview',
	media,
	changes = {},
}: Pick<SiteOptions, 'folder' | 'mode' | 'media' | 'changes'>): Environment {
	const environment = readEnvironment({ VITRINE_VAR: folder }, demoCompany);
	const places = { ...environment.places, ...(media !== undefined && { media }) };
	return { ...environment, mode, places, ...changes };
}

/** The plan of the pages that a build in this folder has made. */
export function planOf(
	options: Pick<SiteOptions, 'folder' | 'mode' | 'changes'>,
): Omit<Plan, 'pages'> & { readonly pages: readonly DatedPage[] } {
	const build = describeBuild(testEnvironment(options));
	return { ...makePlan(build), pages: everyPage(build) };
}

/** A new folder, below a name with a space and umlauts as people give them; whoever asked for it removes it. */
export function newFolder(): { readonly folder: string; remove(): void } {
	const folder = mkdtempSync(join(tmpdir(), 'Büro Küste '));
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A copy of a folder that was built in; whoever asked for it removes it. */
export function copyFolder(built: string): ReturnType<typeof newFolder> {
	const copy = newFolder();
	cpSync(built, copy.folder, { recursive: true, verbatimSymlinks: true, filter: linkNamed });
	return copy;
}

/** Links what is named by what it holds, which is replaced and never written to; to copy it takes four times as long. */
function linkNamed(from: string, to: string): boolean {
	if (!/\/files\/[0-9a-f]{2}\/[^/]+$/.test(from)) return true;
	linkSync(from, to);
	return false;
}

/** A CRM on a port, with nothing in it but what the test puts there. */
export async function emptyCrm(folder: string): Promise<DemoSandbox> {
	return openDemoSandbox({
		path: join(folder, 'crm.sqlite'),
		fresh: true,
		start: 'empty',
		faults: true,
	});
}

function listening(told: (line: string) => void = () => {}): Progress {
	return {
		step: (what, done, total) => told(`${what}: ${done} of ${total ?? 'unknown'}`),
		waiting: ({ method, path }) => told(`Waiting for ${method} ${path}`),
		lines: (found) => found.forEach(told),
	};
}
