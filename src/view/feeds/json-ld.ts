import type { PageFrame } from '../../domain/page.ts';

/** A thing in the words of schema.org; what is `undefined` in it is left out. */
export interface Thing {
	readonly '@type': string;
	readonly [property: string]: unknown;
}

/** The parts of a page's frame that its things name. */
export type Described = Pick<PageFrame, 'origin' | 'path' | 'locale' | 'site'>;

/** A page of some type of schema.org. */
export function pageThing(
	type: string,
	name: string,
	{ origin, path, locale }: Omit<Described, 'site'>,
): Thing {
	return { '@type': type, url: origin + path, name, inLanguage: locale };
}

/** A page above another one. */
export interface Step {
	readonly name: string;
	/** Address within the site. */
	readonly path: string;
}

/**
 * JSON-LD of the things a page is about, for a `<script type="application/ld+json">`: nothing in it can end
 * that element.
 */
export function writeJsonLd(things: readonly Thing[]): string {
	const graph = { '@context': 'https://schema.org', '@graph': things };
	return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** The way down to a page, as it stands at its top. */
export function breadcrumbs(trail: readonly Step[], origin: string): Thing {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, path }, at) => ({
			'@type': 'ListItem',
			position: at + 1,
			name,
			item: origin + path,
		})),
	};
}
