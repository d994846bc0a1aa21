import { Locale } from '../domain/locale.ts';

/**
 * Languages as somebody types them, such as `de, en`; the first is what texts fall back to.
 * @throws one sentence that names one which this program does not speak.
 */
export function readLocales(languages: string): [Locale, ...Locale[]] {
	const named = languages
		.split(/[,\s]+/)
		.filter(Boolean)
		.map((language) => {
			const locale = Locale.safeParse(language.toLowerCase());
			if (locale.success) return locale.data;
			throw new Error(
				`"${language}" is no language of this program, which speaks ${Locale.options.join(', ')}.`,
			);
		});
	const [first, ...others] = new Set(named);
	if (first === undefined) throw new Error('A site needs one language at least: --languages de');
	return [first, ...others];
}
