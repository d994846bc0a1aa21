import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addImported } from '../../src/release/redirects/imported.ts';
import { formerOffers } from '../../src/sandbox/demo/company/former-offers.ts';
import { serve } from '../../src/commands/server/serve.ts';
import type { Locale } from '../../src/domain/locale.ts';
import type { Route } from '../../src/i18n/paths.ts';
import type { DatedPage } from '../../src/plan/whole-plan.ts';
import type { Agency } from '../../src/sandbox/agency.ts';
import { openDemoSandbox, type DemoSandbox } from '../../src/sandbox/open.ts';
import { projectRoot } from '../../src/wiring.ts';
import {
	buildSite,
	copyFolder,
	emptyCrm,
	newFolder,
	planOf,
	testEnvironment,
} from './site-build.ts';

/** A website as visitors get it: built, and served by the real server, with its CRM beside it. */
export interface ServedSite {
	readonly origin: string;
	/** Holds all that builds and the server keep. */
	readonly folder: string;
	readonly crm: DemoSandbox;
	readonly pages: readonly DatedPage[];
	/** Path of the first page of a kind. @throws when there is none. */
	path(kind: Route['kind'], locale?: Locale): string;
	/** @throws when the unit is not published. */
	unit(id: number, locale?: Locale): string;
	close(): Promise<void>;
}

/** Encoding the demo's pictures takes most of the time, and they seldom change. */
export const demoMedia = join(projectRoot, 'var/test-media');
/** What the one who built the demo was told, within its folder. */
export const demoReport = 'report.txt';
const mode = 'demo';
const noon = () => new Date('2026-11-21T12:00:00Z');

/** Builds the demo agency's website in a folder, for several to copy, as of one day. */
export async function buildDemo(folder: string): Promise<void> {
	const path = join(folder, 'crm.sqlite');
	const crm = await openDemoSandbox({ path, fresh: true, clock: noon });
	const { places } = testEnvironment({ folder, media: demoMedia, mode });
	const owners = formerOffers.map((owner) => ({ owner, removedAt: noon().getTime() }));
	addImported(places.imported, 'demo', { owners, lists: [] });
	const lines: string[] = [];
	const told = (line: string) => lines.push(line);
	await buildSite({ folder, media: demoMedia, mode, crm, photos: crm.origin, now: noon, told });
	await crm.close();
	writeFileSync(join(folder, demoReport), lines.join('\n'));
}

/** @param built the folder of a finished build; makes one when absent. */
export async function openDemoSite(built?: string): Promise<ServedSite> {
	const { folder, remove } = built === undefined ? newFolder() : copyFolder(built);
	if (built === undefined) await buildDemo(folder);
	const crm = await openDemoSandbox({ path: join(folder, 'crm.sqlite') });
	return serveSite({ folder, crm, remove });
}

/** Builds and serves the website of an account that a test makes up. */
export async function openSiteOf(agency: Agency): Promise<ServedSite> {
	const { folder, remove } = newFolder();
	const crm = await emptyCrm(folder);
	crm.sandbox.seed(agency);
	await buildSite({ folder, media: demoMedia, mode, crm, photos: crm.origin });
	return serveSite({ folder, crm, remove });
}

async function serveSite({
	folder,
	crm,
	remove,
}: Pick<ServedSite, 'folder' | 'crm'> & {
	remove(): void;
}): Promise<ServedSite> {
	const { pages } = planOf({ folder, mode });
	const server = await serve({
		environment: { ...testEnvironment({ folder, media: demoMedia, mode }), port: 0 },
		crm,
		sendMail: async (mail) => crm.sandbox.catchMail(mail),
		report: () => {},
	});
	const pathWhere = (is: (route: Route) => boolean, locale: Locale) => {
		const found = pages.find((page) => page.locale === locale && is(page.route));
		if (!found) throw new Error('The site has no page of that kind.');
		return found.path;
	};
	return {
		origin: server.origin,
		folder,
		crm,
		pages,
		path: (kind, locale = 'de') => pathWhere((route) => route.kind === kind, locale),
		unit: (id, locale = 'de') =>
			pathWhere((route) => route.kind === 'unit' && route.id === id, locale),
		close: async () => {
			await server.close();
			await crm.close();
			remove();
		},
	};
}
