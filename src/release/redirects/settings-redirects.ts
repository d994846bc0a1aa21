import type { OldAddress, OwnerKey, PageOwner } from '../../domain/address.ts';
import type { Locale } from '../../domain/locale.ts';
import { plainPath, type Redirect } from '../../domain/site/redirect.ts';
import type { Site } from '../../domain/site.ts';
import { ownerAt } from '../../i18n/unit-path.ts';
import { removedAddress } from './old-address.ts';

export interface RedirectContext {
	/** Whether a page of the site stands at a path. */
	isPage(path: string): boolean;
	/** The path of the page of a unit or project in a language of the site. */
	pageOf(key: OwnerKey, locale: Locale): string | undefined;
	/** The facts of one that was removed. */
	departed(key: OwnerKey): PageOwner | undefined;
	readonly site: Pick<Site, 'locales' | 'defaultLocale'>;
}

interface ResolvedRedirects {
	readonly oldAddresses: readonly OldAddress[];
	/** One sentence for each entry whose target is not there (any more), with what was done instead. */
	readonly problems: readonly string[];
}

/**
 * Where the addresses of the company's older site lead in this build: always straight to a page that
 * exists, or to the word that it was removed.
 * @throws one sentence when an entry would lead away from a page of the site.
 */
export function resolveRedirects(
	redirects: readonly Redirect[],
	context: RedirectContext,
): ResolvedRedirects {
	const listed = new Map(redirects.map(({ from, to }) => [plainPath(from), to]));
	const problems: string[] = [];
	const oldAddresses = redirects.flatMap(({ from, to }): OldAddress[] => {
		const path = plainPath(from);
		if ([path, `${path}/`].some((each) => context.isPage(each))) {
			throw new Error(
				`src/company/config.ts: redirects lists ${from}, which is a page of the site; take the entry out.`,
			);
		}
		let end: Redirect['to'] = to;
		// The settings were read, so there are no loops.
		for (let next: Redirect['to'] | undefined = to; next !== undefined;) {
			end = next;
			next = typeof next === 'string' ? listed.get(plainPath(next)) : undefined;
		}
		const { address, problem } =
			typeof end === 'number' ? toUnit(path, end, context) : toPath(path, end, context);
		if (problem) problems.push(`redirects, ${from}: ${problem}`);
		// Hosts take `/alt` and `/alt/` for two addresses, unless it is that of a file.
		return /\.\w+$/.test(path) ? [address] : [address, { ...address, path: `${path}/` }];
	});
	return { oldAddresses, problems };
}

interface Resolved {
	readonly address: OldAddress;
	readonly problem?: string;
}

function toUnit(path: string, id: number, context: RedirectContext): Resolved {
	const address = addressOf({ kind: 'unit', id }, { path, like: path, context });
	if (address) return { address };
	return {
		address: { kind: 'removed', path, page: undefined },
		problem: `there is and was no page of a unit ${id}, so the address says that it was removed.`,
	};
}

/**
 * Where a unit or project has its page, or that it was removed; nothing where there never was one.
 * @param of.like path whose language is wanted
 */
function addressOf(
	key: OwnerKey,
	{ path, like, context }: { path: string; like: string; context: RedirectContext },
): OldAddress | undefined {
	const { site, isPage } = context;
	const locale = localeOf(like, site);
	const target = context.pageOf(key, locale);
	if (target !== undefined) return { kind: 'redirected', path, target };
	const owner = context.departed(key);
	return owner && { ...removedAddress(owner, { path: `/${locale}/`, isPage, ...site }), path };
}

function toPath(path: string, target: string, context: RedirectContext): Resolved {
	const [file, page] = [plainPath(target), `${plainPath(target).replace(/\/$/, '')}/`];
	for (const there of [page, file]) {
		if (context.isPage(there)) return { address: { kind: 'redirected', path, target: there } };
		const owner = ownerAt(there);
		const address = owner && addressOf(owner, { path, like: there, context });
		if (address) return { address };
	}
	for (let above = page; above !== '/';) {
		above = above.replace(/[^/]*\/$/, '');
		if (!context.isPage(above)) continue;
		const problem = `there is no page ${target}, so it leads to ${above}.`;
		return { address: { kind: 'redirected', path, target: above }, problem };
	}
	return {
		address: { kind: 'removed', path, page: undefined },
		problem: `there is no page ${target}, so the address says that it was removed.`,
	};
}

/** An address that begins with a language of the site wants that language. */
function localeOf(path: string, { locales, defaultLocale }: RedirectContext['site']): Locale {
	return locales.find((locale) => path.startsWith(`/${locale}/`)) ?? defaultLocale;
}
