import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { fromDeveloper, place } from './building.ts';

/** Project 203: a house of thirteen flats around a court in València, ready in summer 2027. */
export const patiBorriana: AgencyRecord = {
	id: 203,
	project_id: 'PB',
	name: 'PB Pati Borriana, Gran Via',
	title: 'Pati Borriana',
	sub_headline: 'Eigentumswohnungen an der Gran Via, València',
	tagline: 'Dreizehn Wohnungen um einen begrünten Hof',
	status: 'SALES',
	broker_id: 63,
	for_rent: false,
	...place,
	construction_year: 2027,
	...fromDeveloper.de,
	description_note: paragraphs(
		'Im Eixample stehen die Häuser sonst Wand an Wand. Dieses steht frei an einer Straßenecke, mit abgeschrägter Kante, wie sie das Viertel verlangt; zur Seite schließt ein Garten mit Pinien an, der früher zu einem Kloster gehörte. Zwei Flügel und ein schmales Gelenk zur Straße umschließen einen Hof mit Orangenbäumen, Wasserrinne und Kies, um den alle Wege führen.',
		'Auf jeder Etage liegen drei Wohnungen: je eine mit drei Zimmern und eigenem Patio im Straßen- und im Gartenflügel, dazwischen eine mit zwei Zimmern, die vom Hof bis zur Straße reicht. Das oberste Geschoss gehört einer einzigen Wohnung mit Dachterrasse. Im Erdgeschoss ziehen eine Buchhandlung und eine Physiotherapie ein.',
		'Kalkputz in Sand und Terrakotta, Fensterläden aus Holz, Balkongitter aus Eisen, Zementfliesen aus einer Manufaktur in Nules: Es sind die Materialien der Nachbarhäuser, nach heutigem Stand gedämmt. Die Energieklasse A steht im vorläufigen Ausweis.',
	),
	location_note:
		'Gran Via heißt das Viertel zwischen Turia-Park und Russafa: breite Gehwege, Platanen, Häuser aus der Zeit um 1910 und darin alles, was man im Alltag braucht. Unser Büro in der Carrer de Ciscar ist vier Minuten entfernt. Mit dem Rad fährt man durch das alte Flussbett in zwanzig Minuten bis zum Strand von la Malva-rosa.',
	furnishing_note: list(
		'Luft-Wasser-Wärmepumpe, Kühlung in allen Zimmern',
		'Photovoltaik für Aufzug, Licht und Garage',
		'Einbauküchen mit Geräten',
		'Holzläden und Zementfliesen',
		'Tiefgarage mit Ladepunkten, Fahrradraum im Erdgeschoss',
		'Hof mit Orangenbäumen, Dachterrasse zum Wäschetrocknen',
	),
	translations: [
		{
			locale: 'en',
			title: 'Pati Borriana',
			sub_headline: 'Flats to buy on the Gran Via, València',
			tagline: 'Thirteen flats around a planted courtyard',
			description_note: paragraphs(
				'In the Eixample, buildings usually stand wall to wall. This one stands on its own at a street corner, with the cut-off angle that is the rule here; beside it is a garden of pines that once belonged to a convent. Two wings and a slim link along the street enclose a courtyard with orange trees, a water channel and gravel, with every way through the building leading around it.',
				'There are three flats on each floor: a two-bedroom flat with its own patio in the street wing, another in the garden wing and, between them, a one-bedroom flat that runs from courtyard to street. The top floor belongs to a single flat with a roof terrace. A bookshop and a physiotherapist are moving into the ground floor.',
				'Lime render in sand and terracotta, timber shutters, iron balcony railings, cement tiles from a workshop in Nules: these are the materials of the neighbouring buildings, insulated to today’s standards. The preliminary certificate gives energy class A.',
			),
			location_note:
				'Gran Via is the quarter between the Turia park and Russafa: wide pavements, plane trees, buildings from around 1910 and everything you need from day to day. Our office in Carrer de Ciscar is four minutes away. By bicycle it is twenty minutes along the old river bed to the beach of la Malva-rosa.',
			furnishing_note: list(
				'air-to-water heat pump, cooling in all rooms',
				'solar panels for lift, lighting and parking',
				'fitted kitchens with appliances',
				'timber shutters and cement tiles',
				'underground parking with charging points, bicycle room on the ground floor',
				'courtyard with orange trees, roof terrace for drying laundry',
			),
			...fromDeveloper.en,
		},
		{
			locale: 'es',
			title: 'Pati Borriana',
			sub_headline: 'Pisos en venta junto a la Gran Via, València',
			tagline: 'Trece viviendas en torno a un patio ajardinado',
			description_note: paragraphs(
				'En el Eixample, las fincas suelen levantarse pared con pared. Esta es exenta y hace esquina, con el chaflán propio del barrio; al lado hay un jardín con pinos que perteneció a un convento. Dos alas y un cuerpo estrecho a la calle rodean un patio con naranjos, acequia y grava por el que pasan todos los recorridos.',
				'En cada planta hay tres viviendas: una de dos dormitorios con patio propio en el ala de la calle, otra en el ala del jardín y, entre ambas, una de un dormitorio que va del patio a la calle. La última planta es un solo ático con terraza. En los bajos se instalan una librería y un centro de fisioterapia.',
				'Revoco de cal en arena y terracota, contraventanas de madera, barandillas de hierro, baldosa hidráulica de un taller de Nules: son los materiales de las fincas vecinas, con el aislamiento de hoy. El certificado provisional indica la clase energética A.',
			),
			location_note:
				'Gran Via es el barrio entre el jardín del Turia y Russafa: aceras anchas, plátanos, fincas de hacia 1910 y en ellas todo lo que se necesita a diario. Nuestra oficina del carrer de Ciscar está a cuatro minutos. En bicicleta, por el antiguo cauce, se llega en veinte minutos a la playa de la Malva-rosa.',
			furnishing_note: list(
				'aerotermia con refrigeración en todas las piezas',
				'fotovoltaica para ascensor, luz y garaje',
				'cocinas equipadas con electrodomésticos',
				'contraventanas de madera y baldosa hidráulica',
				'garaje con puntos de recarga, cuarto de bicicletas en planta baja',
				'patio con naranjos, terrado para tender',
			),
			...fromDeveloper.es,
		},
	],
	custom_fields: {
		fertigstellung: { value: 'Q3 2027', pretty_value: 'Q3 2027' },
		bautenstand: {
			value: 'Rohbau fertig, Fassade in Arbeit',
			pretty_value: 'Rohbau fertig, Fassade in Arbeit',
		},
		baufortschritt: { value: '52 %', pretty_value: '52 %' },
		baubeginn: { value: '12.01.2026, fertig', pretty_value: '12.01.2026, fertig' },
		rohbau: { value: 'September 2026, fertig', pretty_value: 'September 2026, fertig' },
		gebaeudehuelle: { value: 'Dezember 2026', pretty_value: 'Dezember 2026' },
		innenausbau: { value: 'Q2 2027', pretty_value: 'Q2 2027' },
		uebergabe: { value: 'Juli 2027', pretty_value: 'Juli 2027' },
		bauherr: {
			value: 'Promotora Pati Borriana, S.L.',
			pretty_value: 'Promotora Pati Borriana, S.L.',
		},
		architektur: { value: 'Estudi Ferrer Sanchis', pretty_value: 'Estudi Ferrer Sanchis' },
		weg_haltestelle: { value: '250 m', pretty_value: '250 m' },
		weg_einkauf: { value: '3 min zu Fuß', pretty_value: '3 min zu Fuß' },
		weg_schule: { value: '450 m', pretty_value: '450 m' },
		weg_park: { value: '6 min zu Fuß', pretty_value: '6 min zu Fuß' },
		vertriebsziel: {
			value: 'INTERN: 10 von 13 bis Ostern',
			pretty_value: 'INTERN: 10 von 13 bis Ostern',
		},
	},
	note: 'INTERN: Bauträger akzeptiert Paketpreis ab drei Wohnungen, minus 4 %.',
	warning_notice: 'INTERN: Lizenz für die zweite Garagenebene noch nicht erteilt.',
	images: gallery(
		'ext-borriana',
		'living-arches',
		'lightwell-borriana',
		'terrace-patio',
		'massing-valencia',
		{
			media: 'garage',
			title: 'INTERN: Garage, Wasser an der Nordwand',
			is_private: true,
		},
	),
	links: [
		{
			id: 7301,
			url: 'https://pati-borriana.example/memoria-calidades',
			title: 'Baubeschreibung (Memoria de calidades)',
			is_embedable: false,
			on_landing_page: true,
			is_private: false,
			position: 1,
		},
		{
			id: 7302,
			url: 'https://intern.hallmann-rey.example/projekte/PB',
			title: 'INTERN: Preisliste mit Mindestpreisen',
			is_embedable: false,
			on_landing_page: false,
			is_private: true,
			position: 2,
		},
	],
};
