import type { UnitRule } from './unit-rule.ts';

const eavg = { country: 'AT', from: '2012-12-01' } as const;

/** What advertisements in Austria must say. */
export const austria: readonly UnitRule[] = [
	{
		...eavg,
		id: 'at-energy-stated',
		source: '§ 3 EAVG 2012',
		fact: 'energyStated',
		when: { certificate: 'unsaid' },
	},
	{
		...eavg,
		id: 'at-energy-expired',
		source: '§ 4 EAVG 2012',
		fact: 'never',
		when: { certificate: 'expired' },
	},
	{
		...eavg,
		id: 'at-hwb',
		source: '§ 3 EAVG 2012',
		fact: 'hwb',
		when: { certificate: 'shown' },
	},
	{
		...eavg,
		id: 'at-fgee',
		source: '§ 3 EAVG 2012',
		fact: 'fgee',
		// Older certificates state the heating demand alone.
		when: { certificate: 'shown', issued: { from: '2012-12-01' } },
	},
	{
		id: 'at-tenant-commission',
		country: 'AT',
		from: '2023-07-01',
		source: '§ 17a MaklerG',
		fact: 'noTenantCommission',
		when: { deal: 'rent', use: 'dwelling' },
	},
];
