import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { dayOf } from '../../domain/day.ts';
import { overdueTables } from '../../domain/law/last-reviewed.ts';
import { isNamed } from '../../domain/pictures/picture.ts';
import { few } from '../../domain/sentences/counted.ts';
import { ownLocale, type Site } from '../../domain/site.ts';
import { unitNamed } from '../../domain/site/unit-picture.ts';
import { isOnOffer } from '../../domain/status.ts';
import type { BuildFacts } from '../../plan/build-facts.ts';

/** What somebody should know of data and settings although it hinders nothing. */
export function notesOnData(next: OpenCatalogue, { site, builtAt }: BuildFacts): string[] {
	return [
		openingNote(next, site) ?? [],
		unitPictureNotes(next, site),
		overdueTables(dayOf(builtAt)),
	].flat();
}

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

/** Says what the setting `unitPictures` names and the site does not have: a project, a picture, or units. */
export function unitPictureNotes(
	catalogue: Pick<OpenCatalogue, 'project' | 'units'>,
	site: Pick<Site, 'unitPictures' | 'crmLocale' | 'defaultLocale'>,
): string[] {
	return site.unitPictures.flatMap(({ project: id, picture, units }) => {
		const project = catalogue.project(id);
		const place = `unitPictures in src/company/config.ts: project ${id}`;
		if (!project) return [`${place} is not published.`];
		if (!project.pictures.some((each) => isNamed(each, picture, ownLocale(site)))) {
			return [`${place} has no picture "${picture}"; write its title as in the CRM, or its id.`];
		}
		const published = catalogue.units({ projectId: id });
		const missing = units.filter(({ unit }) => !unitNamed(published, unit));
		if (missing.length === 0) return [];
		const names = few(missing.map(({ unit }) => String(unit)));
		return [`${place} has no published unit ${names}; name units by their reference or id.`];
	});
}
