import type { Agency, AgencyRecord } from './agency.ts';
import { countryTowns, type Town } from './country-towns.ts';
import { choose, draw } from './token.ts';

const firstId = 100_001;

const towns: readonly Town[] = [
	{ city: 'Leipzig', zip_code: '04229', country: 'DEU', region: 'Sachsen', lat: 51.33, lng: 12.33 },
	{ city: 'Hamburg', zip_code: '22767', country: 'DEU', region: 'Hamburg', lat: 53.55, lng: 9.94 },
	{
		city: 'València',
		zip_code: '46005',
		country: 'ESP',
		region: 'València',
		lat: 39.46,
		lng: -0.37,
	},
	{ city: 'Dresden', zip_code: '01097', country: 'DEU', region: 'Sachsen', lat: 51.06, lng: 13.74 },
	{
		city: 'Halle',
		zip_code: '06108',
		country: 'DEU',
		region: 'Sachsen-Anhalt',
		lat: 51.48,
		lng: 11.97,
	},
	{
		city: 'Lüneburg',
		zip_code: '21335',
		country: 'DEU',
		region: 'Niedersachsen',
		lat: 53.25,
		lng: 10.41,
	},
];

const townOfCountry = countryTowns(towns);

/** An account with more units is a portal of a whole country, with towns of every size. */
const country = 20_000;

/**
 * The agency with as many units as asked for: the first are its own, the rest are made from them with
 * other numbers, towns and titles. The same count gives the same account. Units made from a project's stay
 * outside of it, so that projects keep their size.
 *
 * @param photos how many each made unit has; those of the unit it is made from when absent
 * @throws when the agency has no unit
 */
export function scaleAgency(
	agency: Agency,
	count: number,
	{ photos }: { readonly photos?: number | undefined } = {},
): Agency {
	const own = agency.units.slice(0, count);
	const made = Array.from({ length: count - own.length }, (_, index) => {
		const model = agency.units[index % agency.units.length];
		if (!model) throw new Error('An agency without units cannot be enlarged.');
		const id = firstId + index;
		const town = count > country ? townOfCountry(id) : choose(towns, `town ${id}`);
		const unit = variation(model, { id, town });
		return photos === undefined ? unit : { ...unit, images: [], stand_in_images: photos };
	});
	return { ...agency, units: [...own, ...made] };
}

function variation(
	model: AgencyRecord,
	{ id, town }: { readonly id: number; readonly town: Town | undefined },
): AgencyRecord {
	const factor = 0.7 + draw(`factor ${id}`, 600) / 1000;
	const { title, translations = [], images = [], links = [] } = model;
	const scaled = Object.fromEntries(
		quantities.flatMap((field) => {
			const value = model[field];
			return typeof value === 'number' ? [[field, Math.round(value * factor * 10) / 10]] : [];
		}),
	);
	return {
		...model,
		...town,
		...scaled,
		id,
		project_id: null,
		name: `Bestand ${id}`,
		unit_id: `G-${id}`,
		exposee_id: `G${id}`,
		title: `${String(title)} · ${id}`,
		translations: translations.map((texts) =>
			texts['title'] ? { ...texts, title: `${texts['title']} · ${id}` } : texts,
		),
		images: images.map((image, index) => ({ ...image, id: id * 100 + index + 1 })),
		links: links.map((link, index) => ({ ...link, id: id * 100 + index + 1 })),
		house_number: String(1 + draw(`house ${id}`, 180)),
		lat: (town?.lat ?? 0) + draw(`lat ${id}`, 600) / 10_000 - 0.03,
		lng: (town?.lng ?? 0) + draw(`lng ${id}`, 600) / 10_000 - 0.03,
	};
}

const quantities = [
	'price',
	'base_rent',
	'total_rent',
	'living_space',
	'plot_area',
	'rent_subsidy',
];
