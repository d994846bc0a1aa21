import { languages } from '../domain/spoken.ts';
import type { Locale } from '../domain/locale.ts';

export function pageLocale(): Locale {
	return languages.find((one) => one === document.documentElement.lang) ?? languages[0];
}
