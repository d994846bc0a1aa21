import type { SiteSettings } from './domain/site.ts';
import { cityPlans } from './site.plans.ts';

/** The demo agency. Everything here is yours to change; README.md, "Connect your CRM", goes through it. */
export const site: SiteSettings = {
	name: 'Hallmann & Rey',
	locales: ['de', 'en', 'es'],
	defaultLocale: 'de',
	headline: {
		de: 'Wohnungen und Häuser in Leipzig, Hamburg und València',
		en: 'Flats and houses in Leipzig, Hamburg and València',
		es: 'Pisos y casas en Leipzig, Hamburgo y València',
	},
	introduction: {
		de: 'Wir vermitteln, was wir selbst gern bewohnen würden: gute Grundrisse, ruhige Straßen, ehrliche Angaben.',
		en: 'We offer what we would gladly live in ourselves: good floor plans, quiet streets, honest figures.',
		es: 'Ofrecemos lo que habitaríamos nosotros: buenas distribuciones, calles tranquilas y datos claros.',
	},
	openingUnit: 10023,
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
		{
			name: 'Hamburg',
			street: 'Große Elbstraße 132',
			zip: '22767',
			city: 'Hamburg',
			country: 'DE',
			phone: '+49 40 5550140',
			email: 'hamburg@hallmann-rey.example',
			hours: {
				de: 'Montag bis Freitag, 9 bis 18 Uhr',
				en: 'Monday to Friday, 9 am to 6 pm',
				es: 'De lunes a viernes, de 9 a 18 h',
			},
		},
		{
			name: 'València',
			street: 'Carrer de Ciscar 28',
			zip: '46005',
			city: 'València',
			country: 'ES',
			phone: '+34 960 550160',
			email: 'valencia@hallmann-rey.example',
			hours: {
				de: 'Montag bis Freitag, 10 bis 14 und 16 bis 19 Uhr',
				en: 'Monday to Friday, 10 am to 2 pm and 4 to 7 pm',
				es: 'De lunes a viernes, de 10 a 14 y de 16 a 19 h',
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
	customFields: [
		{
			of: 'unit',
			key: 'kfw_standard',
			label: { de: 'KfW-Standard', en: 'KfW efficiency standard', es: 'Estándar KfW' },
		},
		{
			of: 'project',
			key: 'fertigstellung',
			role: 'completion',
			label: { de: 'Fertigstellung', en: 'Completion', es: 'Entrega' },
		},
		{
			of: 'project',
			key: 'baufortschritt',
			role: 'progress',
			label: { de: 'Bautenstand', en: 'Construction progress', es: 'Estado de la obra' },
		},
		{
			of: 'project',
			key: 'bautenstand',
			role: 'progress',
			label: { de: 'Bautenstand', en: 'Construction progress', es: 'Estado de la obra' },
		},
		{
			of: 'project',
			key: 'baubeginn',
			role: 'milestone',
			label: { de: 'Baubeginn', en: 'Start of construction', es: 'Inicio de la obra' },
		},
		{
			of: 'project',
			key: 'rohbau',
			role: 'milestone',
			label: { de: 'Rohbau', en: 'Structure', es: 'Estructura' },
		},
		{
			of: 'project',
			key: 'gebaeudehuelle',
			role: 'milestone',
			label: { de: 'Dach und Fenster', en: 'Roof and windows', es: 'Cubierta y ventanas' },
		},
		{
			of: 'project',
			key: 'innenausbau',
			role: 'milestone',
			label: { de: 'Innenausbau', en: 'Interior works', es: 'Acabados interiores' },
		},
		{
			of: 'project',
			key: 'uebergabe',
			role: 'milestone',
			label: { de: 'Erste Übergaben', en: 'First handovers', es: 'Primeras entregas' },
		},
		{
			of: 'project',
			key: 'bauherr',
			role: 'party',
			label: { de: 'Bauherr', en: 'Developer', es: 'Promotor' },
		},
		{
			of: 'project',
			key: 'architektur',
			role: 'party',
			label: { de: 'Architektur', en: 'Architecture', es: 'Arquitectura' },
		},
		{
			of: 'project',
			key: 'weg_haltestelle',
			role: 'distance',
			label: { de: 'Haltestelle', en: 'Public transport', es: 'Transporte público' },
		},
		{
			of: 'project',
			key: 'weg_einkauf',
			role: 'distance',
			label: { de: 'Einkaufen', en: 'Shopping', es: 'Compras' },
		},
		{
			of: 'project',
			key: 'weg_schule',
			role: 'distance',
			label: { de: 'Grundschule', en: 'Primary school', es: 'Escuela primaria' },
		},
		{
			of: 'project',
			key: 'weg_park',
			role: 'distance',
			label: { de: 'Park', en: 'Park', es: 'Parque' },
		},
	],
	inquiry: { sourceId: 4711 },
	map: { schematic: cityPlans },
};
