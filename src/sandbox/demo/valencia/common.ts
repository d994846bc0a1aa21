import { paidBySeller } from '../commission.ts';

/** What the offers in and around València have in common. */
export const valencia = {
	region: 'Comunitat Valenciana',
	country: 'ESP',
	currency: 'EUR',
	broker_id: 63,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	archived: false,
	energy_certificate_availability: 'liegt vor',
	...paidBySeller.de,
};
