import { openCatalogue } from '../catalog/queries/queries.ts';
import type { CatalogueFiles } from '../catalog/store/store.ts';
import type { Site } from '../domain/site.ts';
import { isOnOffer } from '../domain/status.ts';

/** Says that the home page cannot open with the unit that the settings name, if that is so. */
export function openingNote({
	site: { openingUnit: id },
	...files
}: CatalogueFiles & { readonly site: Pick<Site, 'openingUnit'> }): string | undefined {
	if (id === undefined) return undefined;
	const catalogue = openCatalogue(files);
	try {
		const unit = catalogue.unit(id);
		const why =
			unit === undefined
				? 'is not published'
				: !isOnOffer(unit.status)
					? 'is not on offer'
					: unit.pictures.some(({ kind }) => kind === 'photo')
						? undefined
						: 'has no photo';
		return (
			why &&
			`openingUnit in src/site.config.ts is ${id}, and unit ${id} ${why}: the home page opens with another one. Name one that is there, or take the line out.`
		);
	} finally {
		catalogue.close();
	}
}
