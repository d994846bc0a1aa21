import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { balcony, buildings, other } from './buildings.ts';

const line = {
	...buildings,
	living_space: 90.2,
	number_of_rooms: 3,
	number_of_bed_rooms: 2,
	number_of_bath_rooms: 1,
	balcony_space: 16.6,
	bathroom: ['Wanne'],
	service_charge: 165,
	heating_costs: 88,
	other_note: other.de,
};

/** Three rooms on the corner of each house. */
export const threeRooms: readonly AgencyRecord[] = [
	{
		...line,
		id: 10012,
		unit_id: 'A 2.2',
		exposee_id: 'HH-A22',
		name: 'Osterbekstraße 96 A / 2.2',
		property_status_id: status.available,
		floor: '2',
		base_rent: 1745,
		total_rent: 1998,
		title: 'Drei Zimmer mit langem Balkon, zweiter Stock',
		description_note: paragraphs(
			'Die Küche ist das Beste an dieser Wohnung: knapp 15 Quadratmeter mit Fenster, Tisch für sechs und einer Tür auf den Balkon, der an Küche und Wohnzimmer entlangläuft. Wer morgens Kaffee kocht, steht zwei Schritte später draußen.',
			'Das Wohnzimmer hat zwei Fenster und eine ruhige Wand für das Sofa. Schlafzimmer und Zimmer 3 liegen an gegenüberliegenden Seiten des Hauses und damit so weit auseinander, wie es der Grundriss hergibt. Die Decken zeigen das Holz, die Wände sind hell verputzt, der Boden ist geölte Eiche.',
			'Haus A wird Ende Januar übergeben. Besichtigen können Sie ab Mitte Dezember, bis dahin zeigen wir Ihnen eine Musterwohnung.',
		),
		location_note:
			'Barmbek-Süd ist grüner, als der Stadtplan vermuten lässt: Der Osterbekkanal, der Johannes-Prassek-Park und die Höfe der Nachbarhäuser gehen ineinander über. Einkaufen können Sie an der Hamburger Straße, zur Alster fahren Sie mit dem Rad zehn Minuten.',
		furnishing_note: list(
			'Küche mit Induktionsherd, Spülmaschine und Kühlschrank',
			'Balkon, 16,6 m²',
			'Holzdecken, geöltes Eichenparkett',
			'Fahrradraum mit Ladesteckdosen',
		),
		translations: [
			{
				locale: 'en',
				title: 'Two-bedroom flat with a long balcony, second floor',
				description_note: paragraphs(
					'The kitchen is the best thing here: almost 15 square metres with a window, a table for six and a door to the balcony, which runs along the kitchen and living room. Make your morning coffee and, two steps later, you are outside.',
					'The living room has two windows and a clear wall for the sofa. The main bedroom and room 3 are on opposite sides of the building, as far apart as the layout allows. The ceilings show their timber, the walls are plastered in a light tone, the floor is oiled oak.',
					'Building A will be handed over at the end of January. Viewings start in mid-December; until then you can see a show flat.',
				),
				location_note:
					'Barmbek-Süd is greener than the map suggests: the Osterbek canal, Johannes Prassek Park and the courtyards of the neighbouring houses run into each other. Shops are on Hamburger Straße, the Alster is ten minutes by bicycle.',
				furnishing_note: list(
					'kitchen with induction hob, dishwasher and refrigerator',
					'16.6 m² balcony',
					'timber ceilings, oiled oak parquet',
					'bicycle room with charging sockets',
				),
				other_note: other.en,
			},
			{
				locale: 'es',
				title: 'Dos dormitorios con balcón corrido, 2.ª planta',
				description_note: paragraphs(
					'Lo mejor es la cocina: casi 15 metros cuadrados con ventana, mesa para seis y una puerta al balcón, que recorre la cocina y el salón. Quien prepara el café por la mañana está fuera dos pasos después.',
					'El salón tiene dos ventanas y una pared despejada para el sofá. El dormitorio y la habitación 3 quedan en lados opuestos del edificio, todo lo separados que permite la distribución. Los techos dejan ver la madera, las paredes van enlucidas en tono claro y el suelo es de roble aceitado.',
					'El edificio A se entrega a finales de enero. Las visitas empiezan a mediados de diciembre; hasta entonces enseñamos un piso piloto.',
				),
				location_note:
					'Barmbek-Süd es más verde de lo que parece en el plano: el canal de Osterbek, el parque Johannes Prassek y los patios vecinos se enlazan unos con otros. Las tiendas están en la Hamburger Straße y el Alster a diez minutos en bicicleta.',
				furnishing_note: list(
					'cocina con inducción, lavavajillas y frigorífico',
					'balcón de 16,6 m²',
					'techos de madera y parqué de roble aceitado',
					'cuarto de bicicletas con enchufes de carga',
				),
				other_note: other.es,
			},
		],
		note: 'INTERN: Mietpreis bis 1.690 € verhandelbar bei Bonität A.',
		images: gallery('kitchen-line', 'study', 'ext-wood', 'plan-three-room-balcony', balcony, {
			media: 'bath-metro',
			title: 'INTERN: Bad Haus A, Rohinstallation',
			is_private: true,
		}),
		created_at: '2026-09-21T09:00:00.000+02:00',
		updated_at: '2026-11-16T13:22:00.000+01:00',
		status_updated_at: '2026-10-01T08:00:00.000+02:00',
	},
	{
		...line,
		id: 10014,
		unit_id: 'B 1.2',
		exposee_id: 'HH-B12',
		name: 'Osterbekstraße 96 B / 1.2',
		property_status_id: status.reserved,
		floor: '1',
		base_rent: 1720,
		total_rent: 1973,
		free_from: '01.03.2027',
		title: 'Drei Zimmer im ersten Stock von Haus B',
		description_note: paragraphs(
			'Haus B steht weiter hinten auf dem Grundstück. Vor den Fenstern liegt die gemeinsame Wiese mit Birken, die Straße sieht man nur noch vom Ende des Balkons aus. Im ersten Stock reicht das Grün bis an das Geländer.',
			'Die Aufteilung ist praktisch: Vom Flur gehen Bad, Schlafzimmer und Zimmer 3 ab, am Ende öffnet er sich zum Wohnen, von dort kommt man in die Wohnküche. Im Bad ist eine Wanne mit Glaswand eingebaut, im Flur ein Schrank über die ganze Höhe.',
			'Für diese Wohnung liegt eine Zusage vor. Das Gegenstück im zweiten Stock von Haus A ist noch frei.',
		),
		location_note:
			'Von der Wiese hinter dem Haus führt ein Weg zum Kanal, an dem im Sommer die Kanus liegen. Zwei Kitas und eine Grundschule sind ohne große Straße erreichbar; die U3 bringt Sie in elf Minuten zum Rathaus.',
		furnishing_note: list(
			'Küche mit Geräten, Fronten in Weiß und Eiche',
			'Wanne mit Glasabtrennung',
			'Einbauschrank im Flur',
			'Balkon über die ganze Breite',
		),
		translations: [
			{
				locale: 'en',
				title: 'Two-bedroom flat on the first floor of Building B',
				description_note: paragraphs(
					'Building B stands further back on the site. Outside its windows is the shared meadow with birches; you only see the street from the far end of the balcony. On the first floor the greenery comes up to the railing.',
					'The layout is practical: bathroom, main bedroom and room 3 open off the hall, which widens into the living room, and from there you reach the kitchen-diner. The bathroom has a bath with a glass screen, the hall a full-height cupboard.',
					'This flat has been promised. Its counterpart on the second floor of Building A is still available.',
				),
				location_note:
					'A path leads from the meadow behind the house to the canal, where the canoes are moored in summer. Two nurseries and a primary school can be reached without crossing a main road; the U3 takes you to the town hall in eleven minutes.',
				furnishing_note: list(
					'kitchen with appliances, units in white and oak',
					'bath with glass screen',
					'built-in cupboard in the hall',
					'balcony along the whole front',
				),
				other_note: other.en,
			},
			{
				locale: 'es',
				title: 'Dos dormitorios en la primera planta del edificio B',
				description_note: paragraphs(
					'El edificio B está al fondo de la parcela. Ante sus ventanas se extiende la pradera común con abedules; la calle solo se ve desde el extremo del balcón. En la primera planta el verde llega hasta la barandilla.',
					'La distribución es práctica: al pasillo dan el baño, el dormitorio y la habitación 3; al final se abre el salón y, desde él, la cocina-comedor. El baño tiene bañera con mampara de vidrio y el pasillo un armario hasta el techo.',
					'Esta vivienda está apalabrada. Su gemela de la segunda planta del edificio A sigue libre.',
				),
				location_note:
					'De la pradera sale un camino al canal, donde en verano descansan las canoas. A dos guarderías y una escuela primaria se llega sin cruzar avenidas; la línea U3 llega en once minutos al ayuntamiento.',
				furnishing_note: list(
					'cocina con electrodomésticos, frentes en blanco y roble',
					'bañera con mampara de vidrio',
					'armario empotrado en el pasillo',
					'balcón en toda la fachada',
				),
				other_note: other.es,
			},
		],
		note: 'INTERN: Zusage an Familie mit zwei Kindern, Schufa liegt vor.',
		images: gallery('ext-wood-meadow', 'kitchen-line', 'study', 'plan-three-room-balcony', balcony),
		created_at: '2026-09-21T09:14:00.000+02:00',
		updated_at: '2026-11-13T16:01:00.000+01:00',
		status_updated_at: '2026-11-13T16:01:00.000+01:00',
	},
];
