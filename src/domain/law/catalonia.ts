import type { Provision } from './provision.ts';
import type { UnitRule } from './unit-rule.ts';

const decree = {
	country: 'ES',
	from: '2025-01-30',
	source: 'Decreto-ley 1/2025 de Cataluña',
	binds:
		'agents and landlords who offer a home for rent in a stressed area; fines from 9,001 to 90,000 €',
	looked: '2026-11-25',
	verified: {
		how: 'report',
		at: 'dlapiper.com, fmc.cat and moreraasesores.com',
		open: 'the amount of the fines',
	},
} as const satisfies Provision;

/** What offers to rent out homes in Catalonia must say; a finding leads to the custom fields of the settings. */
export const catalonia: readonly UnitRule[] = [
	{
		...decree,
		id: 'es-ct-stressed-area',
		shows: 'whether the home lies in a stressed area (custom field of the role `stressedArea`)',
		concerns: 'homes to let in Catalonia, short lets left out',
		fact: 'stressedAreaStated',
		when: { deal: 'rent', stressed: ['unsaid'] },
	},
	{
		...decree,
		id: 'es-ct-rent-reference',
		shows:
			'the rent of the last contract of the past five years, else that of the reference index (custom field of the role `lastRent` or `referenceRent`)',
		concerns: 'homes to let in Catalonia, unless a field says that they lie in no stressed area',
		fact: 'rentReference',
		when: { deal: 'rent', stressed: ['yes', 'unsaid'] },
	},
	{
		...decree,
		id: 'es-ct-large-holder',
		shows: 'whether the owner is a large holder (custom field of the role `largeHolder`)',
		concerns: 'homes to let in Catalonia, unless a field says that they lie in no stressed area',
		fact: 'largeHolder',
		when: { deal: 'rent', stressed: ['yes', 'unsaid'] },
	},
];
