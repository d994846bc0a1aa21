import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveFiles } from '../../alerts/live-site.ts';
import type { Hono } from 'hono';
import type { Connection } from '../../intake/intake.ts';
import { createInquiryServer, type ServerEvent, type ServiceOptions } from '../../serve/service.ts';
import { followRelease } from '../../serve/release.ts';
import { findFile } from '../../serve/static.ts';
import { createServer } from '../../serve/server.ts';
import type { SiteAge } from '../../serve/site-age.ts';
import { followTargets } from '../../intake/follow-targets.ts';
import type { Published } from '../../intake/targets.ts';
import type { Environment } from '../../wiring.ts';
import type { AutoReplyOptions } from '../../delivery/auto-reply.ts';
import { createSimilarUnits } from './similar-units.ts';
import { createBuildAge, timeOf } from './site-age.ts';

/** The site as a server knows it: by its live release, or by the list of targets it publishes elsewhere. */
interface OpenSite {
	readonly published: () => Published;
	/** What is live, as files. */
	readonly files: LiveFiles;
	/** What a receipt names; nothing where this server has no catalogue. */
	readonly similarTo: AutoReplyOptions['similarTo'];
	/** How old it is; reads files a few times a minute at most. */
	readonly age: () => SiteAge;
	app(options: ServiceOptions): Hono<{ Bindings: Connection }>;
	start(): void;
	stop(): void;
}

/**
 * Opens the live release, for a server that has pages.
 * @throws one sentence when there is none.
 */
export function openRelease({ places, site }: Pick<Environment, 'places' | 'site'>): OpenSite {
	const served = {
		current: places.current,
		files: places.files,
		media: join(places.media, 'files'),
		status: places.status,
	};
	const release = followRelease(served);
	const buildAge = createBuildAge(places);
	return {
		published: release,
		files: {
			name: () => release().name,
			async read(path) {
				const found = findFile(release(), path);
				return found.kind === 'file' ? await readFile(found.file.place) : undefined;
			},
		},
		age() {
			const { name, builtAt } = release();
			return { release: name, builtAt: timeOf(builtAt), ...buildAge() };
		},
		similarTo: createSimilarUnits({
			files: places,
			published: release,
			defaultLocale: site.defaultLocale,
		}),
		app: (options) => createServer({ ...options, places: served }),
		start() {},
		stop() {},
	};
}

/**
 * Follows the list of targets of a site that stands elsewhere, for a server of inquiries alone.
 * @throws one sentence when the environment does not say which site, or names one whose list could be exchanged on its way.
 */
export function followSite({
	environment: { site, siteUrl, rebuilding },
	report,
}: {
	readonly environment: Pick<Environment, 'site' | 'siteUrl' | 'rebuilding'>;
	readonly report: (event: ServerEvent) => void;
}): OpenSite {
	const origin = siteUrl ?? site.url;
	if (origin === undefined) {
		throw new Error(
			'With --intake the server must know whose inquiries it takes: set SITE_URL, or `url` in src/company/config.ts, to the origin of the live site.',
		);
	}
	const { protocol, hostname } = new URL(origin);
	if (protocol !== 'https:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) {
		throw new Error(
			`With --intake the server must read the list of targets over HTTPS, and the site is ${origin}: set SITE_URL to its address with https://.`,
		);
	}
	if (rebuilding.hookSecret !== undefined && rebuilding.deployHook === undefined) {
		throw new Error(
			'With --intake the server builds nothing, so the calls that VITRINE_HOOK_SECRET allows must be passed on: set VITRINE_DEPLOY_HOOK, or leave both empty.',
		);
	}
	const { published, refresh, checkedAt, name, start, stop } = followTargets(origin, report);
	return {
		published,
		files: {
			name,
			async read(path) {
				const answer = await fetch(origin + path, {
					redirect: 'error',
					signal: AbortSignal.timeout(30_000),
				});
				if (answer.status === 404 || answer.status === 410) return undefined;
				if (!answer.ok) throw new Error(`The site answers ${path} with status ${answer.status}.`);
				return new Uint8Array(await answer.arrayBuffer());
			},
		},
		similarTo: () => [],
		age: () => ({ targetsCheckedAt: checkedAt() }),
		app: (options) =>
			createInquiryServer({
				...options,
				source: { published, refresh, pageAt: async () => undefined, isLive: () => true },
			}),
		start,
		stop,
	};
}
