/** Where the house stands. */
export const place = {
	street: 'Carrer de Borriana',
	house_number: '47',
	zip_code: '46005',
	city: 'València',
	district: 'Gran Via',
	sublocality_level_1: 'Gran Via',
	region: 'Comunitat Valenciana',
	country: 'ESP',
	lat: 39.4656,
	lng: -0.3664,
	hide_address: false,
};

/** Bought from the developer in Spain: no agent's fee, but VAT on the price. */
export const fromDeveloper = {
	de: {
		courtage: 'provisionsfrei',
		courtage_note:
			'Verkauf durch den Bauträger, ohne Provision. Zum Preis kommen 10 % IVA sowie AJD, Notar und Grundbuch, zusammen knapp 13 %.',
	},
	en: {
		courtage: 'no commission',
		courtage_note:
			'Sold by the developer, without commission. VAT (IVA) of 10%, stamp duty (AJD), notary and land registry fees are payable on top, just under 13% in all.',
	},
	es: {
		courtage: 'sin comisión',
		courtage_note:
			'Venta del promotor, sin comisión. Al precio se añaden el 10 % de IVA, AJD, notaría y registro, en total algo menos del 13 %.',
	},
};

/** What every flat of the house has in common. */
export const building = {
	project_id: 203,
	broker_id: 63,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	rs_type: 'APARTMENT',
	rs_category: 'APARTMENT',
	archived: false,
	currency: 'EUR',
	...place,
	number_of_floors: 6,
	construction_year: 2027,
	free_from: 'Sommer 2027',
	condition: 'Erstbezug',
	interior_quality: 'gehoben',
	construction_phase: 'Haus im Bau',
	flooring_type: ['Feinsteinzeug', 'Zementfliesen'],
	heating_type: 'Wärmepumpe',
	air_conditioning: true,
	built_in_kitchen: true,
	lift: true,
	barrier_free: true,
	balcony: true,
	parking_space_type: 'Tiefgarage',
	parking_space_price: 34000,
	energy_certificate_availability: 'liegt vor',
	energy_efficiency_class: 'A',
	energy_efficiency_value: 31,
	thermal_characteristic: 31,
	co2_emission: 5,
	energy_certificate_start_date: '2026-03-12',
	energy_certificate_end_date: '2036-03-11',
	energy_certificate_construction_year: 2027,
	firing_types: ['Strom', 'Umweltwärme'],
	internal_brokerage: 'INTERN: 4 % + IVA vom Bauträger',
	contract_type: 'Alleinauftrag Bauträger',
	custom_fields: {
		calificacion_emisiones: { value: 'A', pretty_value: 'A' },
		anzahlung: {
			value: 'INTERN: 20 % bei Vertrag, Bankgarantie',
			pretty_value: 'INTERN: 20 % bei Vertrag, Bankgarantie',
		},
	},
	relationships: [
		{
			id: 8301,
			name: 'INTERN: Promocions Pati Borriana SL',
			internal_name: 'owner',
			client_id: 90301,
		},
	],
};
