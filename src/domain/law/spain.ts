import { spanishRegion } from '../region.ts';
import * as facts from './facts.ts';
import type { Draft, RuledUnit, Rules } from './rule.ts';

const label = {
	...facts.certified,
	provision: 'RD 390/2021',
	from: '2021-06-03',
	binds: 'whoever offers, promotes or advertises a building or part of one for sale or rent',
	reviewedOn: '2026-11-25',
	verified: 'report (acuex.org)',
};
const catalanDecree = {
	provision: 'Decreto-ley 1/2025 de Cataluña',
	from: '2025-01-30',
	binds:
		'agents and landlords who offer a home for rent in a stressed area; fines from 9,001 to 90,000 €',
	reviewedOn: '2026-11-25',
	verified:
		'report (dlapiper.com, fmc.cat and moreraasesores.com); not verified: the amount of the fines',
	units: 'homes to let in Catalonia, unless a field says that they lie in no stressed area',
	of: mayBeStressed,
};
const lssi = {
	provision: 'art. 10 LSSI',
	from: '2002-10-12',
	binds: 'providers of commercial websites',
	reviewedOn: '2026-11-25',
	verified: 'report (caruncho-tome.com); not verified: the first day',
};

/** What advertisements and imprints in Spain must say, in Catalonia more than elsewhere. */
export const spain = {
	'es-energy-stated': {
		...label,
		...facts.certificateSaid,
		shows: 'the label, or that it is under way',
	},
	'es-energy-expired': {
		...label,
		...facts.certificateValid,
		verified: 'report (certicalia.com and ctaima.com: five years for the letter G, else ten)',
		units:
			'certificates past their last day, or ten years old; of the letter G five, when issued since 3 June 2021',
	},
	'es-energy-label': {
		...label,
		shows: 'a letter from A to G',
		says: 'energy label (a letter from A to G) missing',
		breaks: ({ energy }) => !/^[A-G]$/.test(energy.efficiencyClass ?? ''),
	},
	'es-tenant-commission': {
		provision: 'art. 20.1 LAU',
		from: '2023-05-26',
		binds: 'landlords of homes, and their agents',
		reviewedOn: '2026-11-25',
		verified: 'report (abogadoarrendamientos.com (Ley 12/2023))',
		...facts.noTenantCommission,
	},
	'es-short-stay-number': {
		provision: 'register of tourism of the community',
		from: '2025-07-01',
		binds: 'whoever advertises a home for tourists',
		reviewedOn: '2026-11-25',
		verified:
			'report (consumoresponde.es (Andalucía) and valenciaplaza.com (Decreto 10/2021): the number of the community stands in all advertising. The single state number of RD 1312/2024 was annulled by the Supreme Court on appeal of the Generalitat Valenciana (exnovo.law) and is not asked for); not verified: the day of that judgment',
		units: 'short lets',
		shows:
			'a published custom field whose key names a registration (`…regist…`, or the word `vu`, `vut`, `nra` or `nrua`, as in `numero_vut`)',
		says: 'no published field holds the registration number of the short let',
		of: ({ deal, kind }) => deal === 'rent' && kind === 'shortStay',
		breaks: ({ fields }) => !fields.some(({ key }) => namesRegistration(key)),
	},
	'es-ct-stressed-area': {
		...catalanDecree,
		units: 'homes to let in Catalonia, short lets left out',
		shows: 'whether the home lies in a stressed area (custom field of the role `stressedArea`)',
		says: 'not said whether the home to let lies in a stressed area: publish a custom field of the role stressedArea with yes or no',
		breaks: (unit) => saysStressed(unit) === undefined,
	},
	'es-ct-rent-reference': {
		...catalanDecree,
		shows:
			'the rent of the last contract of the past five years, else that of the reference index (custom field of the role `lastRent` or `referenceRent`)',
		says: 'neither the last rent nor that of the reference index is said: publish a custom field of the role lastRent or referenceRent',
		breaks: ({ fields }) =>
			!fields.some(
				({ role, value }) => (role === 'lastRent' || role === 'referenceRent') && /\d/.test(value),
			),
	},
	'es-ct-large-holder': {
		...catalanDecree,
		shows: 'whether the owner is a large holder (custom field of the role `largeHolder`)',
		says: 'not said whether the owner is a large holder: publish a custom field of the role largeHolder with yes or no',
		breaks: ({ fields }) =>
			!fields.some(({ role, reading }) => role === 'largeHolder' && reading?.kind === 'flag'),
	},
	'es-imprint-address': {
		...lssi,
		...facts.address,
		pattern: /\p{L}[\p{L}.’' ºª/-]{1,60},?\s?(?:n\.?º?\s?)?\d{1,5}[^\n]{0,40}?\b\d{5}\s+\p{Lu}/u,
	},
	'es-imprint-email': { ...lssi, ...facts.email },
	'es-imprint-tax-number': {
		...lssi,
		shows: 'tax number (NIF)',
		says: 'tax number (NIF) missing',
		pattern: /\b(?:N\.?I\.?F|C\.?I\.?F|N\.?I\.?E)\b\P{L}{0,6}[A-Z]?[\s.-]?\d/iu,
	},
	'es-imprint-register': {
		...lssi,
		shows: 'entry in the commercial register of a legal person',
		says: 'entry in the commercial register missing',
		pattern: /registro mercantil|handelsregister|commercial register/iu,
		when: facts.legalPerson,
	},
} satisfies Rules;

/** Drafts that ask nothing yet, and what was annulled. */
export const spanishDrafts: readonly Draft[] = [
	{
		provision: 'Ley de Consumo Sostenible, amending the Ley 3/1991 (draft)',
		text: 'Binds traders in advertising that reaches consumers. What pages show: what the rules on claims on the environment ask for in Germany. What the program does: Those rules bind texts of units in Germany only. When it is passed: add them for Spain in src/domain/law/spain.ts.',
		reviewedOn: '2026-11-25',
		verified: 'report (cuatrecasas.com); not verified: whether it was passed',
	},
	{
		provision: 'act accompanying the Catalan budget of 2026 (draft)',
		text: 'Binds agents and landlords who offer a home for rent in a stressed area. What pages show: the maximum rent, the cédula de habitabilidad and the energy certificate as well. What the program does: Asks for what Decreto-ley 1/2025 asks for. Further fields can be published by `customFields` of the settings at any time.',
		reviewedOn: '2026-11-25',
		verified: 'report (guyanaguardian.com, 14 January 2026); not verified: whether it was passed',
	},
	{
		provision: 'RD 1312/2024, registration number',
		state: 'Annulled',
		text: 'Binds platforms on which short lets are contracted, and those who offer there. What pages show: the single number of the land registry. What the program does: Not asked for: the Supreme Court annulled it, and it bound platforms that conclude contracts, which this site does not. `es-short-stay-number` asks for the number of the community.',
		reviewedOn: '2026-11-25',
		verified:
			'report (exnovo.law on the judgment; viajesyturismo.online on platforms); not verified: the day of the judgment',
	},
];

/** Where stressed areas are (Ley 12/2023); the lists of municipalities are not in the program. */
export const stressedAreas = [
	{
		region: 'CT',
		from: '2024-03-16',
		ends: '2027-03-16',
		covers: '140 municipalities (TER/800/2024; abogadoarrendamientos.com)',
		reviewedOn: '2026-11-25',
	},
	{
		region: 'CT',
		from: '2024-10-09',
		covers: '131 more municipalities (bobinas.p4g.club; first and last day not verified)',
		reviewedOn: '2026-11-25',
	},
];

/** Whether a home to let for good lies where areas are stressed, and no field says that its own is not. */
function mayBeStressed(unit: RuledUnit): boolean {
	if (!facts.letHomes.of(unit) || unit.kind === 'shortStay') return false;
	const region = spanishRegion(unit.place);
	const isThere = stressedAreas.some((area) => area.region === region);
	return isThere && saysStressed(unit) !== false;
}

function saysStressed({ fields }: RuledUnit): boolean | undefined {
	const reading = fields.find(({ role }) => role === 'stressedArea')?.reading;
	return reading?.kind === 'flag' ? reading.is : undefined;
}

/** "numero_vut", "nra-number", "numeroVUT"; of "vuelta" or "general" nothing is a word. */
function namesRegistration(key: string): boolean {
	const words = key.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u).map((word) => word.toLowerCase());
	return words.some((word) => word.includes('regist') || /^(?:vut?|nru?a)$/.test(word));
}
