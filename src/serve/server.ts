import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { attempt } from '../domain/attempt.ts';
import { caching } from '../hosts/headers.ts';
import { policyRules } from '../hosts/policy.ts';
import { speaksOfDamage } from '../release/damage.ts';
import { hasLooked, lookAgain } from '../release/damage-rounds.ts';
import { statusPath } from '../release/status-file.ts';
import type { Connection } from '../intake/intake.ts';
import { addService, type ServiceOptions } from './service.ts';
import { addPages } from './pages.ts';
import { followRelease, type ReleasePlaces } from './release.ts';
import { addSecurity } from './security.ts';
import { findFile, wholeSize } from './static.ts';

export interface ServerOptions extends ServiceOptions {
	readonly places: ReleasePlaces & {
		/** File that says what has become of units, such as `var/status.json`. */
		readonly status?: string | undefined;
	};
}

/**
 * The production server, Request in, Response out: the release's files, the inquiry endpoint, `/health`
 * and `/ready`. Everything else is 404.
 * @throws when there is no usable release.
 */
export function createServer(options: ServerOptions): Hono<{ Bindings: Connection }> {
	const { places, site, report = () => {} } = options;
	const root = dirname(places.current);
	let damaged: string | undefined;
	const damage = {
		isMet: () => damaged === release().name && !hasLooked({ root }),
		meet() {
			if (damage.isMet()) return;
			damaged = release().name;
			// The disk may take nothing any more.
			attempt(() => lookAgain({ root }));
			const reason = 'files of the live release are damaged; the next build makes them again';
			report({ event: 'error', reason });
		},
	};
	const tellUnreadable = () =>
		report({
			event: 'error',
			reason: 'what is live cannot be read, so the release before it is served on',
		});
	const release = followRelease(places, tellUnreadable, damage.meet);
	const { locales, defaultLocale } = site;
	const pageAt = async (path: string) => {
		try {
			const found = findFile(release(), path);
			if (found.kind !== 'file') return undefined;
			await wholeSize(found.file);
			return await readFile(found.file.place, 'utf8');
		} catch (error) {
			// A form is answered without its page.
			if (!speaksOfDamage(error)) throw error;
			damage.meet();
			return undefined;
		}
	};
	const app = new Hono<{ Bindings: Connection }>();

	addSecurity(app, () => {
		const { origin, indexed } = release();
		return { ...policyRules(site), origin, indexed };
	});
	addService(app, {
		...options,
		damage,
		source: {
			published: release,
			isLive: () => release().isLive,
			pageAt,
		},
	});

	app.get(statusPath, etag(), async (context) => {
		const { status } = places;
		const text = status && (await readFile(status, 'utf8').catch(() => undefined));
		if (!text) return await context.notFound();
		return context.body(text, 200, {
			'Content-Type': 'application/json',
			'Cache-Control': caching.page,
		});
	});

	addPages(app, { release, pageAt, locales, defaultLocale });
	return app;
}
