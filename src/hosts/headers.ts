import { policyHeader, type PolicyRules } from './policy.ts';

/** What decides about the headers of a site. */
export interface HeaderRules extends PolicyRules {
	/** Where the site stands, such as `https://www.example.com`. */
	readonly origin: string;
	/** Whether search engines may show the site. */
	readonly indexed: boolean;
}

/** Headers of every response, on every host; parts of pages need fewer, see `partHeaders`. */
export function securityHeaders(rules: HeaderRules): Readonly<Record<string, string>> {
	const { origin, indexed } = rules;
	return {
		'Content-Security-Policy': policyHeader(rules),
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

/** Folders of files whose names change with their content. */
export const hashedFolders = ['_astro', 'media'] as const;

/** How long a response may be kept: a hashed file for ever, a page never unasked, the rest for an hour. */
export const caching = {
	hashed: 'public, max-age=31536000, immutable',
	page: 'no-cache',
	file: 'public, max-age=3600',
} as const;
