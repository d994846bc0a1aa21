import { defineSite } from '../domain/site.ts';

/**
 * Your site. What stands here is the demo agency's, and a live site is refused until it is yours; README.md, "Connect
 * your CRM", goes through it, and docs/settings.md lists every key. Further examples are in
 * src/sandbox/demo/company/config.ts.
 */
export default defineSite({
	name: 'Hallmann & Rey',
	locales: ['de', 'en', 'es'],
	defaultLocale: 'de',
	headline: {
		de: 'Wohnungen und Häuser in Leipzig, Hamburg und València',
		en: 'Flats and houses in Leipzig, Hamburg and València',
		es: 'Pisos y casas en Leipzig, Hamburg y València',
	},
	introduction: {
		de: 'Wir vermitteln, was wir selbst gern bewohnen würden: gute Grundrisse, ruhige Straßen, ehrliche Angaben.',
		en: 'We offer what we would gladly live in ourselves: good floor plans, quiet streets, honest figures.',
		es: 'Ofrecemos lo que habitaríamos nosotros: buenas distribuciones, calles tranquilas y datos claros.',
	},
	offices: [
		{
			name: 'Leipzig',
			street: 'Karl-Heine-Straße 41',
			zip: '04229',
			city: 'Leipzig',
			country: 'DE',
			phone: '+49 341 550120',
			email: 'leipzig@hallmann-rey.example',
			hours: {
				de: 'Montag bis Freitag, 9 bis 18 Uhr',
				en: 'Monday to Friday, 9 am to 6 pm',
				es: 'De lunes a viernes, de 9 a 18 h',
			},
		},
	],
	statuses: {
		available: ['Vermarktung'],
		reserved: ['Reserviert'],
		sold: ['Abgeschlossen'],
		reference: ['Referenz'],
		internal: ['Akquise', 'Vorbereitung', 'Inaktiv'],
	},
	customFields: [],
	inquiry: { sourceId: 4711 },
});
