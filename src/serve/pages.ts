import type { Context, Env, Hono } from 'hono';
import type { Locale } from '../domain/locale.ts';
import { findAnswer } from '../release/redirects/old-address.ts';
import { pathOf } from '../i18n/paths.ts';
import { caching } from '../hosts/headers.ts';
import { encodePath } from '../hosts/host-files.ts';
import type { Release } from './release.ts';
import { findFile, sendFile } from './static.ts';
import type { ThanksPages } from './thanks-page.ts';

/**
 * Adds what visitors look at to a server: the files of the release, the way to their language, the thank-you
 * page with its reference, and answers at old addresses. Whoever wants anything but to read is told so (405);
 * everything else is 404. To be added last.
 */
export function addPages<E extends Env>(
	app: Hono<E>,
	{
		release,
		thanks,
		clientIn,
		locales,
		defaultLocale,
	}: {
		readonly release: () => Release;
		readonly thanks: ThanksPages;
		/** Says who sends a request. */
		readonly clientIn: (context: Context<E>) => string;
		readonly locales: readonly Locale[];
		readonly defaultLocale: Locale;
	},
): void {
	app.get('/', (context) => {
		const wanted = negotiateLocale(context.req.header('accept-language'), {
			locales,
			fallback: defaultLocale,
		});
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
			const page = await thanks(reference, { locale, client: clientIn(context) });
			if (page === undefined) return await next();
			return context.html(page, 200, { 'Cache-Control': 'no-store' });
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
		// Whoever asks for the page itself must not take it for one that is there.
		return await sendFile(found.file, {
			asked: context.req.raw,
			...(missing.has(url.pathname) && { status: 404 }),
		});
	});

	// What is left asks for more than to read. Reading tells whether there is anything.
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
		const answer = findAnswer(live.index, url.pathname, { defaultLocale });
		if (!answer) return await notFound(context, live);
		if (answer.kind === 'moved') {
			// A title can go back to an old one.
			context.header('Cache-Control', caching.page);
			return context.redirect(`${encodePath(answer.target)}${url.search}`, 301);
		}
		const found = answer.page === undefined ? undefined : findFile(live, answer.page);
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
	{ locales, fallback }: { readonly locales: readonly Locale[]; readonly fallback: Locale },
): Locale {
	const wishes = (header ?? '')
		.slice(0, 1000)
		.split(',')
		.map(readWish)
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight);
	for (const { language } of wishes) {
		if (language === '*') return fallback;
		const found = locales.find((locale) => locale === language);
		if (found) return found;
	}
	return fallback;
}

/** `de-AT;q=0.8` is a wish for German of weight 0.8. */
function readWish(item: string): { language: string; weight: number } {
	const [tag = '', ...parameters] = item.trim().toLowerCase().split(';');
	const [language = ''] = tag.trim().split('-');
	const q = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
	const weight = q === undefined ? 1 : Number(q.slice(2));
	return { language, weight: Number.isNaN(weight) ? 0 : weight };
}
