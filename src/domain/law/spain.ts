import type { Provision } from './provision.ts';
import type { UnitRule } from './unit-rule.ts';

const label = {
	country: 'ES',
	from: '2021-06-03',
	source: 'RD 390/2021',
	binds: 'whoever offers, promotes or advertises a building or part of one for sale or rent',
	looked: '2026-11-25',
	verified: { how: 'report', at: 'acuex.org' },
} as const satisfies Provision;

/** What advertisements in Spain must say. */
export const spain: readonly UnitRule[] = [
	{
		...label,
		id: 'es-energy-stated',
		shows: 'the label, or that it is under way',
		concerns: 'buildings of which the account says nothing',
		fact: 'energyStated',
		when: { certificate: 'unsaid' },
	},
	{
		...label,
		id: 'es-energy-expired',
		verified: {
			how: 'report',
			at: 'certicalia.com and ctaima.com: five years for the letter G, else ten',
		},
		shows: 'a valid certificate',
		concerns:
			'certificates past their last day, or ten years old; of the letter G five, when issued since 3 June 2021',
		fact: 'never',
		when: { certificate: 'expired' },
	},
	{
		...label,
		id: 'es-energy-label',
		shows: 'a letter from A to G',
		concerns: 'with a certificate',
		fact: 'energyLabel',
		when: { certificate: 'shown' },
	},
	{
		id: 'es-tenant-commission',
		country: 'ES',
		from: '2023-05-26',
		source: 'art. 20.1 LAU',
		binds: 'landlords of homes, and their agents',
		looked: '2026-11-25',
		verified: { how: 'report', at: 'abogadoarrendamientos.com (Ley 12/2023)' },
		shows: 'no commission of the tenant',
		concerns: 'dwellings to let',
		fact: 'noTenantCommission',
		when: { deal: 'rent', use: 'dwelling' },
	},
	{
		id: 'es-short-stay-number',
		country: 'ES',
		from: '2025-07-01',
		source: 'register of tourism of the community',
		binds: 'whoever advertises a home for tourists',
		looked: '2026-11-25',
		verified: {
			how: 'report',
			at: 'consumoresponde.es (Andalucía) and valenciaplaza.com (Decreto 10/2021): the number of the community stands in all advertising. The single state number of RD 1312/2024 was annulled by the Supreme Court on appeal of the Generalitat Valenciana (exnovo.law) and is not asked for',
			open: 'the day of that judgment',
		},
		shows:
			'a published custom field whose key names a registration (`…regist…`, or the word `vu`, `vut`, `nra` or `nrua`, as in `numero_vut`)',
		concerns: 'short lets',
		fact: 'shortStayNumber',
		when: { deal: 'rent', kind: 'shortStay' },
	},
];
