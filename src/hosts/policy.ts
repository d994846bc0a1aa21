import { createHash } from 'node:crypto';
import type { ClientDirective } from '../domain/site/client-directive.ts';
import { earlyScript } from '../domain/look/early-script.ts';
import { embedProviders } from '../domain/embed.ts';
import { tileOrigin, type MapTiles } from '../domain/site/map-tiles.ts';
import type { Site } from '../domain/site.ts';
import { hostsOf, type Service, type Use } from '../domain/site/service.ts';

/** What pages may load from elsewhere. */
export interface PolicyRules {
	/** Address of the inquiry server when it is not the site's own. */
	readonly endpoint?: string | undefined;
	/** What the map beside lists lies on, where it comes from another host. */
	readonly tiles?: MapTiles | undefined;
	/** What visitors may agree to. */
	readonly services?: readonly Service[] | undefined;
	/** Directives of islands, whose inline scripts may run. */
	readonly islands?: readonly ClientDirective[] | undefined;
	/** Names under which scripts of the company make trusted types; `false` where they cannot do with them. */
	readonly trustedTypes?: Site['trustedTypes'] | undefined;
}

/** What the policy of a site follows from. */
export type PolicySite = Pick<Site, 'inquiry'> &
	Partial<Pick<Site, 'map' | 'services' | 'islands' | 'trustedTypes'>>;

/** What of a site's settings opens the policy. */
export function policyRules({
	inquiry,
	map,
	services,
	islands,
	trustedTypes,
}: PolicySite): PolicyRules {
	const { endpoint } = inquiry;
	return { endpoint, tiles: map?.tiles, services, islands, trustedTypes };
}

/**
 * Whether pages take markup, code and addresses of scripts that no trusted type vouches for. Scripts of services, and what
 * Astro starts islands of `client:only` with, make no trusted types and would stop.
 */
function isTrusting({ services = [], islands = [], trustedTypes }: PolicyRules): boolean {
	const hasScripts = services.some(({ scripts }) => scripts.length > 0);
	return trustedTypes === false || hasScripts || islands.includes('only');
}

const self = `'self'`;
const none = `'none'`;

/**
 * The content security policy of pages, as a header. Nothing inline is allowed but the script that chooses the colours
 * and those that start islands, by their digests: pages carry no other inline script, style or `style` attribute (data blocks such as JSON-LD are no
 * scripts).
 */
export function policyHeader(rules: PolicyRules): string {
	return `${pagePolicy(rules)};frame-ancestors ${none}`;
}

/**
 * The same as a page carries it itself, for hosts that send no headers. Without `frame-ancestors`, which browsers heed in
 * headers only.
 */
export function pagePolicy(rules: PolicyRules): string {
	const { endpoint, tiles, services = [], islands = [], trustedTypes } = rules;
	const inline = islandDigests(islands);
	const own = endpoint === undefined ? [self] : [self, new URL(endpoint).origin];
	const mapOf = (kind: MapTiles['kind']) =>
		(tiles?.kind === kind && tileOrigin(tiles)) || undefined;
	const agreed = (use: Use) => services.flatMap((service) => hostsOf(service)[use]);
	const policy: Readonly<Record<string, readonly (string | undefined)[]>> = {
		'default-src': [none],
		'script-src': [self, scriptDigest, ...inline.scripts, ...agreed('script').map(secure)],
		'style-src': [self, ...inline.styles, ...agreed('style').map(secure)],
		'img-src': [self, mapOf('xyz'), ...agreed('img').map(secure)],
		'font-src': [self, ...agreed('font').map(secure)],
		'media-src': [self, ...agreed('media').map(secure)],
		'manifest-src': [self],
		'connect-src': [
			...own,
			mapOf('pmtiles'),
			...agreed('connect').flatMap((host) => [secure(host), `wss://${host}`]),
		],
		// Pages hold no frame before a visitor has asked for it.
		'frame-src': [...embedProviders.map(({ host }) => host), ...agreed('frame')].map(secure),
		'form-action': own,
		'base-uri': [none],
		...(!isTrusting(rules) && {
			'require-trusted-types-for': [`'script'`],
			// Of templates, and of `src/client/trusted-types.ts`.
			'trusted-types': ['lit-html', 'default', ...(trustedTypes || [])],
		}),
	};
	return Object.entries(policy)
		.map(([directive, sources]) => [directive, [...new Set(sources)].filter(Boolean)] as const)
		.filter(([, sources]) => sources.length > 0)
		.map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
		.join(';');
}

function secure(host: string): string {
	return `https://${host}`;
}

const scriptDigest = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;

/**
 * Digests of what Astro writes into a page with an island: a style, the element `astro-island`, and a script for each
 * directive. A test compares them with what the installed Astro writes (`tests/site/astro-features.test.ts`).
 */
const islandStyle = 'vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow=';
/** In a build, and while pages are being worked on. */
const islandElements = [
	'Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=',
	'SHXg3YtOAVshUMT3f+eElYDgbV0kaujWj8DSaXSS4Vs=',
];
const islandStarters: Readonly<Record<ClientDirective, string>> = {
	load: 'QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c=',
	idle: 'BF0290pkb3jxQsE7z00xR8Imp8X34FLC88L0lkMnrGw=',
	visible: 'Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q=',
	media: '0chmwFk0zaA528yFfGV7J9ppIpdfTPPULncDF3WG7Zs=',
	only: 'eIXWvAmxkr251LJZkjniEK5LcPF3NkapbJepohwYRIc=',
};

/** What the policy has to let through for islands; nothing where there are none. */
function islandDigests(directives: readonly ClientDirective[]): {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
} {
	if (directives.length === 0) return { scripts: [], styles: [] };
	const scripts = [...islandElements, ...directives.map((directive) => islandStarters[directive])];
	return { scripts: scripts.map(source), styles: [source(islandStyle)] };
}

function source(digest: string): string {
	return `'sha256-${digest}'`;
}
