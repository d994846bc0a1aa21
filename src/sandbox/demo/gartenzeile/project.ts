import type { AgencyRecord } from '../../agency.ts';
import { fromDeveloper } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { place } from './building.ts';

/** Project 204: twelve town houses in three rows in Hamburg, ready in autumn 2027. */
export const gartenzeile: AgencyRecord = {
	id: 204,
	project_id: 'GB',
	name: 'GB Gartenzeile Berne, 12 Stadthäuser',
	title: 'Gartenzeile Berne',
	sub_headline: 'Stadthäuser mit Garten in Farmsen-Berne',
	tagline: 'Zwölf Häuser in drei Zeilen am Gutspark',
	status: 'SALES',
	broker_id: 66,
	for_rent: false,
	...place,
	construction_year: 2027,
	...fromDeveloper.de,
	description_note: paragraphs(
		'Auf dem Gelände einer aufgegebenen Gärtnerei entstehen zwölf Häuser in drei Zeilen: fünf an der Straße, vier in der Mitte, drei am Park. Jedes hat seinen eigenen Giebel, mal in rotem, mal in hellem oder graubraunem Klinker, seine eigene Haustür und einen Garten nach Süden.',
		'Der Grundriss ist überall derselbe und bewusst einfach: unten Küche und ein Wohnraum über die ganze Breite, oben drei Zimmer und Bad, darüber ein gedämmter Dachraum, den man später ausbauen kann. Die Unterschiede liegen draußen, in Lage, Garten und Abstand zur Straße, und genau darin unterscheiden sich auch die Preise.',
		'Zwischen den Zeilen fahren keine Autos. Die Stellplätze mit Ladepunkten liegen am Eingang der Siedlung, die Wege davor gehören den Kindern und den Lastenrädern.',
	),
	location_note:
		'Berne ist in den zwanziger Jahren als Gartenstadt gebaut worden und hat sich Hecken, Obstbäume und kleine Straßen bewahrt. Gutspark und Weiher liegen hinter der letzten Zeile. Mit der U1 fahren Sie in einer knappen halben Stunde in die Innenstadt, auf dem Wanderweg an der Berner Au gehen Sie bis zur Alster.',
	furnishing_note: list(
		'Luft-Wasser-Wärmepumpe und Fußbodenheizung in jedem Haus',
		'Dächer für Photovoltaik vorgerüstet',
		'Klinker, Holz-Aluminium-Fenster, Dreifachverglasung',
		'Eichenparkett, in Küche, Flur und Bad Feinsteinzeug',
		'Gärten mit Schuppen, Hecken gepflanzt',
		'Stellplätze mit Ladepunkt am Eingang',
	),
	translations: [
		{
			locale: 'en',
			title: 'Gartenzeile Berne',
			sub_headline: 'Town houses with gardens in Farmsen-Berne',
			tagline: 'Twelve houses in three rows by the park',
			description_note: paragraphs(
				'Twelve houses in three rows are being built on the site of a former nursery garden: five on the street, four in the middle, three by the park. Each has a gable of its own, in red, pale or grey-brown brick, its own front door and a garden facing south.',
				'The layout is the same throughout and deliberately simple: kitchen and a full-width living room downstairs, three bedrooms and a bathroom upstairs, and above them an insulated loft that can be converted later. The differences are outside, in position, garden and distance from the street, and that is what the prices reflect.',
				'There are no cars between the rows. Parking spaces with charging points are at the entrance to the estate; the paths belong to children and cargo bikes.',
			),
			location_note:
				'Berne was built as a garden city in the 1920s and has kept its hedges, fruit trees and small streets. The park and its pond lie behind the last row. The U1 takes you to the centre in just under half an hour; the footpath along the Berner Au leads as far as the Alster.',
			furnishing_note: list(
				'air-to-water heat pump and underfloor heating in each house',
				'roofs prepared for solar panels',
				'brick façades, timber-aluminium windows, triple glazing',
				'oak parquet; porcelain tiles in kitchen, hall and bathroom',
				'gardens with shed, hedges planted',
				'parking spaces with charging point at the entrance',
			),
			...fromDeveloper.en,
		},
		{
			locale: 'es',
			title: 'Gartenzeile Berne',
			sub_headline: 'Casas con jardín en Farmsen-Berne',
			tagline: 'Doce casas en tres hileras junto al parque',
			description_note: paragraphs(
				'En el terreno de un antiguo vivero se construyen doce casas en tres hileras: cinco a la calle, cuatro en el centro y tres junto al parque. Cada una tiene su propio hastial, en ladrillo rojo, claro o pardo grisáceo, su propia puerta y un jardín al sur.',
				'La distribución es siempre la misma y sencilla a propósito: abajo, la cocina y un salón de lado a lado; arriba, tres dormitorios y baño; encima, un bajo cubierta aislado que se puede habilitar más tarde. Las diferencias están fuera, en la situación, el jardín y la distancia a la calle, y de ellas dependen los precios.',
				'Entre las hileras no circulan coches. Las plazas con punto de recarga están a la entrada; los paseos son de los niños y de las bicicletas de carga.',
			),
			location_note:
				'Berne se construyó en los años veinte como ciudad jardín y ha conservado sus setos, frutales y calles pequeñas. El parque y su estanque quedan detrás de la última hilera. La U1 lleva al centro en algo menos de media hora; por el sendero del Berner Au se llega a pie hasta el Alster.',
			furnishing_note: list(
				'aerotermia y suelo radiante en cada casa',
				'cubiertas preparadas para fotovoltaica',
				'fachadas de ladrillo, ventanas de madera y aluminio, triple vidrio',
				'parqué de roble; gres en cocina, pasillo y baño',
				'jardines con caseta y setos plantados',
				'plazas con punto de recarga a la entrada',
			),
			...fromDeveloper.es,
		},
	],
	custom_fields: {
		fertigstellung: { value: 'Q4 2027', pretty_value: 'Q4 2027' },
		bautenstand: {
			value: 'Bodenplatten gegossen, vordere Zeile im Rohbau',
			pretty_value: 'Bodenplatten gegossen, vordere Zeile im Rohbau',
		},
		baufortschritt: { value: '20 %', pretty_value: '20 %' },
		baubeginn: { value: '01.06.2026, fertig', pretty_value: '01.06.2026, fertig' },
		rohbau: { value: 'Q1 2027', pretty_value: 'Q1 2027' },
		gebaeudehuelle: { value: 'Q2 2027', pretty_value: 'Q2 2027' },
		innenausbau: { value: 'Q3 2027', pretty_value: 'Q3 2027' },
		uebergabe: { value: 'November 2027', pretty_value: 'November 2027' },
		bauherr: {
			value: 'Gartenzeile Berne GmbH & Co. KG',
			pretty_value: 'Gartenzeile Berne GmbH & Co. KG',
		},
		architektur: { value: 'Petersen Voß Architekten', pretty_value: 'Petersen Voß Architekten' },
		weg_haltestelle: { value: '8 min zu Fuß', pretty_value: '8 min zu Fuß' },
		weg_einkauf: { value: '900 m', pretty_value: '900 m' },
		weg_schule: { value: '650 m', pretty_value: '650 m' },
		weg_park: { value: '200 m', pretty_value: '200 m' },
		vertriebsziel: {
			value: 'INTERN: Banken verlangen sechs Verkäufe bis Januar',
			pretty_value: 'INTERN: Banken verlangen sechs Verkäufe bis Januar',
		},
	},
	note: 'INTERN: Zweiter Bauabschnitt mit acht Häusern geplant, noch nicht ansprechen.',
	warning_notice: 'INTERN: Erschließungsbeiträge nicht endgültig abgerechnet.',
	images: gallery(
		'ext-townhouses',
		'garden-gartenzeile',
		'living-family',
		'massing-rows',
		'hall-stair',
		'plan-townhouse-site',
		'plan-townhouse-ground',
		'plan-townhouse-upper',
		{
			media: 'plot',
			title: 'INTERN: Gelände vor der Räumung der Gewächshäuser',
			is_private: true,
		},
	),
	links: [
		{
			id: 7401,
			url: 'https://gartenzeile-berne.example/lageplan',
			title: 'Lageplan mit Hausnummern',
			is_embedable: false,
			on_landing_page: true,
			is_private: false,
			position: 1,
		},
		{
			id: 7402,
			url: 'https://intern.hallmann-rey.example/projekte/GB',
			title: 'INTERN: Kalkulation je Haus',
			is_embedable: false,
			on_landing_page: false,
			is_private: true,
			position: 2,
		},
	],
};
