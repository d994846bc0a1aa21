import type { LegalKind } from '../domain/legal.ts';
import type { Locale } from '../domain/locale.ts';
import type { UnitKind } from '../domain/unit.ts';

/** The words that addresses are made of. A changed one moves every page that has it in its address. */
export const pathWords: Readonly<Record<Locale, PathWords>> = {
	de: {
		buy: 'kaufen',
		rent: 'mieten',
		projects: 'projekte',
		units: 'immobilien',
		contact: 'kontakt',
		sell: 'verkaufen',
		about: 'ueber-uns',
		shortlist: 'merkliste',
		inquiry: 'anfrage',
		thanks: 'danke',
		failed: 'fehler',
		page: 'seite',
		gone: 'nicht-mehr-verfuegbar',
		newest: 'neu',
		imprint: 'impressum',
		privacy: 'datenschutz',
		terms: 'agb',
		cancellation: 'widerruf',
		accessibility: 'barrierefreiheit',
		kinds: {
			apartment: 'wohnungen',
			house: 'haeuser',
			plot: 'grundstuecke',
			parking: 'stellplaetze',
			office: 'bueros',
			retail: 'laeden',
			gastronomy: 'gastronomie',
			industrial: 'hallen',
			investment: 'anlageobjekte',
			shortStay: 'wohnen-auf-zeit',
			special: 'spezialimmobilien',
			other: 'weitere',
		},
	},
	en: {
		buy: 'buy',
		rent: 'rent',
		projects: 'projects',
		units: 'properties',
		contact: 'contact',
		sell: 'sell',
		about: 'about',
		shortlist: 'shortlist',
		inquiry: 'inquiry',
		thanks: 'thank-you',
		failed: 'not-sent',
		page: 'page',
		gone: 'no-longer-available',
		newest: 'new',
		imprint: 'imprint',
		privacy: 'privacy',
		terms: 'terms',
		cancellation: 'cancellation',
		accessibility: 'accessibility',
		kinds: {
			apartment: 'flats',
			house: 'houses',
			plot: 'plots',
			parking: 'parking-spaces',
			office: 'offices',
			retail: 'shops',
			gastronomy: 'restaurants',
			industrial: 'industrial',
			investment: 'investments',
			shortStay: 'short-stays',
			special: 'special-properties',
			other: 'more',
		},
	},
	es: {
		buy: 'comprar',
		rent: 'alquilar',
		projects: 'proyectos',
		units: 'inmuebles',
		contact: 'contacto',
		sell: 'vender',
		about: 'quienes-somos',
		shortlist: 'favoritos',
		inquiry: 'consulta',
		thanks: 'gracias',
		failed: 'no-enviada',
		page: 'pagina',
		gone: 'ya-no-disponible',
		newest: 'novedades',
		imprint: 'aviso-legal',
		privacy: 'privacidad',
		terms: 'condiciones',
		cancellation: 'desistimiento',
		accessibility: 'accesibilidad',
		kinds: {
			apartment: 'pisos',
			house: 'casas',
			plot: 'terrenos',
			parking: 'plazas-de-garaje',
			office: 'oficinas',
			retail: 'locales',
			gastronomy: 'hosteleria',
			industrial: 'naves',
			investment: 'inversiones',
			shortStay: 'alquiler-temporal',
			special: 'inmuebles-especiales',
			other: 'otros',
		},
	},
};

interface PathWords extends Record<LegalKind, string> {
	readonly buy: string;
	readonly rent: string;
	readonly projects: string;
	readonly units: string;
	readonly contact: string;
	readonly sell: string;
	readonly about: string;
	readonly shortlist: string;
	readonly inquiry: string;
	readonly thanks: string;
	readonly failed: string;
	readonly page: string;
	readonly gone: string;
	readonly newest: string;
	readonly kinds: Readonly<Record<UnitKind, string>>;
}
