import { companyOf } from './json-ld-company.ts';
import type { Described, Thing } from './json-ld.ts';

/** A text of the company's own. */
export function articleOf(
	text: { readonly title: string; readonly description: string; readonly updated: string },
	described: Described,
): Thing {
	const { origin, path, locale } = described;
	const company = companyOf(described);
	return {
		'@type': 'Article',
		headline: text.title,
		description: text.description,
		dateModified: text.updated,
		inLanguage: locale,
		mainEntityOfPage: origin + path,
		author: company,
		publisher: company,
	};
}
