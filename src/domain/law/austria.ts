import { isIssuedSince } from './certificate.ts';
import * as facts from './facts.ts';
import type { Draft, Rules } from './rule.ts';

const eavg = {
	...facts.certified,
	provision: '§ 3 EAVG 2012',
	from: '2012-12-01',
	binds: 'sellers, landlords and estate agents who advertise in print or electronic media',
	reviewedOn: '2026-11-25',
	verified:
		'report (archiphysik.at (BGBl. I 27/2012); immodec.at); not verified: whether the draft that would replace the fGEE (bmj.gv.at, comments until 23 February 2026) has been promulgated',
};
const ecg = {
	provision: '§ 5 ECG',
	from: '2002-01-01',
	binds: 'providers of commercial websites',
	reviewedOn: '2026-11-25',
	verified: 'report (oehv.at); not verified: the first day',
};

/** What advertisements and imprints in Austria must say. */
export const austria = {
	'at-energy-stated': { ...eavg, ...facts.certificateSaid },
	'at-energy-expired': {
		...eavg,
		...facts.certificateValid,
		provision: '§ 4 EAVG 2012',
		verified: 'report (immoberaterin.at: ten years at most)',
		units: 'certificates older than ten years',
	},
	'at-hwb': {
		...eavg,
		shows: 'heating demand (HWB)',
		says: 'heating demand (HWB) missing',
		breaks: ({ energy }) => energy.hwb === undefined,
	},
	'at-fgee': {
		...eavg,
		units: 'with a certificate since December 2012; older ones state the heating demand alone',
		shows: 'total energy efficiency factor (fGEE)',
		says: 'total energy efficiency factor (fGEE) missing, which every certificate since 2012 holds',
		breaks: ({ energy }) => isIssuedSince('2012-12-01', energy) && energy.fgee === undefined,
	},
	'at-tenant-commission': {
		provision: '§ 17a MaklerG',
		from: '2023-07-01',
		binds: 'estate agents who were commissioned by the landlord first',
		reviewedOn: '2026-11-25',
		verified: 'report (oiz.at (BGBl. I 24/2023))',
		...facts.noTenantCommission,
	},
	'at-imprint-address': {
		...ecg,
		...facts.address,
		pattern: new RegExp(
			String.raw`${facts.street}[\s,/]{1,5}(?:A-)?\d{4}\s+\p{Lu}|\b\d{4}\s+\p{Lu}[\p{L}. -]{1,60},\s*${facts.street}`,
			'u',
		),
	},
	'at-imprint-email': { ...ecg, ...facts.email },
	'at-imprint-register': {
		...ecg,
		shows: 'Firmenbuch number of a registered company',
		says: 'company register number (Firmenbuchnummer) missing',
		pattern: /\b(?:FN|Firmenbuch(?:nummer)?)\P{L}{0,6}\d{1,9}\s?[a-z]\b/iu,
		when: facts.registered,
	},
	'at-imprint-authority': {
		...ecg,
		shows: 'the supervisory authority',
		says: 'the supervisory authority is missing',
		pattern: new RegExp(
			String.raw`${facts.authority.source}|gewerbebeh(?:ö|oe)rde|bezirkshauptmannschaft|magistrat`,
			'iu',
		),
	},
	'at-imprint-trade': {
		...ecg,
		provision: '§ 5 ECG, § 63 GewO',
		shows: 'the trade (Immobilientreuhänder, Immobilienmakler) or its chamber',
		says: 'the trade (Immobilientreuhänder, Immobilienmakler) or its chamber is missing',
		pattern: /immobilientreuh|immobilienmakler|wirtschaftskammer|\bWKO?\b|estate agent/iu,
	},
	'at-imprint-media-owner': {
		...ecg,
		provision: '§ 25 MedienG',
		from: '2012-07-01',
		binds: 'whoever runs a website',
		verified: 'report (immowelt.at); not verified: the first day',
		shows: 'the disclosure of the media owner',
		says: 'the disclosure of the media owner is missing',
		pattern: /medieninhaber|offenlegung|media owner|MedienG/iu,
	},
} satisfies Rules;

/** Drafts that ask nothing yet. */
export const austrianDrafts: readonly Draft[] = [
	{
		provision: 'amendment of the EAVG 2012 (draft)',
		text: 'Binds sellers, landlords and estate agents who advertise in print or electronic media. What pages show: heating demand (HWB) and final energy with the class; the fGEE drops out. What the program does: `at-fgee` asks for the fGEE as long as the law of 2012 stands. The draft named 30 May 2026. When it is promulgated: give `at-fgee` an `until`, and add rules for final energy and class.',
		reviewedOn: '2026-11-25',
		verified:
			'report (bmj.gv.at (comments until 23 February 2026)); not verified: whether it was promulgated',
	},
	{
		provision: 'amendment of the UWG for Directive (EU) 2024/825 (draft of 10 June 2026)',
		text: 'Binds traders in advertising that reaches consumers. What pages show: what the rules on claims on the environment ask for in Germany. What the program does: Those rules bind texts of units in Germany only. When it is promulgated: add them for Austria in src/domain/law/austria.ts.',
		reviewedOn: '2026-11-25',
		verified: 'report (infomediu.eu and wko.at); not verified: whether it was promulgated',
	},
];
