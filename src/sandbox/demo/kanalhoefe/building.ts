import { fromDeveloper } from '../commission.ts';

/** Where the house stands. */
export const place = {
	street: 'Weißenfelser Straße',
	house_number: '51',
	zip_code: '04229',
	city: 'Leipzig',
	district: 'Plagwitz',
	sublocality_level_1: 'Plagwitz',
	region: 'Sachsen',
	country: 'DEU',
	lat: 51.3281,
	lng: 12.3312,
	hide_address: false,
};

/** What every flat of the house has in common. */
export const building = {
	project_id: 201,
	broker_id: 61,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	rs_type: 'APARTMENT',
	rs_category: 'APARTMENT',
	archived: false,
	currency: 'EUR',
	...place,
	...fromDeveloper.de,
	number_of_floors: 6,
	construction_year: 2027,
	free_from: 'November 2027',
	condition: 'Erstbezug',
	interior_quality: 'gehoben',
	construction_phase: 'Haus im Bau',
	flooring_type: ['Parkett', 'Fliesen'],
	heating_type: 'Fußbodenheizung',
	lift: true,
	barrier_free: true,
	cellar: true,
	parking_space_type: 'Tiefgarage',
	parking_space_price: 29500,
	energy_certificate_availability: 'liegt vor',
	building_energy_rating_type: 'Bedarfsausweis',
	energy_efficiency_class: 'A',
	energy_efficiency_value: 38.6,
	thermal_characteristic: 38.6,
	energy_certificate_start_date: '14.09.2026',
	energy_certificate_end_date: '13.09.2036',
	energy_certificate_creation_date: 'ab 1. Mai 2014',
	energy_certificate_construction_year: 2027,
	energy_consumption_contains_warm_water: true,
	firing_types: 'Fernwärme',
	internal_brokerage: '4,5 % zzgl. MwSt. vom Bauträger',
	contract_type: 'Alleinauftrag Bauträger',
	custom_fields: {
		kfw_standard: { value: 11, pretty_value: 'KfW 40' },
		sonderwunsch_budget: { value: 7500, pretty_value: 'INTERN: 7.500 €' },
	},
	relationships: [
		{
			id: 8101,
			name: 'INTERN: Kanalhöfe Bauträger GmbH',
			internal_name: 'owner',
			client_id: 90101,
		},
	],
};

/** What the account adds under "Sonstiges", by language. */
export const other = {
	de: 'Die Bilder sind Visualisierungen; Möbel und Küchen gehören nicht zum Kaufpreis. Die Energiewerte stammen aus dem vorläufigen Ausweis.',
	en: 'The pictures are visualisations; furniture and kitchens are not included in the price. The energy figures come from the preliminary certificate.',
	es: 'Las imágenes son visualizaciones; muebles y cocinas no entran en el precio. Los datos de energía proceden del certificado provisional.',
};
