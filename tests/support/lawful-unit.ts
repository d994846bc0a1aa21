import type { Energy } from '../../src/domain/energy.ts';
import type { Unit } from '../../src/domain/unit.ts';

/** Everything a German certificate of a dwelling must show. */
export const lawfulEnergy: Energy = {
	availability: 'present',
	certificate: 'demand',
	value: 62.4,
	efficiencyClass: 'B',
	carrier: { de: 'Fernwärme' },
	year: 2019,
	issued: '2020-03-01',
	validUntil: '2030-02-28',
};

/** A flat for sale in Leipzig that says all the law asks. */
export const lawfulUnit: Unit & { energy: Energy } = {
	id: 4711,
	reference: 'L-4711',
	status: 'available',
	deal: 'buy',
	kind: 'apartment',
	title: { de: 'Drei Zimmer am Kanal' },
	description: { de: '<p>Zwei Balkone.</p>' },
	location: {},
	furnishing: {},
	other: {},
	place: { zip: '04229', city: 'Leipzig', country: 'DE' },
	price: { kind: 'purchase', amount: { cents: 400_000_00, currency: 'EUR' } },
	costs: { commission: { de: '3,57 % inkl. MwSt.', en: '3.57% incl. VAT' } },
	areas: { living: 90 },
	flooring: [],
	bathroom: [],
	features: [],
	energy: lawfulEnergy,
	pictures: [],
	links: [],
	fields: [],
};
