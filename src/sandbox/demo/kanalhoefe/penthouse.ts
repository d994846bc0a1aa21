import type { AgencyRecord } from '../../agency.ts';
import { fromDeveloper } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { building, other } from './building.ts';

/** The set-back top floor, priced on request; the CRM knows the price all the same. */
export const penthouse: AgencyRecord = {
	...building,
	id: 10010,
	unit_id: 'WE 5.1',
	exposee_id: 'LE-5.1',
	name: 'Weißenfelser Straße 51 / WE 5.1',
	property_status_id: status.available,
	rs_category: 'PENTHOUSE',
	floor: '5',
	living_space: 195.3,
	number_of_rooms: 5,
	number_of_bed_rooms: 3,
	number_of_bath_rooms: 1,
	balcony_space: 68.3,
	terrace: true,
	air_conditioning: true,
	bathroom: ['Wanne', 'Dusche', 'Fenster'],
	interior_quality: 'luxuriös',
	price: 1238000,
	price_on_inquiry: true,
	rent_subsidy: 618,
	other_note: other.de,
	title: 'Dachgeschoss mit Terrasse über Eck',
	description_note: paragraphs(
		'Das zurückgesetzte Dachgeschoss ist eine einzige Wohnung. An zwei Seiten läuft eine Terrasse aus Lärchenholz entlang, insgesamt 68 Quadratmeter, breit genug für einen Tisch für acht und eine Sitzgruppe. Von dort reicht der Blick über die Dächer von Plagwitz bis zu den Kronen des Auwalds.',
		'Innen öffnet sich von der Diele ein Wohn- und Essraum von 44,8 Quadratmetern, dahinter die Küche mit Kochinsel. Das Schlafzimmer liegt am anderen Ende der Terrasse neben dem Bad. Zwei weitere große Zimmer und ein Arbeitszimmer sind vom Flur aus getrennt zugänglich, sodass Gäste oder erwachsene Kinder ihren eigenen Bereich haben.',
		'Der Aufzug hält direkt vor der Wohnung. Weil hier noch Wände versetzt werden können, besprechen wir Preis und Ausbau am liebsten persönlich. Von der Terrasse gibt es noch kein Bild; wie sie liegt, zeigen der Grundriss und der Blick von der Straße.',
	),
	location_note:
		'Fünf Stockwerke über der Straße hört man den Kanal nicht, aber man sieht ihn: vom Lindenauer Hafen bis zur Weißen Elster. In der Nachbarschaft sind Restaurants, Galerien und ein Biomarkt, zum Hauptbahnhof fährt die Tram zwanzig Minuten.',
	furnishing_note: list(
		'Terrasse aus Lärche, 68 m², mit Wasseranschluss',
		'Anschlüsse für eine Küche mit Insel',
		'freistehende Wanne',
		'Kühlung über die Fußbodenheizung',
		'zwei Stellplätze mit Wallbox reserviert',
	),
	translations: [
		{
			locale: 'en',
			title: 'Three-bedroom penthouse with corner terrace',
			description_note: paragraphs(
				'The set-back top floor is a single flat. A larch terrace runs along two of its sides, 68 square metres in all, wide enough for a table for eight and a seating group. From there you look over the roofs of Plagwitz to the crowns of the riverside forest.',
				'Inside, the entrance hall opens into a living and dining room of 44.8 square metres, with an island kitchen beyond. The main bedroom is at the other end of the terrace, next to the bathroom. Two more large rooms and a study are reached separately from the hall, giving guests or grown-up children their own area.',
				'The lift stops right outside. Because walls can still be moved, we prefer to discuss the price and fit-out in person. There is no picture of the terrace yet; the floor plan and the view from the street show where it runs.',
			),
			location_note:
				'Five floors up you do not hear the canal, but you can see it, from Lindenau harbour to the White Elster. Restaurants, galleries and an organic market are close by; the tram takes twenty minutes to the central station.',
			furnishing_note: list(
				'larch terrace of 68 m² with water tap',
				'prepared for an island kitchen',
				'freestanding bath',
				'cooling through the underfloor system',
				'two underground parking spaces with wall boxes reserved',
			),
			other_note: other.en,
			...fromDeveloper.en,
		},
		{
			locale: 'es',
			title: 'Ático de tres dormitorios con terraza en esquina',
			description_note: paragraphs(
				'El ático retranqueado es una única vivienda. Por dos de sus lados corre una terraza de madera de alerce, 68 metros cuadrados en total, con sitio para una mesa de ocho y una zona de estar. Desde allí la vista llega, por encima de los tejados de Plagwitz, hasta las copas del bosque de ribera.',
				'Dentro, el recibidor da a un salón-comedor de 44,8 metros cuadrados y, tras él, a la cocina con isla. El dormitorio está al otro extremo de la terraza, junto al baño. Otras dos habitaciones grandes y un estudio tienen acceso independiente desde el pasillo: los invitados o los hijos mayores disponen de su propia zona.',
				'El ascensor para ante la puerta. Como aquí aún se pueden mover tabiques, preferimos hablar del precio y de los acabados en persona. De la terraza todavía no hay imagen; el plano y la vista desde la calle muestran por dónde discurre.',
			),
			location_note:
				'Cinco plantas por encima de la calle el canal no se oye, pero se ve: desde el puerto de Lindenau hasta el Elster Blanco. Cerca hay restaurantes, galerías y un mercado ecológico; el tranvía llega en veinte minutos a la estación central.',
			furnishing_note: list(
				'terraza de alerce de 68 m² con toma de agua',
				'preparado para cocina con isla',
				'bañera exenta',
				'suelo refrescante',
				'dos plazas con punto de recarga reservadas',
			),
			other_note: other.es,
			...fromDeveloper.es,
		},
	],
	note: 'INTERN: Listenpreis 1.238.000 €, zwei Interessenten mit Kapitalnachweis.',
	images: gallery(
		'terrace-kanal',
		'kitchen-island',
		'ext-brick',
		'ext-canal',
		'ext-brick-dusk',
		'plan-penthouse-five-room',
		{
			media: 'bedroom-dark',
			title: 'INTERN: Entwurf Ausbau Bieter 2',
			is_private: true,
		},
	),
	documents: [
		{
			id: 8801,
			token: 'docTokDemo8801',
			title: 'INTERN: Kaufpreisaufteilung WE 5.1',
			name: 'kaufpreisaufteilung-we51.pdf',
			url: 'https://intern.hallmann-rey.example/dokumente/8801.pdf',
			position: 1,
			is_private: true,
			on_landing_page: false,
			is_exposee: false,
			is_floorplan: false,
		},
	],
	created_at: '2026-02-09T10:40:00.000+01:00',
	updated_at: '2026-11-19T12:00:00.000+01:00',
	status_updated_at: '2026-02-20T08:00:00.000+01:00',
};
