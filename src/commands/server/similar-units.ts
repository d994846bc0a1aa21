import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import type { CatalogueFiles } from '../../catalog/store/catalogue-writer.ts';
import type { Locale } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import { headline } from '../../view/unit/name.ts';
import { targetField } from '../../intake/form.ts';
import type { SimilarUnit } from '../../delivery/auto-reply.ts';
import type { Published } from '../../intake/targets.ts';

/** Similar units a receipt names. */
const mostUnits = 3;

/**
 * Makes the function that finds what resembles a unit in the catalogue of the last build, of that only what is
 * published. It finds nothing where there is no catalogue that can be read.
 */
export function createSimilarUnits({
	files,
	published,
	defaultLocale,
}: {
	readonly files: CatalogueFiles;
	readonly published: () => Published;
	readonly defaultLocale: Locale;
}): (unitId: number, locale: Locale) => SimilarUnit[] {
	const isPublished = ({ id }: { readonly id: number }) =>
		published().targets.get(targetField({ kind: 'unit', id })) !== undefined;
	return (unitId, locale) => {
		try {
			using catalogue = openCatalogue(files);
			const unit = catalogue.unit(unitId);
			const alike = unit ? catalogue.alike(unit, mostUnits).filter(isPublished) : [];
			return alike.map((each) => ({
				id: each.id,
				title: headline(each, locale, defaultLocale).text,
				path: pathOf(locale, { kind: 'unit', id: each.id, title: each.title }),
			}));
		} catch {
			return [];
		}
	};
}
