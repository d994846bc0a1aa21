import { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator, type MessageKey } from '../i18n/translate.ts';
import { hiddenNames } from '../intake/form.ts';
import { markup } from '../intake/html.ts';
import { retryAfter } from '../intake/inquiry-answers.ts';

/** Where the pages are that the server fills. */
export interface PageSource {
	/** The page of a path, where this server has pages. */
	readonly pageAt: (path: string) => Promise<string | undefined>;
	/** Of the site, whose pages lie elsewhere where this server has none. */
	readonly origin: () => string;
}

/** The language that an address names, where the site has it. */
export function languageIn(named: unknown, locales: readonly Locale[]): Locale | undefined {
	return locales.find((locale) => locale === named);
}

/**
 * Makes what shows pages of the site with something in their middle; where there are no pages, bare ones.
 * @param titleOf the title of all of them
 */
export function createShow(titleOf: MessageKey, { pageAt, origin }: PageSource) {
	/**
	 * @param body of its links, those that begin with a slash lead to the site, and the others stay at this server
	 * @param query of its address, which has the same page in the other languages
	 */
	return async (
		locale: Locale,
		body: string,
		status = 200,
		query: Readonly<Record<string, string>> = {},
	): Promise<Response> => {
		const title = translator(locale)(titleOf);
		const page = await pageAt(pathOf(locale, { kind: 'alerts' }));
		const framed = Locale.options.reduce((html, other) => {
			const said = new URLSearchParams({ ...query, [hiddenNames.locale]: other });
			const own = pathOf(other, { kind: 'alerts' });
			return html?.replaceAll(`href="${own}"`, () => markup`href="?${String(said)}"`.html);
		}, page);
		const [before, , after] = framed?.split(/<!--\/?alerts-->/) ?? [];
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
	};
}
