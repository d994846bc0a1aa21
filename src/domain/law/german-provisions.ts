import type { Provision } from './provision.ts';

const advertiser =
	'sellers, landlords and estate agents who answer for an advertisement in commercial media';
const geg = {
	country: 'DE',
	from: '2020-11-01',
	source: '§ 87 GEG',
	binds: `${advertiser}, while a certificate exists`,
	looked: '2026-11-25',
	verified: { how: 'wording', at: 'lexcada.com, GEG' },
} as const satisfies Provision;
const wovermg = {
	country: 'DE',
	from: '2015-06-01',
	binds: 'estate agents who let dwellings',
	looked: '2026-11-25',
} as const;

/** What the German rules rest on. */
export const german = {
	geg,
	gegBusiness: { ...geg, source: '§ 87 (2) GEG' },
	gegOld: {
		...geg,
		source: '§ 112 GEG',
		verified: { how: 'report', at: 'haufe.de, HI16021444' },
	},
	gegPresented: {
		...geg,
		source: '§§ 80, 87 GEG',
		binds: advertiser,
		verified: { how: 'report', at: 'umwelt.bremen.de, energy certificates' },
	},
	gegValidity: {
		...geg,
		source: '§ 79 (3) GEG',
		binds: advertiser,
		verified: { how: 'wording', at: 'gesetze.co, § 79 GEG' },
	},
	commission: {
		country: 'DE',
		from: '2020-12-23',
		source: '§§ 656a–656d BGB, PAngV',
		binds: 'estate agents who sell flats and single-family houses to consumers',
		looked: '2026-11-25',
		verified: { how: 'report', at: 'wettbewerbszentrale.de, brokerage from 23 December 2020' },
	},
	endPrice: {
		country: 'DE',
		from: '2022-05-28',
		source: '§ 3 PAngV',
		binds: 'whoever names prices to consumers',
		looked: '2026-11-25',
		verified: {
			how: 'report',
			at: 'sz-immo.de and hiller-schleehuber.de (LG Osnabrück, 13 O 7/13), on § 1 of the PAngV before 2022',
			open: 'the provision and the first day under the PAngV of 2022',
		},
	},
	totalPrice: {
		country: 'DE',
		from: '2022-05-28',
		source: '§ 3 PAngV',
		binds: 'whoever names prices to consumers',
		looked: '2026-11-21',
		verified: {
			how: 'report',
			at: 'blog.fairpreis-immobilien.com (OLG Düsseldorf, 2 U 52/92), on the PAngV before 2022',
			open: 'the provision and the first day under the PAngV of 2022',
		},
	},
	noTenantFee: {
		...wovermg,
		source: '§ 2 (1a) WoVermG',
		verified: { how: 'report', at: 'datenbank.nwb.de, Federal Constitutional Court on § 2 (1a)' },
	},
	rentStated: {
		...wovermg,
		source: '§ 6 (2) WoVermG',
		verified: {
			how: 'wording',
			at: 'mieterverein-im-internet.de, § 8 WoVermG, which fines a breach of § 6 (2)',
		},
	},
	uwg: {
		country: 'DE',
		from: '2026-09-27',
		source: 'no. 4a of the Annex to § 3 (3) UWG',
		binds: 'traders in advertising that reaches consumers',
		looked: '2026-11-25',
		verified: {
			how: 'report',
			at: 'taylorwessing.com.cn: the third act amending the UWG, promulgated on 19 February 2026',
		},
	},
	ddg: {
		country: 'DE',
		from: '2024-05-14',
		source: '§ 5 DDG',
		binds: 'providers of commercial websites',
		looked: '2026-11-21',
		verified: { how: 'report', at: 'easyrechtssicher.de; haufe.de, 512100', open: 'the first day' },
	},
} as const satisfies Record<string, Provision>;
