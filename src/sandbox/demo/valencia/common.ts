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

/** What business premises there have in common. */
export const valenciaBusiness = {
	...place,
	broker_id: 68,
	object_type: 'COMMERCIAL',
};
