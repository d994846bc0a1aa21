import type { Context, Env, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { Locale } from '../domain/locale.ts';
import { findOldAddress } from '../release/redirects/old-address.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { markup } from '../intake/html.ts';
import { isReference } from '../intake/reference.ts';
import { isPerson } from '../intake/targets.ts';
import { caching } from '../hosts/headers.ts';
import { encodePath } from '../hosts/rule-files.ts';
import type { Release } from './release.ts';
import { findFile, sendFile } from './static.ts';

/**
 * Adds what visitors look at to a server: the files of the release, the way to their language, the thank-you
 * page with its reference, and responds at old addresses. Any method but GET and HEAD gets 405;
 * everything else is 404. To be added last.
 */
export function addPages<E extends Env>(
	app: Hono<E>,
	{
		release,
		pageAt,
		locales,
		defaultLocale,
	}: {
		readonly release: () => Release;
		/** Reads a page of the release. */
		readonly pageAt: (path: string) => Promise<string | undefined>;
		readonly locales: readonly Locale[];
		readonly defaultLocale: Locale;
	},
): void {
	app.get('/', (context) => {
		const wanted = negotiateLocale(context.req.header('accept-language'), locales, defaultLocale);
		return context.body(null, 302, {
			Location: pathOf(wanted, { kind: 'home' }),
			Vary: 'Accept-Language',
			'Cache-Control': 'no-cache',
		});
	});

	for (const locale of locales) {
		const path = pathOf(locale, { kind: 'thanks' });
		app.get(path, async (context, next) => {
			const reference = context.req.query('ref') ?? '';
			const page = isReference(reference) ? await pageAt(path) : undefined;
			if (page === undefined) return await next();
			const t = translator(locale);
			const sentence = t('thanks.reference', { reference });
			const to = release().targets.get(context.req.query('to') ?? '');
			const who = to && isPerson(to) ? t('form.to', { name: to.title }) : undefined;
			const lines = [who, sentence].filter((line) => line !== undefined);
			const shown = lines.map((line) => markup`<p class="reference">${line}</p>`.html).join('');
			const body = page.replace('<!--reference-->', () => shown);
			return context.html(body, 200, { 'Cache-Control': 'no-store' });
		});
	}

	const missing = new Set(locales.map((locale) => pathOf(locale, { kind: 'notFound' })));
	missing.add('/404.html');

	app.get('*', async (context) => {
		const live = release();
		const url = new URL(context.req.url);
		const found = findFile(live, url.pathname);
		if (found.kind === 'redirect') {
			// Browsers keep a 301 for ever where nothing is said.
			context.header('Cache-Control', caching.page);
			return context.redirect(`${found.to}${url.search}`, 301);
		}
		if (found.kind === 'none') return await elsewhere(context, live);
		// The page itself is answered with 404, too.
		return await sendFile(found.file, {
			asked: context.req.raw,
			...(missing.has(url.pathname) && { status: 404 }),
		});
	});

	// Other methods than GET: a HEAD request tells whether the address exists.
	app.all('*', async (context) => {
		const reading = new Request(context.req.url, { method: 'HEAD' });
		const { status } = await app.fetch(reading, context.env);
		if (status === 404 || status === 410) return await context.notFound();
		context.header('Allow', 'GET, HEAD');
		if (context.req.method === 'OPTIONS') return context.body(null, 204);
		return context.text('This address can only be read.\n', 405);
	});

	app.notFound((context) => notFound(context, release()));

	async function elsewhere(context: Context, live: Release): Promise<Response> {
		const url = new URL(context.req.url);
		const address = findOldAddress(live.index, url.pathname, { defaultLocale });
		if (!address) return await notFound(context, live);
		if (address.kind === 'redirected') {
			// A title can go back to an old one.
			context.header('Cache-Control', caching.page);
			return context.redirect(`${encodePath(address.target)}${url.search}`, 301);
		}
		const found = address.page === undefined ? undefined : findFile(live, address.page);
		if (found?.kind !== 'file') return await notFound(context, live, 410);
		return await sendFile(found.file, { asked: context.req.raw, status: 410 });
	}

	async function notFound(
		context: Context,
		live: Release,
		status: 404 | 410 = 404,
	): Promise<Response> {
		const [, first = ''] = context.req.path.split('/');
		const locale = locales.find((each) => each === first) ?? defaultLocale;
		for (const path of [pathOf(locale, { kind: 'notFound' }), '/404.html']) {
			const found = findFile(live, path);
			if (found.kind !== 'file') continue;
			return await sendFile(found.file, { asked: context.req.raw, status });
		}
		return context.text('There is no such page.\n', status);
	}
}

/** The site's language a browser likes best (`Accept-Language`), else the fallback. */
export function negotiateLocale(
	header: string | undefined,
	locales: readonly Locale[],
	fallback: Locale,
): Locale {
	for (const { type, q } of parseAccept((header ?? '').slice(0, 1000))) {
		const [language] = type.toLowerCase().split('-');
		if (!(q > 0)) continue;
		if (language === '*') return fallback;
		const found = locales.find((locale) => locale === language);
		if (found) return found;
	}
	return fallback;
}
