import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import type { Site } from '../../domain/site.ts';
import { isOnOffer } from '../../domain/status.ts';

/** Says that the home page cannot open with the unit that the settings name, if that is so. */
export function openingNote(
	catalogue: Pick<OpenCatalogue, 'unit'>,
	{ openingUnit: id }: Pick<Site, 'openingUnit'>,
): string | undefined {
	if (id === undefined) return undefined;
	const why = whyNot(catalogue, id);
	return (
		why &&
		`openingUnit in src/company/config.ts is ${id}, and unit ${id} ${why}: the home page opens with another one. Name one that is there, or take the line out.`
	);
}

function whyNot(catalogue: Pick<OpenCatalogue, 'unit'>, id: number): string | undefined {
	const unit = catalogue.unit(id);
	if (unit === undefined) return 'is not published';
	if (!isOnOffer(unit.status)) return 'is not on offer';
	return unit.pictures.some(({ kind }) => kind === 'photo') ? undefined : 'has no photo';
}
