import type { AgencyRecord } from '../../agency.ts';
import { paidByLandlord } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { place } from './buildings.ts';

/** Project 202: two timber houses of eight flats each, to let, ready in February and March 2027. */
export const osterbekhaeuser: AgencyRecord = {
	id: 202,
	project_id: 'OH',
	name: 'OH Osterbekstraße, Erstvermietung',
	title: 'Osterbekhäuser',
	sub_headline: 'Mietwohnungen im Holzbau, Hamburg-Barmbek',
	tagline: 'Zwei bis fünf Zimmer mit langem Balkon',
	status: 'SALES',
	broker_id: 62,
	for_rent: true,
	...place,
	construction_year: 2026,
	...paidByLandlord.de,
	description_note: paragraphs(
		'Zwischen den Zeilenbauten der fünfziger Jahre stehen zwei neue Häuser aus Holz, leicht gegeneinander gedreht, damit jede Wohnung an den anderen vorbei ins Grüne schaut. Tragende Wände und Decken bestehen aus Brettsperrholz, außen schützt eine Schalung aus Lärche, die mit den Jahren silbern wird.',
		'Jede Wohnung in den Obergeschossen hat einen Balkon über die ganze Breite. Er ist Freisitz, Sonnenschutz und zweiter Rettungsweg zugleich. Geheizt wird mit einer Wärmepumpe, den Strom dafür liefern zum großen Teil die Dächer; Mieter können ihn günstiger als vom Versorger beziehen.',
		'Beide Häuser gehören einer Stiftung, die vermietet und nicht verkauft. Einen Makler bezahlen Sie nicht.',
	),
	location_note:
		'Der Osterbekkanal liegt am Ende der Straße; von hier paddelt man zur Außenalster. Die U-Bahn-Station Mundsburg ist zwölf, der Bus drei Minuten entfernt. Wochenmarkt, Supermärkte und Schulen gibt es im Viertel, das Schwimmbad Bartholomäus-Therme liegt nebenan.',
	furnishing_note: list(
		'Massivholz an Wänden und Decken, teils sichtbar',
		'Küche mit Geräten',
		'Balkon über die ganze Wohnungsbreite',
		'Photovoltaik mit Mieterstrom',
		'Lastenrad und zwei Elektroautos zum Teilen',
		'Waschcafé im Erdgeschoss',
	),
	translations: [
		{
			locale: 'en',
			title: 'Osterbekhäuser',
			sub_headline: 'Timber-built flats to rent, Hamburg-Barmbek',
			tagline: 'One to four bedrooms and a long balcony',
			description_note: paragraphs(
				'Among the slab blocks of the 1950s stand two new timber buildings, set at a slight angle to each other so that every flat looks past its neighbours onto greenery. Load-bearing walls and floors are cross-laminated timber, protected outside by larch boarding that will turn silver over the years.',
				'Every flat on the upper floors has a balcony along its whole width: outdoor room, sunshade and second escape route in one. Heating comes from a heat pump, and the roofs supply much of its electricity; tenants can buy power from the roof for less than from a utility.',
				'Both buildings belong to a foundation that lets and does not sell. You pay no agent’s fee.',
			),
			location_note:
				'The Osterbek canal is at the end of the street; from here you can paddle to the Outer Alster. Mundsburg underground station is twelve minutes away, the bus three. The neighbourhood has a weekly market, supermarkets and schools, and a swimming pool next door.',
			furnishing_note: list(
				'solid timber walls and ceilings, partly exposed',
				'kitchen with appliances',
				'balcony across the full width of the flat',
				'solar panels with electricity for tenants',
				'shared cargo bike and two electric cars',
				'laundry café on the ground floor',
			),
			...paidByLandlord.en,
		},
		{
			locale: 'es',
			title: 'Osterbekhäuser',
			sub_headline: 'Pisos de alquiler en edificios de madera en Barmbek, Hamburgo',
			tagline: 'De uno a cuatro dormitorios con balcón corrido',
			description_note: paragraphs(
				'Entre bloques lineales de los años cincuenta se alzan dos edificios nuevos de madera, algo girados entre sí para que cada vivienda mire al verde y no a la de al lado. Muros y forjados son de madera contralaminada; por fuera los protege un revestimiento de alerce que con los años se volverá plateado.',
				'Todas las viviendas de las plantas altas tienen un balcón en todo su ancho: estancia exterior, protección solar y segunda salida de emergencia a la vez. La calefacción funciona con una bomba de calor y buena parte de su electricidad sale de las cubiertas; los inquilinos pueden comprarla más barata que a la compañía.',
				'Los dos edificios pertenecen a una fundación que alquila y no vende. No se pagan honorarios de agencia.',
			),
			location_note:
				'El canal de Osterbek está al final de la calle; desde aquí se llega remando al lago Außenalster. La estación de metro Mundsburg queda a doce minutos y el autobús a tres. En el barrio hay mercado semanal, supermercados y colegios, y al lado una piscina.',
			furnishing_note: list(
				'madera maciza en paredes y techos, en parte vista',
				'cocina con electrodomésticos',
				'balcón en todo el ancho de la vivienda',
				'fotovoltaica con suministro a inquilinos',
				'bicicleta de carga y dos coches eléctricos compartidos',
				'lavandería con café en la planta baja',
			),
			...paidByLandlord.es,
		},
	],
	custom_fields: {
		fertigstellung: { value: 'Q1 2027', pretty_value: 'Q1 2027' },
		bautenstand: { value: 'Innenausbau', pretty_value: 'Innenausbau' },
		baufortschritt: { value: '85 %', pretty_value: '85 %' },
		baubeginn: { value: '15.04.2025, fertig', pretty_value: '15.04.2025, fertig' },
		rohbau: { value: 'Dezember 2025, fertig', pretty_value: 'Dezember 2025, fertig' },
		gebaeudehuelle: { value: 'Mai 2026, fertig', pretty_value: 'Mai 2026, fertig' },
		innenausbau: { value: 'Januar 2027', pretty_value: 'Januar 2027' },
		uebergabe: { value: 'Februar 2027', pretty_value: 'Februar 2027' },
		bauherr: { value: 'Stiftung Wohnen am Osterbek', pretty_value: 'Stiftung Wohnen am Osterbek' },
		architektur: {
			value: 'Holm & Brandt Architektinnen',
			pretty_value: 'Holm & Brandt Architektinnen',
		},
		weg_haltestelle: { value: '3 min zu Fuß', pretty_value: '3 min zu Fuß' },
		weg_einkauf: { value: '400 m', pretty_value: '400 m' },
		weg_schule: { value: '550 m', pretty_value: '550 m' },
		weg_park: { value: '500 m', pretty_value: '500 m' },
		vertriebsziel: {
			value: 'INTERN: Vollvermietung bis 01.04.',
			pretty_value: 'INTERN: Vollvermietung bis 01.04.',
		},
	},
	note: 'INTERN: Stiftung wünscht Mischung, zwei Wohnungen für Pflegekräfte freihalten.',
	warning_notice: 'INTERN: Mietverträge erst nach Freigabe durch die Stiftung versenden.',
	images: gallery(
		'ext-wood',
		'living-osterbek',
		'kitchen-line',
		'outlook-osterbek',
		'massing-hamburg',
		{
			media: 'hall-stair',
			title: 'INTERN: Treppenhaus mit Wasserschaden',
			is_private: true,
		},
	),
	links: [
		{
			id: 7201,
			url: 'https://osterbekhaeuser.example/mieterstrom',
			title: 'Wie der Mieterstrom funktioniert',
			is_embedable: false,
			on_landing_page: true,
			is_private: false,
			position: 1,
		},
	],
};
