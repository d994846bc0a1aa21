import { german } from './german-provisions.ts';
import type { Provision } from './provision.ts';

const ecg = {
	country: 'AT',
	from: '2002-01-01',
	source: '§ 5 ECG',
	binds: 'providers of commercial websites',
	looked: '2026-11-25',
	verified: { how: 'report', at: 'oehv.at', open: 'the first day' },
} as const satisfies Provision;

/** What the rules of the imprint rest on. */
export const imprintLaw = {
	ddg: german.ddg,
	ecg,
	mediaAct: {
		...ecg,
		from: '2012-07-01',
		source: '§ 25 MedienG',
		binds: 'whoever runs a website',
		verified: { how: 'report', at: 'immowelt.at', open: 'the first day' },
	},
	lssi: {
		country: 'ES',
		from: '2002-10-12',
		source: 'art. 10 LSSI',
		binds: 'providers of commercial websites',
		looked: '2026-11-25',
		verified: { how: 'report', at: 'caruncho-tome.com', open: 'the first day' },
	},
} as const satisfies Record<string, Provision>;
