import type { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { retryAfter } from '../intake/inquiry-answers.ts';

/** Where the pages are that the server fills. */
export interface PageSource {
	/** The page of a path, where this server has pages. */
	readonly pageAt: (path: string) => Promise<string | undefined>;
	/** Of the site, whose pages lie elsewhere where this server has none. */
	readonly origin: () => string;
}

/**
 * A page of the site with something in its middle; where there are no pages, a bare one.
 * @param body of its links, those that begin with a slash lead to the site, and the others stay at this server
 */
export async function showPage(
	{
		locale,
		title,
		body,
	}: { readonly locale: Locale; readonly title: string; readonly body: string },
	{ pageAt, origin }: PageSource,
	status = 200,
): Promise<Response> {
	const page = await pageAt(pathOf(locale, { kind: 'alerts' }));
	const [before, , after] = page?.split(/<!--\/?alerts-->/) ?? [];
	const elsewhere = body.replaceAll(/(href|src)="\//g, `$1="${origin()}/`);
	const html =
		before !== undefined && after !== undefined
			? before.replace(/(?<=<title>)[^<]*/, () => title) + body + after
			: `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><body>${elsewhere}</body></html>`;
	return new Response(html, {
		status,
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': 'no-store',
			...(status === 429 && { 'Retry-After': retryAfter }),
		},
	});
}
