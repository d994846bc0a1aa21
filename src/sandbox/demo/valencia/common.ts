import { paidBySeller } from '../commission.ts';

const place = {
	region: 'Comunitat Valenciana',
	country: 'ESP',
	currency: 'EUR',
	archived: false,
};

/** What the homes for sale in and around València have in common. */
export const valencia = {
	...place,
	broker_id: 63,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	energy_certificate_availability: 'liegt vor',
	...paidBySeller.de,
};

/** What the homes to let there have in common; tenants pay no commission (Ley de Vivienda, 2023). */
export const valenciaToLet = {
	...place,
	broker_id: 68,
	marketing_type: 'RENT',
	object_type: 'LIVING',
	energy_certificate_availability: 'liegt vor',
};

/** What renovated flats with floors of cement tiles have in common. */
export const renovatedWithTiles = {
	condition: 'vollständig renoviert',
	flooring_type: ['Zementfliesen'],
	heating_type: 'Klimaanlage',
	firing_types: ['Strom'],
	balcony: true,
	lift: true,
	built_in_kitchen: true,
	air_conditioning: true,
};

/** What business premises there have in common. */
export const valenciaBusiness = {
	...place,
	broker_id: 68,
	object_type: 'COMMERCIAL',
};
