import { join } from 'node:path';
import { serve } from '../../src/commands/serve.ts';
import type { Locale } from '../../src/domain/locale.ts';
import type { Route } from '../../src/i18n/paths.ts';
import type { DatedPage } from '../../src/publish/whole-plan.ts';
import { openDemoSandbox, type DemoSandbox } from '../../src/sandbox/open.ts';
import { projectRoot } from '../../src/wiring.ts';
import { buildSite, newFolder, planOf, testEnvironment } from './site-build.ts';

/** The demo agency's website as visitors get it: built, and served by the real server. */
export interface DemoSite {
	readonly origin: string;
	readonly crm: DemoSandbox;
	readonly pages: readonly DatedPage[];
	/** Path of the first page of a kind. @throws when there is none. */
	path(kind: Route['kind'], locale?: Locale): string;
	/** @throws when the unit is not published. */
	unit(id: number, locale?: Locale): string;
	close(): Promise<void>;
}

export async function openDemoSite(): Promise<DemoSite> {
	const { folder, remove } = newFolder();
	const crm = await openDemoSandbox({ path: join(folder, 'crm.sqlite'), fresh: true });
	const media = join(projectRoot, 'var/test-media');
	const options = { folder, media, mode: 'demo' } as const;
	await buildSite({ ...options, crm, photos: crm.origin });
	const { pages } = planOf(options);
	const server = await serve({
		environment: { ...testEnvironment(options), port: 0 },
		crm,
		report: () => {},
	});
	const pathWhere = (is: (route: Route) => boolean, locale: Locale) => {
		const found = pages.find((page) => page.locale === locale && is(page.route));
		if (!found) throw new Error('The demo has no page of that kind.');
		return found.path;
	};
	return {
		origin: server.origin,
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
