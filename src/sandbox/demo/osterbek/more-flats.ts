import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { type Line, type Row, unitOf } from '../line.ts';
import { status } from '../statuses.ts';
import { balcony } from './buildings.ts';
import { fiveRooms, onTheGround, threeRooms, twoRooms } from './lines.ts';

/** The flats that differ from others of their line by a floor and what they look at. To add one, copy one. */
export const moreFlats: readonly AgencyRecord[] = [
	flat(twoRooms, 'A 0.1', {
		...onTheGround,
		id: 10201,
		property_status_id: status.available,
		base_rent: 1255,
		title: {
			de: 'Zwei Zimmer ohne Stufen mit Terrasse',
			en: 'Step-free one-bedroom flat with terrace',
			es: 'Un dormitorio sin escalones y con terraza',
		},
		text: {
			de: 'Vom Gehweg bis auf die Terrasse gibt es keine Schwelle; Türen und Bad sind für einen Rollstuhl breit genug. Die Terrasse liegt zur Straße, durch ein Beet mit Felsenbirnen abgerückt, und ist so tief wie der Balkon darüber, der sie vor Regen schützt. Diese Wohnung vermietet die Stiftung bevorzugt an Menschen mit Gehbehinderung.',
			en: 'There is no threshold between the pavement and the terrace; doors and bathroom are wide enough for a wheelchair. The terrace faces the street, set back behind a bed of serviceberries, and is as deep as the balcony above, which keeps off the rain. The foundation gives preference to tenants with limited mobility.',
			es: 'Desde la acera hasta la terraza no hay un solo escalón; las puertas y el baño admiten silla de ruedas. La terraza da a la calle, separada por un parterre de guillomos, y tiene el mismo fondo que el balcón de arriba, que la resguarda de la lluvia. La fundación da preferencia a personas con movilidad reducida.',
		},
		images: gallery(
			'bedroom-osterbek',
			'kitchen-osterbek',
			'ext-wood',
			'massing-hamburg',
			'plan-two-room-balcony',
			{
				media: 'bath-metro',
				title: 'INTERN: Haltegriffe Bad, Kosten Stiftung',
				is_private: true,
			},
		),
		note: 'INTERN: Bindung an Wohnberechtigung § 5 prüfen, Stiftung entscheidet im Dezember.',
		updated_at: '2026-11-19T09:25:00.000+01:00',
	}),
	flat(threeRooms, 'A 0.2', {
		...onTheGround,
		id: 10202,
		property_status_id: status.sold,
		base_rent: 1695,
		title: {
			de: 'Drei Zimmer mit Terrasse neben dem Waschcafé',
			en: 'Two-bedroom flat with terrace by the laundry café',
			es: 'Dos dormitorios con terraza junto a la lavandería',
		},
		text: {
			de: 'Die Terrasse dieser Wohnung reicht bis zur Hausecke und endet am Weg zum Waschcafé. Wer gern weiß, was im Haus los ist, ist hier richtig; stiller ist es weiter oben. Die Wohnung ist seit Oktober vergeben.',
			en: 'The terrace of this flat runs to the corner of the building and ends at the path to the laundry café. It is the right place for people who like to know what is going on; higher up it is quieter. The flat was let in October.',
			es: 'La terraza llega hasta la esquina del edificio y acaba en el camino a la lavandería. Es el sitio para quien quiere saber qué pasa en el edificio; más arriba hay más silencio. Está alquilado desde octubre.',
		},
		images: gallery(
			'ext-wood',
			'kitchen-line',
			'study',
			'massing-hamburg',
			'plan-three-room-balcony',
		),
		note: 'INTERN: Mieter betreibt Waschcafé, Nebenabrede zur Schlüsselgewalt.',
		updated_at: '2026-10-12T15:40:00.000+02:00',
		status_updated_at: '2026-10-12T15:40:00.000+02:00',
	}),
	flat(threeRooms, 'A 1.2', {
		id: 10203,
		property_status_id: status.sold,
		base_rent: 1720,
		title: {
			de: 'Drei Zimmer im ersten Stock von Haus A',
			en: 'Two-bedroom flat on the first floor of Building A',
			es: 'Dos dormitorios en la primera planta del edificio A',
		},
		text: {
			de: 'Über dem Waschcafé, aber durch 30 Zentimeter Holz und Schüttung von ihm getrennt: Von den Maschinen hört man hier nichts. Aus dem Wohnzimmer schaut man auf die Straßenbäume, vom Ende des Balkons zur Wiese hinter dem Haus. Ein junges Paar zieht im Februar ein.',
			en: 'It is above the laundry café but separated from it by 30 centimetres of timber and fill: you cannot hear the machines. The living room faces the street trees, the far end of the balcony the meadow behind the building. A young couple will move in next February.',
			es: 'Está sobre la lavandería, pero separada de ella por 30 centímetros de madera y relleno: las máquinas no se oyen. El salón mira a los árboles de la calle y el extremo del balcón, a la pradera de detrás. Una pareja joven se instala en febrero.',
		},
		images: gallery('kitchen-line', 'ext-wood', 'study', balcony, 'plan-three-room-balcony'),
		note: 'INTERN: Mietvertrag vom 02.11., Kaution in drei Raten.',
		updated_at: '2026-11-02T11:15:00.000+01:00',
		status_updated_at: '2026-11-02T11:15:00.000+01:00',
	}),
	flat(twoRooms, 'A 2.1', {
		id: 10204,
		property_status_id: status.available,
		base_rent: 1310,
		title: {
			de: 'Zwei Zimmer mit Balkon, zweiter Stock von Haus A',
			en: 'One-bedroom flat with balcony, second floor, Building A',
			es: 'Un dormitorio con balcón, 2.ª planta del edificio A',
		},
		text: {
			de: 'Auf dem Balkon von gut acht Metern Länge frühstückt man an einem Ende und liest am anderen. Davor stehen die Straßenahorne, die im Sommer das gegenüberliegende Haus verdecken. Die Wohnung kostet 20 Euro mehr als die im ersten Stock und ist damit die zweitgünstigste mit Balkon.',
			en: 'On a balcony more than eight metres long you can have breakfast at one end and read at the other. In front are the maples of the street, which hide the building opposite in summer. At 20 euros more than the flat on the first floor, it is the second cheapest of those with a balcony.',
			es: 'En un balcón de algo más de ocho metros se desayuna en un extremo y se lee en el otro. Delante están los arces de la calle, que en verano tapan el edificio de enfrente. Cuesta 20 euros más que el de la primera planta y es el segundo más económico de los que tienen balcón.',
		},
		images: gallery(
			balcony,
			'living-osterbek',
			'kitchen-osterbek',
			'ext-wood',
			'massing-hamburg',
			'plan-two-room-balcony',
		),
		note: 'INTERN: Drei Bewerbungen, Besichtigung am 12.12. gesammelt.',
		updated_at: '2026-11-18T14:00:00.000+01:00',
	}),
	flat(twoRooms, 'A 3.1', {
		id: 10205,
		property_status_id: status.reserved,
		base_rent: 1345,
		title: {
			de: 'Zwei Zimmer unter dem Dach von Haus A',
			en: 'One-bedroom flat at the top of Building A',
			es: 'Un dormitorio en lo alto del edificio A',
		},
		text: {
			de: 'Niemand geht über Ihnen, und über dem Balkon ragt nur das Dach heraus. Die Solarmodule beginnen einen Meter über der Zimmerdecke; den Strom bekommt, wer möchte, über den Mieterstromvertrag des Hauses. Die Wohnung ist zurückgelegt, bis die Bewerberin ihre alte gekündigt hat.',
			en: 'Nobody walks above you, and over the balcony there is only the overhanging roof. The solar panels start a metre above the ceiling; if you wish, you can buy their electricity through the building’s own tariff. The flat is held until the applicant has given notice on her old one.',
			es: 'Nadie camina por encima, y sobre el balcón solo vuela la cubierta. Los paneles solares empiezan un metro por encima del techo; quien quiera puede contratar su electricidad a través del edificio. El piso está apartado hasta que la candidata dé por terminado su contrato anterior.',
		},
		images: gallery(
			'kitchen-osterbek',
			'living-osterbek',
			'ext-wood',
			'massing-hamburg',
			'plan-two-room-balcony',
			balcony,
		),
		note: 'INTERN: Zusage an Pflegekraft der Klinik Barmbek, Kontingent Stiftung.',
		updated_at: '2026-11-15T10:35:00.000+01:00',
		status_updated_at: '2026-11-15T10:35:00.000+01:00',
	}),
	flat(threeRooms, 'A 3.2', {
		id: 10206,
		property_status_id: status.available,
		base_rent: 1790,
		title: {
			de: 'Drei Zimmer oben über Eck mit Abendlicht',
			en: 'Two-bedroom top-floor corner flat with evening light',
			es: 'Dos dormitorios en esquina con luz de tarde',
		},
		text: {
			de: 'Von der Wohnküche sehen Sie über die Dächer der Zeilenbauten bis zum Wasserturm im Stadtpark; abends fällt das Licht durch das seitliche Fenster bis an die Rückwand. Der Balkon hat hier ein Dach statt eines Nachbarn. Bis zum Aufzug sind es sechs Schritte.',
			en: 'From the kitchen you look across the roofs of the slab blocks to the water tower in the Stadtpark, and in the evening the light comes through the side window as far as the back wall. The balcony has a roof above it instead of a neighbour. It is six paces to the lift.',
			es: 'Desde la cocina se ve, por encima de los bloques, la torre de agua del Stadtpark, y al atardecer la luz entra por la ventana lateral hasta la pared del fondo. El balcón tiene encima la cubierta en lugar de un vecino. El ascensor está a seis pasos.',
		},
		images: gallery('ext-wood-dusk', 'kitchen-line', 'study', 'plan-three-room-balcony', balcony),
		note: 'INTERN: Miete liegt am oberen Ende der Freigabe, nicht weiter erhöhen.',
		updated_at: '2026-11-17T16:20:00.000+01:00',
	}),
	flat(fiveRooms, 'B 0.1', {
		...onTheGround,
		id: 10207,
		property_status_id: status.available,
		base_rent: 2320,
		title: {
			de: 'Fünf Zimmer mit Terrasse an der Wiese',
			en: 'Four-bedroom flat with a terrace on the meadow',
			es: 'Cuatro dormitorios con terraza en la pradera',
		},
		text: {
			de: 'Die Terrasse ist zwölf Meter lang und geht ohne Stufe in die Birkenwiese über, die allen gehört. Kinder sind mit drei Schritten draußen und vom Küchenfenster aus zu sehen. Ein Stauraum für Gummistiefel und Schlitten liegt außen neben der Terrassentür.',
			en: 'The terrace is twelve metres long and runs without a step into the birch meadow that everybody shares. Children are outside in three strides and can be seen from the kitchen window. A store for boots and sledges is built in next to the terrace door.',
			es: 'La terraza mide doce metros y continúa sin escalón en la pradera de abedules, que es de todos. Los niños salen en tres zancadas y se les ve desde la ventana de la cocina. Junto a la puerta de la terraza hay un armario exterior para botas y trineos.',
		},
		images: gallery(
			'garden-osterbek',
			'dining-osterbek',
			'kitchen-line',
			'ext-wood-meadow',
			'massing-hamburg',
			'plan-four-room-balcony',
			{
				media: 'massing-hamburg',
				title: 'INTERN: Wiese, Wegerecht Nachbarflurstück',
				is_private: true,
			},
		),
		note: 'INTERN: Familien mit drei Kindern bevorzugt, Vorgabe der Stiftung.',
		updated_at: '2026-11-18T10:55:00.000+01:00',
	}),
	flat(threeRooms, 'B 0.2', {
		...onTheGround,
		id: 10208,
		property_status_id: status.sold,
		base_rent: 1690,
		title: {
			de: 'Drei Zimmer mit Terrasse am Kanalweg',
			en: 'Two-bedroom flat with terrace by the canal path',
			es: 'Dos dormitorios con terraza junto al canal',
		},
		text: {
			de: 'Hinter der Terrasse beginnt der Weg zum Kanal; wer ein Boot hat, trägt es von hier keine hundert Meter. Eine Hecke aus Hainbuche schirmt den Weg ab. Die Wohnung ist vermietet, die gleiche mit Balkon wird im zweiten Stock gerade frei gehalten.',
			en: 'The path to the canal begins behind the terrace; if you own a boat, you carry it less than a hundred metres. A hornbeam hedge screens the path. The flat has been let; the same layout with a balcony, on the second floor, is being held for someone.',
			es: 'Detrás de la terraza empieza el camino al canal: quien tenga barca no la carga ni cien metros. Un seto de carpes la separa del paso. El piso está alquilado; el mismo, con balcón, está apartado en la segunda planta.',
		},
		images: gallery(
			'ext-wood',
			'kitchen-line',
			'study',
			'massing-hamburg',
			'plan-three-room-balcony',
		),
		note: 'INTERN: Bootsplatz nicht Teil des Mietvertrags, mündlich zugesagt.',
		updated_at: '2026-10-28T12:10:00.000+01:00',
		status_updated_at: '2026-10-28T12:10:00.000+01:00',
	}),
	flat(fiveRooms, 'B 1.1', {
		id: 10209,
		property_status_id: status.sold,
		base_rent: 2370,
		title: {
			de: 'Fünf Zimmer für eine Wohngemeinschaft',
			en: 'Four-bedroom flat for sharing',
			es: 'Cuatro dormitorios para compartir',
		},
		text: {
			de: 'Der Balkon verbindet alle Räume der Gartenseite; man kommt vom Schlafzimmer in die Küche, ohne durch den Flur zu gehen. Vier Leute Ende zwanzig haben das überzeugt: Sie ziehen im März ein und teilen sich Miete, Küche und das Arbeitszimmer.',
			en: 'The balcony links all the rooms on the garden side, so you can go from the bedroom to the kitchen without using the hall. That convinced four people in their late twenties: they will move in together in March and share the rent, the kitchen and the study.',
			es: 'El balcón une todas las piezas del lado del jardín: se va del dormitorio a la cocina sin pasar por el pasillo. Eso convenció a cuatro personas de casi treinta años, que se mudan en marzo y comparten alquiler, cocina y estudio.',
		},
		images: gallery('ext-wood', 'study', 'kitchen-line', balcony, 'plan-four-room-balcony'),
		note: 'INTERN: Vier Hauptmieter, gesamtschuldnerisch, Bürgschaft der Eltern bei zweien.',
		updated_at: '2026-11-05T17:00:00.000+01:00',
		status_updated_at: '2026-11-05T17:00:00.000+01:00',
	}),
	flat(fiveRooms, 'B 2.1', {
		id: 10210,
		property_status_id: status.available,
		base_rent: 2400,
		title: {
			de: 'Fünf Zimmer mit zwölf Metern Balkon',
			en: 'Four-bedroom flat with twelve metres of balcony',
			es: 'Cuatro dormitorios con doce metros de balcón',
		},
		text: {
			de: 'Im zweiten Stock steht man auf dem Balkon in Höhe der Birkenkronen, die Wiese liegt darunter wie ein Teppich. Die Zimmer der Rückseite blicken auf den Nachbargarten, in dem Hühner gehalten werden; man hört sie, wenn das Fenster offen ist. Bezug ab März.',
			en: 'On the second floor the balcony is level with the crowns of the birches, with the meadow beneath. The rooms at the back look into the neighbours’ garden, where hens are kept; you hear them when the window is open. Available from March.',
			es: 'En la segunda planta el balcón queda a la altura de las copas de los abedules, con la pradera debajo. Las piezas de atrás miran al jardín vecino, donde crían gallinas; se las oye con la ventana abierta. Disponible desde marzo.',
		},
		images: gallery(
			'child-osterbek',
			'dining-osterbek',
			'kitchen-line',
			'ext-wood-meadow',
			'plan-four-room-balcony',
			balcony,
		),
		note: 'INTERN: Nachbar und Hühner: Ruhezeiten sind geklärt, Schreiben liegt ab.',
		updated_at: '2026-11-12T13:30:00.000+01:00',
	}),
	flat(threeRooms, 'B 2.2', {
		id: 10211,
		property_status_id: status.reserved,
		base_rent: 1740,
		title: {
			de: 'Drei Zimmer über der Birkenwiese',
			en: 'Two-bedroom flat above the birch meadow',
			es: 'Dos dormitorios sobre los abedules',
		},
		text: {
			de: 'Zwischen den Stämmen hindurch sieht man von hier ein Stück Kanal, im Winter das ganze. Die Straße ist so weit weg, dass man die Müllabfuhr verschläft. Für die Wohnung liegt eine Zusage vor, die bis Monatsende bestätigt werden muss; danach ist sie wieder frei.',
			en: 'Between the trunks you can see a stretch of the canal from here, in winter all of it. The street is so far off that you sleep through the bin lorry. The flat has been promised to somebody who must confirm by the end of the month; otherwise it will be available again.',
			es: 'Entre los troncos se ve un trozo de canal; en invierno, entero. La calle queda tan lejos que no se oye pasar el camión de la basura. El piso está apalabrado y debe confirmarse antes de fin de mes; si no, volverá a quedar libre.',
		},
		images: gallery(
			'outlook-osterbek',
			'kitchen-line',
			'study',
			'ext-wood-meadow',
			'plan-three-room-balcony',
			balcony,
		),
		note: 'INTERN: Bestätigung bis 30.11., sonst Nachrücker anrufen.',
		updated_at: '2026-11-19T16:40:00.000+01:00',
		status_updated_at: '2026-11-19T16:40:00.000+01:00',
	}),
	flat(threeRooms, 'B 3.2', {
		id: 10212,
		property_status_id: status.available,
		base_rent: 1785,
		title: {
			de: 'Drei Zimmer im obersten Stock von Haus B',
			en: 'Two-bedroom flat on the top floor of Building B',
			es: 'Dos dormitorios en la última planta del edificio B',
		},
		text: {
			de: 'Das ist die Wohnung mit dem weitesten Blick nach hinten: Kanal, Kleingärten und bei klarer Luft die Kräne im Hafen. Vom Bett aus sieht man nur Himmel, weil das Haus gegenüber niedriger ist. Der Strom vom Dach kommt auch hier an; abgerechnet wird er nach Verbrauch.',
			en: 'This is the flat with the longest views to the rear: the canal, allotments and, on clear days, the cranes of the port. From bed you see nothing but sky, because the building opposite is lower. Power from the roof is available here too and is charged by consumption.',
			es: 'Es el piso con la vista más larga hacia atrás: el canal, los huertos y, en días claros, las grúas del puerto. Desde la cama solo se ve cielo, porque el edificio de enfrente es más bajo. También aquí llega la electricidad de la cubierta, que se paga según consumo.',
		},
		images: gallery(
			'study',
			'outlook-osterbek',
			'kitchen-line',
			'ext-wood-meadow',
			'plan-three-room-balcony',
			balcony,
		),
		note: 'INTERN: Als Musterwohnung bis Januar geblockt, Möbel gehören der Agentur.',
		updated_at: '2026-11-11T08:15:00.000+01:00',
	}),
];

/** A flat by its number: house, floor and position. "B 2.1" is the first on the second floor of house B. */
function flat(line: Line, number: string, row: Row & { readonly base_rent: number }): AgencyRecord {
	const { service_charge: service, heating_costs: heating } = line.fields;
	return unitOf(line, {
		unit_id: number,
		exposee_id: `HH-${number.replace(/[ .]/g, '')}`,
		name: `Osterbekstraße 96 ${number.replace(' ', ' / ')}`,
		floor: number.charAt(2),
		total_rent: row.base_rent + Number(service) + Number(heating),
		free_from: number.startsWith('A') ? '01.02.2027' : '01.03.2027',
		created_at: '2026-09-21T09:30:00.000+02:00',
		status_updated_at: '2026-10-01T08:00:00.000+02:00',
		...row,
	});
}
