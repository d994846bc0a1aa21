import type { Agency, AgencyRecord } from '../../src/sandbox/agency.ts';
import { image, unit } from './sandbox.ts';
import { smallAgency } from './small-agency.ts';

/** Texts for an account, one after the other. */
export type Texts = () => string;

/** Texts of a list, from the start again after the last. */
export function inTurn(all: readonly string[]): Texts {
	let at = 0;
	return () => all[at++ % all.length] ?? '';
}

/** An account whose units, projects, people and teams have these texts wherever a text can stand. */
export function agencyOf(text: Texts, link: Texts, units = 40): Agency {
	const list = (count: number) => Array.from({ length: count }, text);
	const notes = (names: string) =>
		Object.fromEntries(names.split(' ').map((name) => [name, list(12).join('\n')]));
	const unitTexts = () => ({
		title: text(),
		...notes('description_note location_note furnishing_note other_note'),
	});
	const projectTexts = () => ({
		title: text(),
		sub_headline: text(),
		courtage: text(),
		courtage_note: text(),
		...notes('description_note location_note furnishing_note'),
	});
	// The account makes the picture's address of its title.
	const caption = () => text().slice(0, 200);
	const images = () => [
		image({ title: caption(), title_en: caption(), title_es: caption() }),
		image({ title: caption(), title_en: caption(), is_floorplan: true, position: 2 }),
	];
	const links = (first: number) =>
		Array.from({ length: 8 }, (_, at) => ({
			id: first + at,
			url: link(),
			title: text(),
			is_private: false,
			on_landing_page: true,
			is_embedable: at % 2 === 0,
			position: at,
		}));
	const records = Array.from({ length: units }, (_, at): AgencyRecord => {
		const id = at + 1;
		return unit(id, {
			...unitTexts(),
			translations: translations(unitTexts),
			unit_id: text(),
			exposee_id: text(),
			name: text(),
			condition: text(),
			interior_quality: text(),
			heating_type: text(),
			free_from: text(),
			floor: text(),
			energy_efficiency_class: text(),
			flooring_type: list(2),
			bathroom: list(2),
			courtage: text(),
			courtage_note: text(),
			// Places have pages of their own, which are many in three languages.
			...(at % 5 === 0 && { city: text(), district: text(), street: text(), zip_code: text() }),
			custom_fields: {
				kfw_standard: { value: text(), pretty_value: text() },
				calificacion_emisiones: { value: text(), pretty_value: text() },
			},
			...(at % 4 > 0 && { project_id: 700 + (at % 4) }),
			property_status_id: at % 7 === 0 ? 504 : 503,
			price: at % 3 === 0 ? 300_000 + id : 450_000 + id,
			// One pin shows the cards of all.
			lat: 51.33,
			lng: 12.33,
			broker_id: 61 + (at % 3),
			images: at % 4 === 0 ? images() : [],
			links: links(10_000 + 10 * id),
		});
	});
	return {
		...smallAgency(records),
		teams: [61, 62, 63].map((broker, at) => ({
			id: 31 + at,
			name: text(),
			position: at,
			broker_ids: [broker],
			...notes('imprint_note privacy_note terms_note cancellation_policy_note'),
		})),
		brokers: [61, 62, 63].map((id, at) => ({
			id,
			team_id: 31 + at,
			name: text(),
			position: text(),
			academic_title: text(),
			abstract: text(),
			description: list(12).join('\n'),
			public_email: text(),
			public_phone: text(),
			public_cell: text(),
		})),
		projects: [701, 702, 703].map((id) => ({
			id,
			...projectTexts(),
			translations: translations(projectTexts),
			name: text(),
			city: id === 703 ? text() : 'Leipzig',
			district: text(),
			street: text(),
			property_status_id: 503,
			custom_fields: Object.fromEntries(
				['fertigstellung', 'baufortschritt'].map((key) => [
					key,
					{ value: text(), pretty_value: text() },
				]),
			),
			images: images(),
			links: links(20_000 + 10 * id),
		})),
	};
}

function translations(own: () => Record<string, string>) {
	return ['en', 'es'].map((locale) => ({ ...own(), locale }));
}
