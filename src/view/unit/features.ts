import type { Feature } from '../../domain/unit.ts';
import type { Spoken } from '../../domain/spoken.ts';
import { translator } from '../../i18n/translate.ts';

/**
 * The equipment that the text about it does not name in its own words, so that no page says the same twice.
 * @param furnishing HTML
 */
export function untoldFeatures(
	features: readonly Feature[],
	furnishing: Spoken | undefined,
): readonly Feature[] {
	if (!furnishing) return features;
	const t = translator(furnishing.lang);
	const told = furnishing.text.toLowerCase();
	return features.filter((feature) => !told.includes(t(`feature.${feature}`).toLowerCase()));
}
