/** Where the two houses stand. */
export const place = {
	street: 'Osterbekstraße',
	house_number: '96',
	zip_code: '22083',
	city: 'Hamburg',
	district: 'Barmbek-Süd',
	sublocality_level_1: 'Barmbek-Süd',
	region: 'Hamburg',
	country: 'DEU',
	lat: 53.5806,
	lng: 10.0323,
	hide_address: false,
};

/** What every flat of both houses has in common. */
export const buildings = {
	project_id: 202,
	broker_id: 67,
	marketing_type: 'RENT',
	object_type: 'LIVING',
	rs_type: 'APARTMENT',
	rs_category: 'APARTMENT',
	archived: false,
	currency: 'EUR',
	...place,
	deposit: '3 Nettokaltmieten',
	number_of_floors: 4,
	construction_year: 2026,
	free_from: '01.02.2027',
	condition: 'Erstbezug',
	interior_quality: 'gehoben',
	flooring_type: ['Parkett', 'Fliesen'],
	heating_type: 'Fußbodenheizung',
	balcony: true,
	lift: true,
	barrier_free: true,
	built_in_kitchen: true,
	cellar: true,
	heating_costs_in_service_charge: false,
	energy_certificate_availability: 'liegt vor',
	building_energy_rating_type: 'Bedarfsausweis',
	energy_efficiency_class: 'A_PLUS',
	energy_efficiency_value: 21.4,
	thermal_characteristic: 21.4,
	energy_certificate_start_date: '2026-09-30',
	energy_certificate_end_date: '2036-09-29',
	energy_certificate_creation_date: 'ab 1. Mai 2014',
	energy_certificate_construction_year: 2026,
	energy_consumption_contains_warm_water: true,
	firing_types: ['Strom', 'Umweltwärme'],
	internal_brokerage: '2,38 Nettokaltmieten inkl. MwSt. vom Vermieter',
	contract_type: 'Vermietungsauftrag Erstbezug',
	custom_fields: {
		kfw_standard: { value: 12, pretty_value: 'KfW 40 QNG' },
		mieterauswahl: {
			value: 'INTERN: Haushaltseinkommen ab 3 Nettokaltmieten',
			pretty_value: 'INTERN: Haushaltseinkommen ab 3 Nettokaltmieten',
		},
	},
	relationships: [
		{
			id: 8201,
			name: 'INTERN: Stiftung Osterbek, Asset Management',
			internal_name: 'owner',
			client_id: 90201,
		},
	],
};

/** What the account adds under "Sonstiges", by language. */
export const other = {
	de: 'Die Bilder sind Visualisierungen. Eine Mindestmietdauer oder Staffelmiete gibt es nicht. Unterlagen für die Bewerbung brauchen wir erst nach der Besichtigung.',
	en: 'The pictures are visualisations. There is no minimum term and no stepped rent. We only ask for documents after the viewing.',
	es: 'Las imágenes son visualizaciones. No hay plazo mínimo ni renta escalonada. Pedimos documentación solo después de la visita.',
};

/** The balcony that every flat above the ground floor has, captioned as one. */
export const balcony = {
	media: 'balcony-timber',
	title: 'Balkon mit Holzdielen und Blick ins Grüne',
	title_en: 'Balcony with timber decking, overlooking greenery',
	title_es: 'Balcón con tarima de madera y vistas a los árboles',
};
