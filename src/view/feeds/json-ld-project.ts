import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { countedUnits, projectFigures } from '../project/figures.ts';
import { offersOf } from './json-ld-offer.ts';
import { photoOf, placeProperties } from './json-ld-place.ts';
import { pageThing, type Described, type Thing } from './json-ld.ts';

/** A project's page as a listing: the building, how much of it there is to have, and the range of prices. */
export function projectListing(
	project: Project,
	{
		name,
		units,
		...described
	}: Described & { readonly name: string; readonly units: readonly Unit[] },
): Thing {
	return {
		...pageThing('RealEstateListing', name, described),
		image: photoOf(project.pictures, described),
		mainEntity: {
			'@type': 'Place',
			name,
			...placeProperties(project.place),
			...accommodation(units, described),
		},
		offers: offersOf(countedUnits(units), { deal: project.deal, described }),
	};
}

/** What only a building of flats has. */
function accommodation(units: readonly Unit[], { locale }: Described) {
	if (!units.some(({ kind }) => kind === 'apartment')) return undefined;
	const figures = projectFigures(units, locale);
	return {
		'@type': 'ApartmentComplex',
		numberOfAccommodationUnits: quantity(figures.units),
		numberOfAvailableAccommodationUnits: quantity(figures.free),
	};
}

function quantity(value: number): Thing {
	return { '@type': 'QuantitativeValue', value };
}
