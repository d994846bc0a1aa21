import { Locale } from '../../domain/locale.ts';
import { few } from '../../domain/sentences/few.ts';

const inLanguage = new RegExp(`\\.(?:${Locale.options.join('|')})$`);

/** Settings as a sentence names them, such as `offices.0.street`; in which language a text is wrong is seen at once. */
export function settingNames(keys: readonly string[]): string {
	return few(keys.map((key) => `\`${key.replace(inLanguage, '')}\``));
}
