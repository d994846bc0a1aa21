import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { caching } from '../hosts/headers.ts';
import { policyRules, reportsPath } from '../hosts/policy.ts';
import { statusPath } from '../release/status-file.ts';
import { targetsPath } from '../release/target-list.ts';
import { clientReader, type Connection } from '../intake/intake.ts';
import { addService, type ServiceOptions } from './service.ts';
import { addPages } from './pages.ts';
import { followRelease, type ReleasePlaces } from './release.ts';
import { addSecurity } from './security.ts';
import { findFile } from './static.ts';
import { thanksPages } from './thanks-page.ts';

export interface ServerOptions extends ServiceOptions {
	readonly places: ReleasePlaces & {
		/** File that says what has become of units, such as `var/status.json`. */
		readonly status?: string | undefined;
		/** The signed list of targets for an inquiry server elsewhere, such as `var/signed-targets.json`. */
		readonly signedTargets?: string | undefined;
	};
}

/**
 * The production server, Request in, Response out: the release's files, the inquiry endpoint, `/health`
 * and `/ready`. Everything else is 404.
 * @throws when there is no usable release.
 */
export function createServer(options: ServerOptions): Hono<{ Bindings: Connection }> {
	const { places, site, clock, report = () => {} } = options;
	const release = followRelease(places, () =>
		report({
			event: 'error',
			reason: 'what is live cannot be read, so the release before it is served on',
		}),
	);
	const { locales, defaultLocale } = site;
	const pageAt = async (path: string) => {
		const found = findFile(release(), path);
		return found.kind === 'file' ? await readFile(found.file.place, 'utf8') : undefined;
	};
	const app = new Hono<{ Bindings: Connection }>();

	addSecurity(app, () => {
		const { origin, indexed } = release();
		// Browsers report to secure addresses only.
		const reports = origin.startsWith('https:') ? reportsPath : undefined;
		return { ...policyRules(site), reports, origin, indexed };
	});
	addService(app, {
		...options,
		source: {
			published: release,
			isLive: () => release().isLive,
			pageAt,
		},
	});

	for (const [path, file] of [
		[statusPath, places.status],
		[targetsPath, places.signedTargets],
	] as const) {
		app.get(path, etag(), async (context) => {
			const text = file && (await readFile(file, 'utf8').catch(() => undefined));
			if (!text) return await context.notFound();
			return context.body(text, 200, {
				'Content-Type': 'application/json',
				'Cache-Control': caching.page,
			});
		});
	}

	const thanks = thanksPages({ releaseName: () => release().name, pageAt, clock });
	const clientIn = clientReader(options.isTrusted);
	addPages(app, { release, thanks, clientIn, locales, defaultLocale });
	return app;
}
