import { readSite } from '../../src/domain/site.ts';

/** Settings of a company that is not the demo agency. */
export const ownSite = readSite({
	name: 'Haus am Markt',
	locales: ['de', 'en'],
	defaultLocale: 'de',
	headline: { de: 'Wohnen in Dresden' },
	introduction: { de: 'Wir kennen jede Wohnung, die wir zeigen.' },
	offices: [
		{
			name: 'Dresden',
			street: 'Am Markt 1',
			zip: '01067',
			city: 'Dresden',
			country: 'DE',
			phone: '+49 351 123456',
			email: 'post@haus-am-markt.de',
			hours: { de: 'Montag bis Freitag, 9 bis 18 Uhr' },
		},
	],
	statuses: { available: ['Vermarktung'], reserved: ['Reserviert'] },
	inquiry: {},
});
