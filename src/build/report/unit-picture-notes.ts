import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { isNamed } from '../../domain/pictures/picture-name.ts';
import { few } from '../../domain/sentences/few.ts';
import { ownLocale, type Site } from '../../domain/site.ts';
import { unitNamed } from '../../domain/site/unit-picture.ts';

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
