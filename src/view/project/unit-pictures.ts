import type { Locale } from '../../domain/locale.ts';
import { isNamed, type Picture } from '../../domain/pictures/picture.ts';
import { unitNamed, type UnitPicture } from '../../domain/site/unit-picture.ts';
import type { Unit } from '../../domain/unit.ts';

/** A picture of a project with the units that can be pointed at on it. */
export interface PictureOfUnits {
	readonly picture: Picture;
	readonly areas: readonly UnitArea[];
}

interface UnitArea {
	readonly unit: Unit;
	/** In percent of the picture, as SVG writes the corners of a polygon. */
	readonly points: string;
}

/** The pictures of a project on which the company has said where its units are; only published units are pointed at. */
export function picturesOfUnits(
	settings: readonly UnitPicture[],
	{
		project,
		units,
		crmLocale,
	}: {
		readonly project: { readonly id: number; readonly pictures: readonly Picture[] };
		readonly units: readonly Unit[];
		readonly crmLocale: Locale;
	},
): PictureOfUnits[] {
	return settings
		.filter((setting) => setting.project === project.id)
		.flatMap((setting) => {
			const picture = project.pictures.find((each) => isNamed(each, setting.picture, crmLocale));
			const areas = setting.units.flatMap(({ unit: name, corners }) => {
				const unit = unitNamed(units, name);
				return unit ? [{ unit, points: corners.join(' ') }] : [];
			});
			return picture && areas.length > 0 ? [{ picture, areas }] : [];
		});
}
