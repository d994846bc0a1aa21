import type { UnitRule } from './unit-rule.ts';

const label = { country: 'ES', from: '2021-06-03', source: 'RD 390/2021' } as const;

/** What advertisements in Spain must say. */
export const spain: readonly UnitRule[] = [
	{ ...label, id: 'es-energy-stated', fact: 'energyStated', when: { certificate: 'unsaid' } },
	{ ...label, id: 'es-energy-expired', fact: 'never', when: { certificate: 'expired' } },
	{ ...label, id: 'es-energy-label', fact: 'energyLabel', when: { certificate: 'shown' } },
	{
		id: 'es-tenant-commission',
		country: 'ES',
		from: '2023-05-26',
		source: 'art. 20.1 LAU',
		fact: 'noTenantCommission',
		when: { deal: 'rent', use: 'dwelling' },
	},
	{
		id: 'es-short-stay-number',
		country: 'ES',
		from: '2025-07-01',
		source: 'RD 1312/2024',
		fact: 'shortStayNumber',
		when: { deal: 'rent', kind: 'shortStay' },
	},
];
