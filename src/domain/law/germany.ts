import { isSaid } from './advertised-unit.ts';
import { leavesOutVat } from './commission.ts';
import { claimsOfAPart, genericClaims, neutralClaims } from './environmental-claims.ts';
import * as facts from './facts.ts';
import type { Draft, RuledUnit, Rules } from './rule.ts';
import { wordsAddingParking } from './total-price.ts';

const sales = { units: 'for sale', of: ({ deal }: RuledUnit) => deal === 'buy' };
const pangv = {
	provision: '§ 3 PAngV',
	from: '2022-05-28',
	binds: 'whoever names prices to consumers',
};
const wovermg = {
	from: '2015-06-01',
	binds: 'estate agents who let dwellings',
	reviewedOn: '2026-11-25',
	...facts.letHomes,
};
const rent = {
	...wovermg,
	provision: '§ 6 (2) WoVermG',
	verified: 'wording (mieterverein-im-internet.de, § 8 WoVermG, which fines a breach of § 6 (2))',
};
const uwg = {
	from: '2026-09-27',
	binds: 'traders in advertising that reaches consumers',
	reviewedOn: '2026-11-25',
	verified:
		'report (taylorwessing.com.cn: the third act amending the UWG, promulgated on 19 February 2026)',
};
const ddg = {
	from: '2024-05-14',
	binds: 'providers of commercial websites',
	reviewedOn: '2026-11-21',
	verified: 'report (easyrechtssicher.de; haufe.de, 512100); not verified: the first day',
};

/** What advertisements in Germany must say beside the energy certificate, what no text may claim, and the imprint. */
export const germany = {
	'de-commission-stated': {
		provision: '§§ 656a–656d BGB, PAngV',
		from: '2020-12-23',
		binds: 'estate agents who sell flats and single-family houses to consumers',
		reviewedOn: '2026-11-25',
		verified: 'report (wettbewerbszentrale.de, brokerage from 23 December 2020)',
		...sales,
		shows: 'a commission, or that there is none',
		says: 'neither a commission nor that there is none is said',
		breaks: ({ costs }) => !isSaid(costs.commission) && !isSaid(costs.commissionNote),
	},
	'de-commission-vat': {
		...pangv,
		reviewedOn: '2026-11-25',
		verified:
			'report (sz-immo.de and hiller-schleehuber.de (LG Osnabrück, 13 O 7/13), on § 1 of the PAngV before 2022); not verified: the provision and the first day under the PAngV of 2022',
		units: 'with a commission',
		shows: 'that VAT is included in the commission',
		says: 'the commission is not an end price: VAT included is not said',
		breaks: ({ costs }) => leavesOutVat(costs),
	},
	'de-tenant-commission': {
		...wovermg,
		provision: '§ 2 (1a) WoVermG',
		verified: 'report (datenbank.nwb.de, Federal Constitutional Court on § 2 (1a))',
		...facts.noTenantCommission,
	},
	'de-rent-stated': {
		...rent,
		shows: 'the rent',
		says: 'the rent is not said',
		breaks: ({ price }) => price.kind === 'onRequest',
	},
	'de-rent-ancillary': {
		...rent,
		shows: 'whether ancillary costs come on top of the rent',
		says: 'not said whether ancillary costs come on top of the rent',
		breaks: ({ price, costs: { serviceCharge, heating } }) =>
			price.kind === 'rent' && (price.total ?? serviceCharge ?? heating) === undefined,
	},
	'de-total-price': {
		...pangv,
		reviewedOn: '2026-11-21',
		verified:
			'report (blog.fairpreis-immobilien.com (OLG Düsseldorf, 2 U 52/92), on the PAngV before 2022); not verified: the provision and the first day under the PAngV of 2022',
		...sales,
		units: 'for sale, where a text adds a parking space to the price',
		shows: 'the price of the parking space, so that the total can be shown',
		says: 'a text adds a parking space to the price, but its price is not set, so the total is not shown; right: set the price of the parking space in the CRM',
		breaks: (unit) => unit.costs.parking === undefined && wordsAddingParking(unit),
	},
	'de-green-claim': {
		...uwg,
		provision: 'no. 4a of the Annex to § 3 (3) UWG',
		shows:
			'no generic claim on the environment, unless its measure stands in the same sentence or an excellent performance recognised by the EU is proved',
		says: 'is a generic claim on the environment',
		right: 'what was measured or certified, such as "heat pump, 24 kWh/(m²·a), class A+"',
		finds: genericClaims,
	},
	'de-green-part': {
		...uwg,
		provision: 'no. 4b of the Annex to § 3 (3) UWG',
		shows: 'no claim on the environment about the whole building that a part of it alone bears out',
		says: 'claims of the whole what is true of a part',
		right: 'the part by itself, such as "solar panels of 9.8 kWp on the roof"',
		finds: claimsOfAPart,
	},
	'de-climate-neutral': {
		...uwg,
		provision: 'no. 4c of the Annex to § 3 (3) UWG',
		shows:
			'no claim that the building is neutral, or better, for the climate on the ground of offsets',
		says: 'is a claim of being neutral for the climate, which offsets cannot bear out',
		right: 'the emissions of the building itself, such as "6 kg CO₂/(m²·a)"',
		finds: neutralClaims,
	},
	'de-imprint-address': {
		...ddg,
		provision: '§ 5 (1) no. 1 DDG',
		...facts.address,
		pattern: new RegExp(String.raw`${facts.street}[\s,]{1,5}(?:D-)?\d{5}\s+\p{Lu}`, 'u'),
	},
	'de-imprint-email': { ...ddg, provision: '§ 5 (1) no. 2 DDG', ...facts.email },
	'de-imprint-phone': {
		...ddg,
		provision: '§ 5 (1) no. 2 DDG',
		shows: 'a second quick way of contact, such as a telephone number',
		says: 'a second quick way of contact, such as a telephone number, is missing',
		pattern: /(?:\+|\b0)\d[\d\s()/.–-]{5,20}\d/u,
	},
	'de-imprint-representation': {
		...ddg,
		provision: '§ 5 (1) no. 1 DDG',
		shows: 'who represents a legal person',
		says: 'who represents the company is missing',
		pattern:
			/vertret|gesch(?:ä|ae)ftsf(?:ü|ue)hr|vorstand|represented|managing director|representad|administrador/iu,
		when: facts.legalPerson,
	},
	'de-imprint-register': {
		...ddg,
		provision: '§ 5 (1) no. 4 DDG',
		shows: 'register and number of a registered company',
		says: 'register and number missing',
		pattern: /\b(?:HR\s?[AB]|GnR|PR|VR)\P{L}{0,6}\d/u,
		when: facts.registered,
	},
	'de-imprint-vat-number': {
		...ddg,
		provision: '§ 5 (1) no. 6 DDG',
		shows: 'VAT number or business number of a registered company that has one',
		says: 'VAT number (USt-IdNr.) or business number missing; whoever has one must name it',
		pattern: /\bDE\s?\d(?:\s?\d){8}\b|W(?:irtschafts)?-?Id/iu,
		when: facts.registered,
	},
	'de-imprint-licence': {
		...ddg,
		provision: '§ 34c GewO',
		shows: 'the licence under § 34c GewO',
		says: 'the licence under § 34c GewO is missing',
		pattern: /34\s?c\b/iu,
	},
	'de-imprint-authority': {
		...ddg,
		provision: '§ 5 (1) no. 3 DDG',
		shows: 'the competent supervisory authority, which may not be the one that issued the licence',
		says: 'the competent supervisory authority is missing; the one that issued the licence may be another',
		pattern: facts.authority,
	},
} satisfies Rules;

/** Drafts, and law that is met elsewhere than by a rule. */
export const germanDrafts: readonly Draft[] = [
	{
		provision: '§ 5 (3) no. 4 UWG; no. 2a of the Annex to § 3 (3) UWG',
		from: '2026-09-27',
		text: 'Binds traders in advertising that reaches consumers. What pages show: for claims on what will be ("climate neutral by 2030") a public plan that an expert examines; no seal that is not certified. What the program does: Whether there is a plan, or who stands behind a seal, no program can tell. Claims on the present are checked by `de-green-claim`, `de-green-part` and `de-climate-neutral`.',
		reviewedOn: '2026-11-25',
		verified: 'report (taylorwessing.com.cn; bdew.de)',
	},
	{
		provision: '§ 87 GModG (draft)',
		text: 'Binds sellers, landlords and estate agents who advertise. What pages show: annual primary energy in place of final energy, and the day of issue. What the program does: Asks for final energy as the GEG does. When it is promulgated: give the rules of § 87 GEG an `until`, add new ones with a `from`, and have the pages show primary energy and the day of issue.',
		reviewedOn: '2026-11-25',
		verified:
			'report (energyausweis.de (cabinet, 13 May 2026)); not verified: whether it was promulgated',
	},
	{
		provision: '§ 556d (1a) BGB (draft of 8 February 2026)',
		text: 'Binds landlords of furnished homes where the rent is capped. What pages show: the surcharge for furniture apart from the rent. What the program does: Asks nothing. The draft speaks of contracts; whether advertisements would have to show the surcharge is open.',
		reviewedOn: '2026-11-25',
		verified: 'report (zirngibl.de and blog.otto-schmidt.de); not verified: whether it was passed',
	},
];
