import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { balcony, buildings, other } from './buildings.ts';

const twoRooms: AgencyRecord = {
	...buildings,
	id: 10011,
	unit_id: 'A 1.1',
	exposee_id: 'HH-A11',
	name: 'Osterbekstraße 96 A / 1.1',
	property_status_id: status.available,
	floor: '1',
	living_space: 66.3,
	number_of_rooms: 2,
	number_of_bed_rooms: 1,
	number_of_bath_rooms: 1,
	balcony_space: 13.1,
	storeroom: true,
	bathroom: ['Wanne', 'Fenster'],
	base_rent: 1290,
	total_rent: 1476,
	service_charge: 121,
	heating_costs: 65,
	other_note: other.de,
	title: 'Zwei Zimmer aus Holz mit 13 m² Balkon',
	description_note: paragraphs(
		'Man riecht es, wenn man die Tür öffnet: Decke und eine Wand im Wohnraum sind sichtbares Fichtenholz. Es dämpft den Klang und hält das Raumklima gleichmäßig, sodass die Wohnung auch im August ohne Klimagerät auskommt.',
		'Beide Zimmer liegen nebeneinander am Balkon, der gut acht Meter lang und tief genug für einen Tisch ist. Die Küche ist fertig eingebaut und hat ein eigenes Fenster; auch das Bad hat eines, dazu eine Wanne. In der Abstellkammer warten die Anschlüsse für Waschmaschine und Trockner.',
		'Die Wohnung eignet sich für eine Person mit Platzbedarf oder für zwei, die sich mögen.',
	),
	location_note:
		'Die Osterbekstraße ist eine Tempo-30-Straße ohne Durchgangsverkehr. Zum Bäcker sind es vier Minuten, zum Bus drei, zur U-Bahn Mundsburg zwölf. Am Kanal können Sie ein Boot leihen oder einfach auf dem Steg sitzen.',
	furnishing_note: list(
		'sichtbares Holz an Decke und Wohnzimmerwand',
		'Küche mit Geräten und Fenster',
		'Bad mit Wanne und Fenster',
		'Abstellraum, 4,5 m²',
	),
	translations: [
		{
			locale: 'en',
			title: 'One-bedroom timber-built flat with 13 m² balcony',
			description_note: paragraphs(
				'You smell it when you open the door: the ceiling and one wall of the living room are exposed spruce. Timber softens sound and keeps the temperature even, so the flat needs no air conditioning, even in August.',
				'Living room and bedroom are side by side along the balcony, which is more than eight metres long and deep enough for a table. The fitted kitchen has its own window; so has the bathroom, which has a bath. The storeroom has connections for a washing machine and dryer.',
				'The flat suits one person who likes space, or two who like each other.',
			),
			location_note:
				'Osterbekstraße is a 30 km/h street without through traffic. The bakery is four minutes away, the bus three, Mundsburg underground station twelve. On the canal you can hire a boat or simply sit on the jetty.',
			furnishing_note: list(
				'exposed timber ceiling and living-room wall',
				'kitchen with appliances and window',
				'bathroom with bath and window',
				'4.5 m² storeroom',
			),
			other_note: other.en,
		},
		{
			locale: 'es',
			title: 'Un dormitorio en madera con balcón de 13 m²',
			description_note: paragraphs(
				'Se huele al abrir la puerta: el techo y una pared del salón son de abeto visto. La madera amortigua el sonido y mantiene el clima estable, de modo que en agosto no hace falta aire acondicionado.',
				'El salón y el dormitorio dan al balcón, de algo más de ocho metros y con fondo para una mesa. La cocina está equipada y tiene ventana; el baño también, además de bañera. En el trastero esperan las tomas de lavadora y secadora.',
				'Es un piso para una persona a la que le gusta el espacio, o para dos que se gusten.',
			),
			location_note:
				'La Osterbekstraße es una calle a 30 por hora sin tráfico de paso. La panadería está a cuatro minutos, el autobús a tres y el metro de Mundsburg a doce. En el canal se puede alquilar una barca o sentarse sin más en el embarcadero.',
			furnishing_note: list(
				'madera vista en el techo y en una pared del salón',
				'cocina equipada con ventana',
				'baño con bañera y ventana',
				'trastero interior de 4,5 m²',
			),
			other_note: other.es,
		},
	],
	note: 'INTERN: Vorgemerkt für Pflegekraft, Rückmeldung der Stiftung offen.',
	images: gallery(
		'living-osterbek',
		'kitchen-osterbek',
		'ext-wood',
		'massing-hamburg',
		'plan-two-room-balcony',
		balcony,
	),
	created_at: '2026-09-21T08:55:00.000+02:00',
	updated_at: '2026-11-10T10:00:00.000+01:00',
	status_updated_at: '2026-10-01T08:00:00.000+02:00',
};

const fiveRooms: AgencyRecord = {
	...buildings,
	id: 10013,
	unit_id: 'B 3.1',
	exposee_id: 'HH-B31',
	name: 'Osterbekstraße 96 B / 3.1',
	property_status_id: status.available,
	floor: '3',
	living_space: 127.7,
	number_of_rooms: 5,
	number_of_bed_rooms: 4,
	number_of_bath_rooms: 2,
	balcony_space: 20.2,
	guest_toilet: true,
	flat_share_suitable: true,
	bathroom: ['Wanne', 'Dusche', 'Fenster'],
	base_rent: 2430,
	total_rent: 2785,
	service_charge: 232,
	heating_costs: 123,
	free_from: '01.03.2027',
	other_note: other.de,
	title: 'Fünf Zimmer unter dem Dach von Haus B',
	description_note: paragraphs(
		'Ganz oben in Haus B liegt eine der vier größten Wohnungen. Vier Zimmer, ein Arbeitszimmer und zwei Bäder gruppieren sich um einen Flur, der in der Diele an der Küche endet. Der Balkon misst gut zwölf Meter und ist von Wohnraum, Küche und Schlafzimmer aus zugänglich.',
		'Das Arbeitszimmer zeigt, wie die Räume gedacht sind: ein Fenster, eine lange Wand für Bücher, Boden aus Eiche, genug Platz für Schreibtisch und Sessel. Im großen Bad gibt es Wanne und Dusche, daneben ein Duschbad für Gäste oder eilige Morgen.',
		'Auch als Wohngemeinschaft für drei oder vier Personen ist die Wohnung gedacht; die Zimmer sind einzeln vom Flur aus zu erreichen.',
	),
	location_note:
		'Aus dem dritten Obergeschoss sieht man über die Zeilenbauten hinweg bis zum Fernsehturm. Die Hamburger Meile mit Geschäften und Kino liegt zwölf Gehminuten entfernt, Stadtpark und Planetarium eine Viertelstunde mit dem Rad.',
	furnishing_note: list(
		'Balkon, 20,2 m²',
		'Arbeitszimmer mit Netzwerkanschluss',
		'Bad mit Wanne und Dusche, zusätzlich ein Duschbad',
		'Küche mit Geräten',
		'Holzdecken in allen Zimmern',
	),
	translations: [
		{
			locale: 'en',
			title: 'Four-bedroom flat at the top of Building B',
			description_note: paragraphs(
				'At the very top of Building B is one of its four largest flats. Living room, three bedrooms, a study and two bathrooms are grouped around a hall that ends by the kitchen. The balcony is more than twelve metres long and can be reached from the living room, kitchen and main bedroom.',
				'The study shows what the rooms are like: a window, a long wall for books, an oak floor, enough space for a desk and an armchair. The large bathroom has a bath and a shower; next to it is a shower room for guests or hurried mornings.',
				'The flat is also suitable for three or four sharers: each room has its own door to the hall.',
			),
			location_note:
				'From the third floor you look over the slab blocks as far as the TV tower. The Hamburger Meile with shops and a cinema is twelve minutes on foot, the Stadtpark and its planetarium a quarter of an hour by bicycle.',
			furnishing_note: list(
				'20.2 m² balcony',
				'study with network socket',
				'bathroom with bath and shower, plus a shower room',
				'kitchen with appliances',
				'timber ceilings in all rooms',
			),
			other_note: other.en,
		},
		{
			locale: 'es',
			title: 'Cuatro dormitorios en lo alto del edificio B',
			description_note: paragraphs(
				'En lo más alto del edificio B está una de sus cuatro viviendas más grandes. Un salón, tres dormitorios, un estudio y dos baños se ordenan en torno a un pasillo que acaba junto a la cocina. El balcón pasa de doce metros y se sale a él desde el salón, la cocina y el dormitorio.',
				'El estudio enseña cómo están pensadas las estancias: una ventana, una pared larga para libros, suelo de roble y sitio para escritorio y butaca. El baño grande tiene bañera y ducha; al lado hay un aseo con ducha para invitados o mañanas con prisa.',
				'También está pensada para compartir entre tres o cuatro: a cada habitación se entra por separado desde el pasillo.',
			),
			location_note:
				'Desde la tercera planta la vista pasa por encima de los bloques hasta la torre de televisión. La Hamburger Meile, con tiendas y cine, está a doce minutos a pie; el Stadtpark y el planetario, a un cuarto de hora en bicicleta.',
			furnishing_note: list(
				'balcón de 20,2 m²',
				'estudio con toma de red',
				'baño con bañera y ducha, además de un aseo con ducha',
				'cocina con electrodomésticos',
				'techos de madera en todas las estancias',
			),
			other_note: other.es,
		},
	],
	note: 'INTERN: WG nur mit Hauptmieter, Stiftung prüft jeden Wechsel.',
	images: gallery(
		'dining-osterbek',
		'study',
		'kitchen-line',
		'ext-wood-meadow',
		'plan-four-room-balcony',
		balcony,
		{
			media: 'child',
			title: 'INTERN: Referenz anderes Projekt, nicht verwenden',
			is_not_for_exposee: true,
		},
	),
	created_at: '2026-09-21T09:10:00.000+02:00',
	updated_at: '2026-11-18T08:47:00.000+01:00',
	status_updated_at: '2026-10-01T08:00:00.000+02:00',
};

/** Two rooms in house A and five in house B, described at length. */
export const otherFlats: readonly AgencyRecord[] = [twoRooms, fiveRooms];
