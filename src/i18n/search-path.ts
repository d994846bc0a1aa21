import type { Locale } from '../domain/locale.ts';
import { placeSlug } from './slug.ts';

/**
 * What a browser searches in, and the parts of it that few visitors need; only cards and words speak a language. Of a
 * large account they hold one city each, '' for units that tell none, and the index without a city names the others.
 */
export type SearchRoute =
	| {
			readonly kind: 'searchIndex';
			readonly city?: string | undefined;
			/** As for cards; only of a large account. */
			readonly shift?: number | undefined;
	  }
	/** Where units lie, which only a map needs. */
	| { readonly kind: 'searchPoints'; readonly city?: string | undefined }
	/** The cards of what it finds. */
	| { readonly kind: 'searchCards'; readonly shift: number; readonly shard: number }
	/** The words by which a language finds units. */
	| { readonly kind: 'searchTexts'; readonly city?: string | undefined };

/** Address of such a file within the site. Scripts that need no address of a page load none of their words. */
export function searchPath(locale: Locale, route: SearchRoute): string {
	switch (route.kind) {
		case 'searchIndex':
			return `/search/index${ofCity(route.city)}.bin`;
		case 'searchPoints':
			return `/search/points${ofCity(route.city)}.bin`;
		case 'searchTexts':
			return `/search/text/${locale}${ofCity(route.city)}.json`;
		case 'searchCards':
			return `/search/${locale}-${route.shift}-${route.shard}.json`;
	}
}

/** Names files of a city, also where others are written alike in addresses. */
function ofCity(city: string | undefined): string {
	if (city === undefined) return '';
	const slug = placeSlug(city);
	if (city === slug.charAt(0).toUpperCase() + slug.slice(1)) return `-${slug}`;
	let sum = 0;
	for (const letter of city) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
	return `-${slug}-${sum.toString(36)}`;
}
