import type { Locale } from '../domain/locale.ts';

/** The site's language a browser likes best (`Accept-Language`), else the fallback. */
export function negotiateLocale(
	header: string | undefined,
	{ locales, fallback }: { readonly locales: readonly Locale[]; readonly fallback: Locale },
): Locale {
	const wishes = (header ?? '')
		.slice(0, 1000)
		.split(',')
		.map(readWish)
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight);
	for (const { language } of wishes) {
		if (language === '*') return fallback;
		const found = locales.find((locale) => locale === language);
		if (found) return found;
	}
	return fallback;
}

/** `de-AT;q=0.8` is a wish for German of weight 0.8. */
function readWish(item: string): { language: string; weight: number } {
	const [tag = '', ...parameters] = item.trim().toLowerCase().split(';');
	const [language = ''] = tag.trim().split('-');
	const q = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
	const weight = q === undefined ? 1 : Number(q.slice(2));
	return { language, weight: Number.isNaN(weight) ? 0 : weight };
}
