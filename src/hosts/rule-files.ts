import { posix } from 'node:path';
import { isForAnyWords, type OldAddress } from '../domain/address.ts';
import { locales } from '../domain/locale.ts';
import {
	caching,
	hashedFolders,
	resourcePolicy,
	securityHeaders,
	type HeaderRules,
} from './headers.ts';

/** Hosts of plain files: `s3` is an object store, and `plain` any other host that reads no rules. */
export type StaticHost = 'netlify' | 'cloudflare' | 'nginx' | 's3' | 'plain';

/** Those that read their rules from the files `_headers` and `_redirects`. */
export type HostOfRuleFiles = Extract<StaticHost, 'netlify' | 'cloudflare'>;

export interface HostFile {
	/** Name within the folder the host is given. */
	readonly name: string;
	readonly text: string;
}

export interface HostRules extends HeaderRules {
	/** What visitors find at addresses without a page; those that matter most come first. */
	readonly oldAddresses: Iterable<OldAddress>;
	/**
	 * Where the addresses of what has a page lead, whatever words stand in front of the id. Only a host that looks for the
	 * page first can be told.
	 */
	readonly present?: Iterable<OldAddress>;
	/** Whether the site has a page or another file at a path. */
	isFile(path: string): boolean;
	/** The page for addresses that nothing is known of, in the language of a path. */
	missing(path: string): string;
}

interface HostFiles {
	readonly files: readonly HostFile[];
	/** One sentence for each thing the host cannot do. */
	readonly problems: readonly string[];
}

/** Limits of `_redirects` at Cloudflare. */
const cloudflare = { rules: 2000, patterns: 100, characters: 1000 };
/** From here on Netlify advises against more. */
const netlifyRules = 10_000;

/** The files `_headers` and `_redirects`, in the dialect of a host. */
export function hostFiles(host: HostOfRuleFiles, rules: HostRules): HostFiles {
	const { lines, problems } = host === 'netlify' ? netlifyLines(rules) : cloudflareLines(rules);
	return {
		files: [
			{ name: '_headers', text: headersFile(rules) },
			{ name: '_redirects', text: [...lines, ''].join('\n') },
		],
		problems,
	};
}

/**
 * Both hosts send a page with a demand to ask again, which is what `caching.page` says. Parts of pages get the
 * headers of documents, too: Netlify cannot take one back, and both send a repeated one as a number. So one that differs
 * from folder to folder stands with each folder.
 */
function headersFile(rules: HeaderRules): string {
	const { name, folder, pictures, elsewhere } = resourcePolicy;
	const { [name]: _, ...everywhere } = securityHeaders(rules);
	const blocks = [
		['/*', everywhere] as const,
		...ownFolders.map((own) => [own, { [name]: elsewhere }] as const),
		...hashedFolders.map((hashed) => {
			const policy = hashed === folder ? pictures : elsewhere;
			return [`/${hashed}/*`, { [name]: policy, 'Cache-Control': caching.hashed }] as const;
		}),
	];
	return blocks
		.map(([pattern, headers]) => {
			const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
			return `${[pattern, ...lines].join('\n')}\n`;
		})
		.join('\n');
}

/** Where, beside hashed files, everything lies that other sites have no use for. A host may read a path only once. */
const ownFolders = ['/', ...locales.map((locale) => `/${locale}/*`), '/search/*', '/map/*'];

interface Lines {
	readonly lines: readonly string[];
	readonly problems: readonly string[];
}

/**
 * Netlify takes `*` only at the end of a path, so no line can name an id behind other words. By itself it sends one page
 * for all that is not there, so each language's is named, after everything else.
 */
function netlifyLines({ oldAddresses, missing }: HostRules): Lines {
	const named = [...oldAddresses].filter((address) => !isForAnyWords(address));
	const lines = Array.from(named, (address) =>
		address.kind === 'redirected'
			? line(address.path, address.target, 301)
			: line(address.path, address.page ?? missing(address.path), 410),
	).concat(locales.map((locale) => `/${locale}/* ${missing(`/${locale}/`)} 404`));
	const problems =
		lines.length >= netlifyRules
			? [
					`_redirects has ${lines.length} lines; Netlify may refuse a deploy with more than ${netlifyRules}.`,
				]
			: [];
	return { lines, problems };
}

/**
 * It knows no 410: the page that says so is sent with 200, and without one the host's own 404. A pattern may name an id
 * behind other words, and must stand after all other lines; one for a unit with a page would lead the page to itself.
 */
function cloudflareLines({ oldAddresses }: HostRules): Lines {
	const all = [...oldAddresses].flatMap((address) => {
		const isPattern = isForAnyWords(address);
		const to = address.kind === 'redirected' ? address.target : address.page;
		if (to === undefined) return [];
		const text = line(address.path, to, address.kind === 'redirected' ? 301 : 200);
		return [{ isPattern, text: isPattern ? text.replace('%2A', '*') : text }];
	});
	const short = all.filter(({ text }) => text.length <= cloudflare.characters);
	const [patterns, named] = [true, false].map((kind) => {
		return short.filter(({ isPattern }) => isPattern === kind).map(({ text }) => text);
	});
	const lines = [
		...(named ?? []).slice(0, cloudflare.rules),
		...(patterns ?? []).slice(0, cloudflare.patterns),
	];
	const left = all.length - lines.length;
	const problems =
		left === 0
			? []
			: [
					`Cloudflare takes ${cloudflare.rules} lines in _redirects and ${cloudflare.patterns} patterns, so ${left} old ${left === 1 ? 'address is' : 'addresses are'} answered with 404.`,
				];
	return { lines, problems };
}

function line(from: string, to: string, status: number): string {
	return `${encodePath(from)} ${encodePath(to)} ${status}`;
}

/**
 * A decoded path as a browser asks for it, since hosts compare letter by letter. Nothing in it means anything to a host:
 * `*`, `:` and `$` do, so they are encoded although browsers leave them as they are.
 */
export function encodePath(path: string): string {
	return posix
		.normalize(path)
		.split('/')
		.map((part) => encodeURIComponent(part).replaceAll(asTheyAre, decodeURIComponent))
		.join('/')
		.replaceAll('*', '%2A');
}

/** The signs `&+,;=@[]|`, encoded. */
const asTheyAre = /%(?:26|2B|2C|3B|3D|40|5B|5D|7C)/g;

/** Where static hosts look for what is served under a path. */
export function fileOf(path: string): string {
	return path.endsWith('/') ? `${path}index.html` : path;
}
