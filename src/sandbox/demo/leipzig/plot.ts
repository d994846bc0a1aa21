import type { AgencyRecord } from '../../agency.ts';
import { sharedWithSeller } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';

/** A building plot with nothing but its title in English. */
export const plot: AgencyRecord = {
	id: 10018,
	unit_id: 'LE-G4',
	exposee_id: 'LE-V-018',
	name: 'Liebertwolkwitz, Flurstück 412/7',
	property_status_id: status.available,
	broker_id: 61,
	archived: false,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	rs_type: 'TRADE_SITE',
	street: 'Güldengossaer Straße',
	house_number: '',
	zip_code: '04288',
	city: 'Leipzig',
	district: 'Liebertwolkwitz',
	sublocality_level_1: 'Liebertwolkwitz',
	region: 'Sachsen',
	country: 'DEU',
	lat: 51.2798,
	lng: 12.4592,
	hide_address: false,
	currency: 'EUR',
	price: 259000,
	...sharedWithSeller.de,
	plot_area: 812,
	living_space: 0,
	construction_year: 0,
	free_from: 'sofort',
	site_development_type: 'vollerschlossen',
	site_constructible_type: 'Nachbarbebauung (§ 34 BauGB)',
	title: 'Baugrundstück am Ortsrand von Liebertwolkwitz',
	description_note: paragraphs(
		'812 Quadratmeter Wiese, fast rechteckig, 23 Meter an der Straße und 35 Meter tief. Die Grenzen sind vermessen und mit Pflöcken markiert, auf der anderen Seite beginnen die Gärten der Nachbarn mit ihren roten Dächern. Alte Bäume stehen nur am Rand, dem Bauen sind sie nicht im Weg.',
		'Gebaut wird nach § 34 Baugesetzbuch: ein Einfamilienhaus oder Doppelhaus mit ein bis zwei Geschossen fügt sich ein, das hat das Bauordnungsamt auf eine Bauvoranfrage hin bestätigt. Wasser, Abwasser, Strom und Glasfaser liegen in der Straße. Das Grundstück ist an keinen Bauträger gebunden; Architekten und Firmen wählen Sie selbst.',
	),
	location_note:
		'Liebertwolkwitz hat sich rund um seinen Markt das Dorf bewahrt. Grundschule, Kita, Ärzte und Supermarkt sind mit dem Rad in fünf Minuten erreichbar, die S-Bahn braucht 16 Minuten in die Leipziger Innenstadt. Zum Störmthaler See sind es sechs Kilometer.',
	furnishing_note: list(
		'voll erschlossen, Beiträge bezahlt',
		'vermessen und im Grundbuch lastenfrei',
		'positive Bauvoranfrage für zwei Vollgeschosse',
		'Bodengutachten liegt vor',
	),
	translations: [
		{
			locale: 'en',
			title: 'Building plot on the edge of Liebertwolkwitz',
			...sharedWithSeller.en,
		},
		{
			locale: 'es',
			title: 'Solar a las afueras de Liebertwolkwitz',
			description_note: paragraphs(
				'812 metros cuadrados de pradera, casi rectangulares: 23 metros de frente y 35 de fondo. Los límites están medidos y marcados con estacas; al otro lado empiezan los jardines vecinos con sus tejados rojos. Solo hay árboles viejos en el borde, donde no estorban.',
				'Se puede construir conforme al artículo 34 del código urbanístico alemán: encajan una casa unifamiliar o dos pareadas de una o dos plantas, según confirmó el ayuntamiento en una consulta previa. Agua, desagüe, electricidad y fibra llegan por la calle. No hay promotor obligado: el arquitecto y las empresas los elige usted.',
			),
			location_note:
				'Liebertwolkwitz conserva el pueblo en torno a su plaza. Escuela, guardería, médicos y supermercado están a cinco minutos en bicicleta, y el tren de cercanías llega en 16 minutos al centro de Leipzig. El lago de Störmthal queda a seis kilómetros.',
			furnishing_note: list(
				'urbanizado, tasas pagadas',
				'medido y libre de cargas en el registro',
				'consulta previa favorable para dos plantas',
				'estudio geotécnico disponible',
			),
			...sharedWithSeller.es,
		},
	],
	note: 'INTERN: Nachbar 412/8 will ebenfalls verkaufen, vertraulich behandeln.',
	valuation_price: 241000,
	relationships: [
		{ id: 8018, name: 'INTERN: Herr Flurstück', internal_name: 'owner', client_id: 90018 },
	],
	images: gallery('plot', 'plan-plot-village', {
		media: 'massing-rows',
		title: 'INTERN: Studie Doppelhaus, nicht genehmigt',
		is_private: true,
	}),
	created_at: '2026-07-06T08:40:00.000+02:00',
	updated_at: '2026-10-20T14:00:00.000+02:00',
	status_updated_at: '2026-07-20T08:00:00.000+02:00',
};
