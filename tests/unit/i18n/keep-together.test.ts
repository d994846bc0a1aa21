import { expect, test } from 'vitest';
import { keepTogether } from '../../../src/i18n/keep-together.ts';

test.each([
	['<li>Patio, 13,2 m², mit Pergola</li>', '<li>Patio, 13,2~m², mit Pergola</li>'],
	['rund 19.000 €, ein Drittel', 'rund 19.000~€, ein Drittel'],
	['3,57 % inkl. MwSt.', '3,57~% inkl. MwSt.'],
	['Photovoltaik, 7,8 kWp', 'Photovoltaik, 7,8~kWp'],
	['Raumhöhe 3,10 m', 'Raumhöhe 3,10~m'],
	['werktags ab 17 Uhr', 'werktags ab 17~Uhr'],
	['from 9 am to 6 pm', 'from 9~am to 6~pm'],
	['zum Markt 5 Min. zu Fuß', 'zum Markt 5~Min. zu Fuß'],
	['3 Zimmer, 2 hohe Räume', '3 Zimmer, 2 hohe Räume'],
	['zwischen 1899 manche', 'zwischen 1899 manche'],
	['12 Meter', '12 Meter'],
])(
	'a figure stays on one line with its unit, and other words may begin one: %s',
	(text, joined) => {
		expect(keepTogether(text)).toBe(joined.replaceAll('~', '\u00A0'));
	},
);
