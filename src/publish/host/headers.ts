import { createHash } from 'node:crypto';
import { earlyScript } from '../../domain/early-script.ts';
import { embedProviders } from '../../domain/embed.ts';
import { tileOrigin, type MapTiles } from '../../domain/map-tiles.ts';

/** What decides about the headers of a site. */
export interface HeaderRules {
	/** Where the site stands, such as `https://www.example.com`. */
	readonly origin: string;
	/** Address of the inquiry server when it is not the site's own. */
	readonly endpoint?: string | undefined;
	/** What the map beside lists lies on, where it comes from another host. */
	readonly tiles?: MapTiles | undefined;
	/** Whether search engines may show the site. */
	readonly indexed: boolean;
}

/**
 * Headers of every answer, whoever serves the site; parts of pages need fewer, see `partHeaders`. Nothing
 * inline is allowed but the script that chooses the colours, by its digest: pages carry no other inline script,
 * style or `style` attribute (data blocks such as JSON-LD are no scripts).
 */
export function securityHeaders({
	origin,
	endpoint,
	tiles,
	indexed,
}: HeaderRules): Readonly<Record<string, string>> {
	const own = endpoint === undefined ? `'self'` : `'self' ${new URL(endpoint).origin}`;
	const mapOf = (kind: MapTiles['kind']) =>
		(tiles?.kind === kind && tileOrigin(tiles)) || undefined;
	const policy = {
		'default-src': `'none'`,
		'script-src': `'self' ${scriptDigest}`,
		'style-src': `'self'`,
		'img-src': [`'self'`, mapOf('xyz')].filter(Boolean).join(' '),
		'font-src': `'self'`,
		'manifest-src': `'self'`,
		'connect-src': [own, mapOf('pmtiles')].filter(Boolean).join(' '),
		// Pages hold no frame before a visitor has asked for it.
		'frame-src': embedProviders.map(({ host }) => `https://${host}`).join(' '),
		'form-action': own,
		'base-uri': `'none'`,
		'frame-ancestors': `'none'`,
	};
	return {
		'Content-Security-Policy': Object.entries(policy)
			.map(([directive, sources]) => `${directive} ${sources}`)
			.join('; '),
		'X-Content-Type-Options': 'nosniff',
		// Not `no-referrer`: forms would then be sent with `Origin: null`.
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Permissions-Policy':
			'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
		'Cross-Origin-Opener-Policy': 'same-origin',
		[resourcePolicy.name]: resourcePolicy.elsewhere,
		...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
		...(!indexed && { 'X-Robots-Tag': 'noindex' }),
	};
}

/**
 * Headers of what pages are made of, see `partTypes`. What browsers heed in documents only would be sent in
 * vain with each of a page's dozen files, and those decide how soon a phone shows it.
 */
export function partHeaders(rules: HeaderRules): Readonly<Record<string, string>> {
	const all = Object.entries(securityHeaders(rules)).filter(([name]) => !ofDocuments.has(name));
	// A worker follows the policy that comes with its script.
	return { 'Content-Security-Policy': `default-src 'self'`, ...Object.fromEntries(all) };
}

/** Readers of feeds show the pictures that a feed names in pages of their own; nothing else is for other sites. */
export const resourcePolicy = {
	name: 'Cross-Origin-Resource-Policy',
	/** Where pictures lie. */
	folder: 'media',
	pictures: 'cross-origin',
	elsewhere: 'same-origin',
} as const;

const ofDocuments: ReadonlySet<string> = new Set([
	'Content-Security-Policy',
	'Referrer-Policy',
	'Permissions-Policy',
	'Cross-Origin-Opener-Policy',
]);

/** What can only be a part of a page, by its content type; a drawing can be a document with scripts. */
export const partTypes = /^(?:text\/css|(?:text|application)\/javascript|font\/|image\/(?!svg))/;

const scriptDigest = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;

/** Folders of files whose names change with their content. */
export const hashedFolders = ['_astro', 'media'] as const;

/** How long an answer may be kept: a hashed file for ever, a page never unasked, the rest for an hour. */
export const caching = {
	hashed: 'public, max-age=31536000, immutable',
	page: 'no-cache',
	file: 'public, max-age=3600',
} as const;
