import type { UnitRule } from './unit-rule.ts';

const geg = { country: 'DE', from: '2020-11-01' } as const;
const shown = { certificate: 'shown' } as const;

/** What advertisements in Germany must say. */
export const germany: readonly UnitRule[] = [
	{
		...geg,
		id: 'de-energy-stated',
		source: '§§ 80, 87 GEG',
		fact: 'energyStated',
		when: { certificate: 'unsaid' },
	},
	{
		...geg,
		id: 'de-energy-expired',
		source: '§ 79 (3) GEG',
		fact: 'never',
		when: { certificate: 'expired' },
	},
	{ ...geg, id: 'de-energy-type', source: '§ 87 GEG', fact: 'energyType', when: shown },
	{
		...geg,
		id: 'de-energy-value',
		source: '§ 87 GEG',
		fact: 'energyValue',
		when: { ...shown, use: 'dwelling' },
	},
	{
		...geg,
		id: 'de-energy-value',
		source: '§ 87 GEG',
		fact: 'energyAnyValue',
		when: { ...shown, use: 'unclear' },
	},
	{
		...geg,
		id: 'de-energy-heat',
		source: '§ 87 (2) GEG',
		fact: 'energyHeat',
		when: { ...shown, use: 'business' },
	},
	{
		...geg,
		id: 'de-energy-electricity',
		source: '§ 87 (2) GEG',
		fact: 'energyElectricity',
		when: { ...shown, use: 'business' },
	},
	{ ...geg, id: 'de-energy-carrier', source: '§ 87 GEG', fact: 'energyCarrier', when: shown },
	{
		...geg,
		id: 'de-energy-year',
		source: '§ 87 GEG',
		fact: 'energyYear',
		when: { ...shown, use: 'dwelling' },
	},
	{
		...geg,
		id: 'de-energy-class',
		source: '§ 87 GEG',
		fact: 'energyClass',
		// § 112 GEG: certificates from before May 2014 know no class.
		when: { ...shown, use: 'dwelling', issued: { from: '2014-05-01' } },
	},
	{
		...geg,
		id: 'de-energy-warm-water',
		source: '§ 112 GEG',
		fact: 'energyWarmWater',
		when: { ...shown, issued: { from: '2007-10-01', until: '2014-04-30' } },
	},
	{
		id: 'de-commission-stated',
		country: 'DE',
		from: '2020-12-23',
		source: '§§ 656a–656d BGB, PAngV',
		fact: 'commissionStated',
		when: { deal: 'buy' },
	},
	{
		id: 'de-commission-vat',
		country: 'DE',
		from: '2022-05-28',
		source: '§ 3 PAngV',
		fact: 'commissionVat',
		when: {},
	},
	{
		id: 'de-tenant-commission',
		country: 'DE',
		from: '2015-06-01',
		source: '§ 2 (1a) WoVermG',
		fact: 'noTenantCommission',
		when: { deal: 'rent', use: 'dwelling' },
	},
	{
		id: 'de-rent-stated',
		country: 'DE',
		from: '2015-06-01',
		source: '§ 6 (2) WoVermG',
		fact: 'rentStated',
		when: { deal: 'rent', use: 'dwelling' },
	},
	{
		id: 'de-rent-ancillary',
		country: 'DE',
		from: '2015-06-01',
		source: '§ 6 (2) WoVermG',
		fact: 'rentAncillary',
		when: { deal: 'rent', use: 'dwelling' },
	},
	{
		id: 'de-total-price',
		country: 'DE',
		from: '2022-05-28',
		source: '§ 3 PAngV',
		fact: 'parkingInPrice',
		when: { deal: 'buy' },
	},
];
