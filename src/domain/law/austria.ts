import type { Provision } from './provision.ts';
import type { UnitRule } from './unit-rule.ts';

const eavg = {
	country: 'AT',
	from: '2012-12-01',
	source: '§ 3 EAVG 2012',
	binds: 'sellers, landlords and estate agents who advertise in print or electronic media',
	looked: '2026-11-25',
	verified: {
		how: 'report',
		at: 'archiphysik.at (BGBl. I 27/2012); immodec.at',
		open: 'whether the draft that would replace the fGEE (bmj.gv.at, comments until 23 February 2026) has been promulgated',
	},
} as const satisfies Provision;
const shown = { certificate: 'shown' } as const;

/** What advertisements in Austria must say. */
export const austria: readonly UnitRule[] = [
	{
		...eavg,
		id: 'at-energy-stated',
		shows: 'a word on the certificate',
		concerns: 'buildings of which the account says nothing',
		fact: 'energyStated',
		when: { certificate: 'unsaid' },
	},
	{
		...eavg,
		id: 'at-energy-expired',
		source: '§ 4 EAVG 2012',
		verified: { how: 'report', at: 'immoberaterin.at: ten years at most' },
		shows: 'a valid certificate',
		concerns: 'certificates older than ten years',
		fact: 'never',
		when: { certificate: 'expired' },
	},
	{
		...eavg,
		id: 'at-hwb',
		shows: 'heating demand (HWB)',
		concerns: 'with a certificate',
		fact: 'hwb',
		when: shown,
	},
	{
		...eavg,
		id: 'at-fgee',
		shows: 'total energy efficiency factor (fGEE)',
		concerns: 'with a certificate since December 2012; older ones state the heating demand alone',
		fact: 'fgee',
		when: { ...shown, issued: { from: '2012-12-01' } },
	},
	{
		id: 'at-tenant-commission',
		country: 'AT',
		from: '2023-07-01',
		source: '§ 17a MaklerG',
		binds: 'estate agents who were commissioned by the landlord first',
		looked: '2026-11-25',
		verified: { how: 'report', at: 'oiz.at (BGBl. I 24/2023)' },
		shows: 'no commission of the tenant',
		concerns: 'dwellings to let',
		fact: 'noTenantCommission',
		when: { deal: 'rent', use: 'dwelling' },
	},
];
