import type { OpenCatalogue } from '../../catalog/queries/queries.ts';
import { ownLocale, type Site } from '../../domain/site.ts';
import { picturesOfUnits } from '../../view/project/unit-pictures.ts';
import { few } from '../../domain/sentences/few.ts';

/** Says which pictures of units the settings name in vain: a project, a picture or units that are not published. */
export function unitPictureNotes(
	catalogue: Pick<OpenCatalogue, 'project' | 'units'>,
	site: Pick<Site, 'unitPictures' | 'crmLocale' | 'defaultLocale'>,
): string[] {
	return site.unitPictures.flatMap((setting) => {
		const project = catalogue.project(setting.project);
		const units = catalogue.units({ projectId: setting.project });
		const place = `unitPictures in src/company/config.ts names project ${setting.project}`;
		if (!project) return [`${place}, which is not published.`];
		const missing = setting.units.filter(
			({ unit }) => !units.some(({ id, reference }) => unit === id || unit === reference),
		);
		const crmLocale = ownLocale(site);
		if (picturesOfUnits([setting], { project, units, crmLocale }).length === 0) {
			if (missing.length < setting.units.length)
				return [`${place}, which has no picture "${setting.picture}": give its title in the CRM.`];
		}
		if (missing.length === 0) return [];
		const names = few(missing.map(({ unit }) => String(unit)));
		return [`${place} and ${names}, of which nothing is published there.`];
	});
}
