import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { type Line, type Row, unitOf } from '../line.ts';
import { status } from '../statuses.ts';
import { fiveRooms, studio, threeRooms, twoRooms } from './lines.ts';

/** The flats that differ from others of their line by a floor and what they look at. To add one, copy one. */
export const moreFlats: readonly AgencyRecord[] = [
	flat(twoRooms, '0.1', {
		id: 10101,
		property_status_id: status.sold,
		rs_category: 'GROUND_FLOOR',
		price: 341000,
		sold_price: 338500,
		title: {
			de: 'Zwei Zimmer zu ebener Erde am Kanal',
			en: 'One-bedroom flat at street level by the canal',
			es: 'Un dormitorio a pie de calle junto al canal',
		},
		text: {
			de: 'Vor der Loggia wächst eine Hainbuchenhecke, dahinter kommen Gehweg, Linden und Kanal. Zur Haustür sind es sechs Schritte, zum Fahrradraum eine Tür: Wer viel mit dem Rad oder dem Kinderwagen unterwegs ist, spart hier Wege. Die Wohnung ist verkauft; in höheren Etagen ist der gleiche Grundriss noch zu haben.',
			en: 'A hornbeam hedge grows in front of the loggia; beyond it come the pavement, lime trees and the canal. It is six paces to the front door, and the bicycle room is next door: handy for anyone with a bicycle or a pram. This flat has been sold; the same layout is still available on higher floors.',
			es: 'Ante la galería crece un seto de carpes; detrás vienen la acera, los tilos y el canal. El portal está a seis pasos y el cuarto de bicicletas, en la puerta de al lado: cómodo para quien sale a menudo en bici o con carrito. La vivienda está vendida; en plantas superiores aún queda alguna con la misma distribución.',
		},
		images: gallery('loggia-kanal', 'ext-canal', 'living-loggia', 'ext-brick', 'plan-two-room'),
		note: 'INTERN: Käufer zahlt in zwei Raten, Bürgschaft liegt vor.',
		updated_at: '2026-09-30T14:10:00.000+02:00',
		status_updated_at: '2026-09-30T14:10:00.000+02:00',
	}),
	flat(fiveRooms, '0.3', {
		id: 10102,
		property_status_id: status.available,
		rs_category: 'GROUND_FLOOR',
		balcony: false,
		terrace: true,
		garden: true,
		garden_space: 64,
		price: 668000,
		title: {
			de: 'Familienwohnung mit Terrasse und 64 m² Garten',
			en: 'Family flat with terrace and 64 m² of garden',
			es: 'Piso familiar con terraza y 64 m² de jardín',
		},
		text: {
			de: 'Was weiter oben ein Balkon ist, ist hier eine Terrasse, und vor ihr liegen 64 Quadratmeter Garten zur alleinigen Nutzung. Eine niedrige Hecke trennt ihn vom Hof, ein Tor führt hinaus. Der Garten macht mehr aus als der Abschlag fürs Erdgeschoss; deshalb liegt der Preis knapp über dem der zweiten Etage.',
			en: 'What is a balcony higher up is a terrace here, with 64 square metres of garden in front of it for your sole use. A low hedge divides it from the courtyard, and a gate leads out. The garden adds more than the ground floor takes off, so the price is slightly above that of the second-floor flat.',
			es: 'Lo que más arriba es balcón aquí es terraza, con 64 m² de jardín de uso exclusivo. Un seto bajo lo separa del patio y una cancela da paso. El jardín suma más de lo que resta la planta baja; por eso el precio supera un poco al de la segunda planta.',
		},
		images: gallery(
			'garden-kanal',
			'dining-kanal',
			'kitchen-island',
			'ext-canal',
			'plan-four-room',
			{
				media: 'plot',
				title: 'INTERN: Gartengrenze strittig, Teilungserklärung prüfen',
				is_private: true,
			},
		),
		note: 'INTERN: Sondernutzungsrecht Garten noch nicht eingetragen.',
		updated_at: '2026-11-12T09:05:00.000+01:00',
	}),
	flat(studio, '0.4', {
		id: 10103,
		property_status_id: status.sold,
		balcony: false,
		terrace: true,
		price: 259000,
		sold_price: 259000,
		title: {
			de: 'Apartment mit kleiner Terrasse am Hof',
			en: 'Studio with a small courtyard terrace',
			es: 'Estudio con terraza pequeña en el patio',
		},
		text: {
			de: 'Das günstigste Apartment des Hauses liegt auf Höhe des Hofs. Statt des Balkons hat es eine gleich große Terrasse unter dem Apfelbaum; gegen Blicke vom Gemeinschaftstisch hilft eine Reihe Johannisbeeren. Es war als erstes verkauft und wird künftig vermietet.',
			en: 'The most affordable studio in the building is level with the courtyard. In place of a balcony it has a terrace of the same size under the apple tree, and a row of currant bushes screens it from the shared table. It was the first to be sold and will be let.',
			es: 'El estudio más económico del edificio está a la altura del patio. En lugar de balcón tiene una terraza del mismo tamaño bajo el manzano; una hilera de groselleros la protege de las miradas desde la mesa común. Fue el primero en venderse y se alquilará.',
		},
		images: gallery('living-studio', 'ext-brick', 'ext-canal', 'ext-brick-dusk', 'plan-studio'),
		note: 'INTERN: Käuferin ist Mitarbeiterin des Bauträgers, nicht als Referenz nennen.',
		updated_at: '2026-04-22T11:30:00.000+02:00',
		status_updated_at: '2026-04-22T11:30:00.000+02:00',
	}),
	flat(fiveRooms, '1.3', {
		id: 10104,
		property_status_id: status.sold,
		price: 648000,
		sold_price: 648000,
		title: {
			de: 'Fünf Zimmer auf Höhe der Obstbäume',
			en: 'Four-bedroom flat level with the fruit trees',
			es: 'Cuatro dormitorios a la altura de los frutales',
		},
		text: {
			de: 'Im ersten Obergeschoss reichen die Kronen der Obstbäume bis an den Balkon: im Mai weiß, im August schattig. In den Hof hinunter ist es eine Treppe, für den vergessenen Ball auch zweimal am Tag. Eine Familie aus dem Viertel hat diese Wohnung gekauft und das Arbeitszimmer zum vierten Schlafzimmer gemacht.',
			en: 'On the first floor the crowns of the fruit trees reach the balcony: white in May, shady in August. The courtyard is one flight of stairs down, twice a day if somebody has left a ball behind. A family from the neighbourhood has bought this flat and turned the study into a fourth bedroom.',
			es: 'En la primera planta, las copas de los frutales llegan al balcón: blancas en mayo, con sombra en agosto. Al patio se baja por un tramo de escalera, dos veces al día si alguien olvida la pelota. La ha comprado una familia del barrio, que convierte el estudio en el cuarto dormitorio.',
		},
		images: gallery('living-loggia', 'ext-brick', 'kitchen-island', 'ext-canal', 'plan-four-room'),
		note: 'INTERN: Sonderwünsche über 18.400 € noch nicht abgerechnet.',
		updated_at: '2026-08-14T16:45:00.000+02:00',
		status_updated_at: '2026-08-14T16:45:00.000+02:00',
	}),
	flat(threeRooms, '2.2', {
		id: 10105,
		property_status_id: status.available,
		price: 487000,
		title: {
			de: 'Drei Zimmer über Eck, zweiter Stock',
			en: 'Two-bedroom corner flat on the second floor',
			es: 'Dos dormitorios en esquina, segunda planta',
		},
		text: {
			de: 'Die zweite Etage ist die der Lindenkronen: Im Sommer hängt vor der Loggia ein grüner Vorhang, im Winter sieht man hindurch bis zum Wasser. Das Fenster der Küche geht auf die Querstraße, dort ist es morgens am hellsten. Der Rohbau steht hier schon; bei einem Termin können Sie durch die Räume gehen.',
			en: 'The second floor is level with the crowns of the limes: a green curtain in front of the loggia in summer, a view through to the water in winter. The kitchen window faces the side street and is brightest in the morning. The structure has reached this floor, so you can walk through the rooms by appointment.',
			es: 'La segunda planta es la de las copas de los tilos: en verano, una cortina verde ante la galería; en invierno se ve el agua a través de ellas. La ventana de la cocina da a la calle lateral y es la más clara por la mañana. La estructura ya ha llegado aquí: con cita previa se pueden recorrer las piezas.',
		},
		images: gallery(
			'kitchen-kanal',
			'outlook-kanal',
			'living-loggia',
			'ext-canal',
			'plan-three-room',
			{
				media: 'hall-stair',
				title: 'INTERN: Rohbautreppe 2. OG, Geländer fehlt',
				is_private: true,
			},
		),
		note: 'INTERN: Interessentin wartet auf Finanzierungszusage bis 05.12.',
		updated_at: '2026-11-19T10:20:00.000+01:00',
	}),
	flat(studio, '2.4', {
		id: 10106,
		property_status_id: status.reserved,
		price: 274000,
		title: {
			de: 'Apartment auf halber Höhe zum Hof',
			en: 'Studio halfway up, overlooking the courtyard',
			es: 'Estudio a media altura sobre el patio',
		},
		text: {
			de: 'Eine Etage über den Obstbäumen, zwei unter der Traufe: Von diesem Balkon sieht man den ganzen Hof mit Tisch, Beeten und Werkbank, ohne selbst im Blick zu sein. Am Morgen kommt Licht durch das seitliche Fenster. Die Wohnung ist reserviert; gleich geschnitten sind LE-1.4 und LE-3.4.',
			en: 'One floor above the fruit trees and two below the eaves: this balcony takes in the whole courtyard with its table, beds and workbench without being on show. In the morning light comes through the side window. The flat is reserved; LE-1.4 and LE-3.4 have the same layout.',
			es: 'Una planta por encima de los frutales y dos por debajo del alero: desde este balcón se ve todo el patio, con la mesa, los bancales y el banco de trabajo, sin quedar a la vista. Por la mañana entra luz por la ventana lateral. Está reservado; LE-1.4 y LE-3.4 tienen la misma distribución.',
		},
		images: gallery('studio-kanal', 'ext-canal', 'ext-kanal-court', 'ext-brick', 'plan-studio'),
		note: 'INTERN: Reservierung läuft am 28.11. ab, Käufer von WE 2.3 fragen.',
		updated_at: '2026-11-14T17:30:00.000+01:00',
		status_updated_at: '2026-11-14T17:30:00.000+01:00',
	}),
	flat(twoRooms, '3.1', {
		id: 10107,
		property_status_id: status.available,
		price: 367000,
		title: {
			de: 'Zwei Zimmer mit Loggia im dritten Stock',
			en: 'One-bedroom flat with loggia on the third floor',
			es: 'Un dormitorio con galería en la tercera planta',
		},
		text: {
			de: 'In der dritten Etage endet das Laub, und der Kanal wird zum Panorama: Von der Loggia verfolgt man die Boote von der einen Brücke bis zur nächsten. Abends spiegelt sich die Straßenbeleuchtung im Wasser. Gegenüber LE-1.1 kostet diese Aussicht 15.000 Euro mehr, der Grundriss ist derselbe.',
			en: 'On the third floor the foliage ends and the canal comes into view: from the loggia you can follow the boats from one bridge to the next. In the evening the street lamps are reflected in the water. The view costs 15,000 euros more than LE-1.1; the layout is the same.',
			es: 'En la tercera planta acaba el follaje y aparece el canal: desde la galería se siguen las barcas de un puente al otro. De noche, las farolas se reflejan en el agua. Frente a LE-1.1, estas vistas cuestan 15.000 euros más; la distribución es la misma.',
		},
		images: gallery(
			'living-loggia',
			'ext-brick-dusk',
			'bedroom-kanal',
			'outlook-kanal',
			'plan-two-room',
		),
		note: 'INTERN: Nachlass bis 6.000 € möglich, wenn Stellplatz mitgekauft wird.',
		updated_at: '2026-11-17T08:50:00.000+01:00',
	}),
	flat(fiveRooms, '3.3', {
		id: 10108,
		property_status_id: status.available,
		price: 681000,
		title: {
			de: 'Viel Himmel und fünf Zimmer, dritter Stock',
			en: 'Four bedrooms and plenty of sky, third floor',
			es: 'Mucho cielo y cuatro dormitorios, tercera planta',
		},
		text: {
			de: 'Vom Balkon geht der Blick über die Bäume hinweg auf die Rückseiten der Gründerzeithäuser, auf Schornsteine und Mauersegler. Hier ist es heller als weiter unten, und der Hof bleibt in Rufweite. Böden und Fliesen können Sie bis Ende Januar noch auswählen.',
			en: 'The balcony looks across the trees to the backs of the old buildings, their chimneys and the swifts. There is more light than lower down, and the courtyard is still within earshot. Flooring and tiles can be chosen until the end of January.',
			es: 'El balcón mira por encima de los árboles a las traseras de las casas antiguas, las chimeneas y los vencejos. Hay más luz que en las plantas inferiores, y el patio sigue al alcance de la voz. Suelos y azulejos se pueden elegir hasta finales de enero.',
		},
		images: gallery(
			'kitchen-island',
			'dining-kanal',
			'ext-kanal-court',
			'ext-brick',
			'plan-four-room',
		),
		note: 'INTERN: Bauträger würde gegen WE 4.3 tauschen, falls Reservierung platzt.',
		updated_at: '2026-11-10T12:00:00.000+01:00',
	}),
	flat(twoRooms, '4.1', {
		id: 10109,
		property_status_id: status.available,
		price: 376000,
		title: {
			de: 'Zwei Zimmer ganz oben auf der Kanalseite',
			en: 'One-bedroom flat high up on the canal side',
			es: 'Un dormitorio en lo más alto, lado del canal',
		},
		text: {
			de: 'Im obersten Vollgeschoss schauen Sie aus dem Wohnzimmer über die Baumreihe hinweg auf das andere Ufer mit seinen alten Fabriken. Über der Loggia liegt die Terrasse des Dachgeschosses; sie hält den Regen ab. Der Aufzug hält vier Meter vor der Tür.',
			en: 'On the top full storey, the living room looks across the row of trees to the old factories on the far bank. The penthouse terrace is above the loggia and keeps the rain off. The lift stops four metres from the door.',
			es: 'En la última planta completa, el salón mira por encima de la hilera de árboles a las viejas fábricas de la otra orilla. Sobre la galería queda la terraza del ático, que protege de la lluvia. El ascensor para a cuatro metros de la puerta.',
		},
		images: gallery(
			'ext-brick',
			'bedroom-kanal',
			'living-loggia',
			'outlook-kanal',
			'plan-two-room',
			{
				media: 'massing-leipzig',
				title: 'INTERN: Schallgutachten Terrasse WE 5.1',
				is_private: true,
			},
		),
		note: 'INTERN: Trittschall der Dachterrasse nachmessen, bevor wir Ruhe versprechen.',
		updated_at: '2026-11-18T15:15:00.000+01:00',
	}),
	flat(threeRooms, '4.2', {
		id: 10110,
		property_status_id: status.reserved,
		price: 512000,
		title: {
			de: 'Eckwohnung im vierten Stock mit Weitblick',
			en: 'Two-bedroom corner flat with long views, fourth floor',
			es: 'Piso en esquina con vistas, cuarta planta',
		},
		text: {
			de: 'Drei Himmelsrichtungen und kein Gegenüber auf gleicher Höhe: Aus der Küche sieht man bis zum Turm der Heilandskirche, aus dem Schlafzimmer in den Hof, von der Loggia auf den Kanal. Höher liegt nur die Dachterrasse. Die Wohnung ist bis Mitte Dezember reserviert.',
			en: 'Triple aspect, and nobody opposite at the same height: from the kitchen you can see the tower of the Heilandskirche, from the bedroom the courtyard, from the loggia the canal. Only the penthouse terrace is higher. The flat is reserved until the middle of December.',
			es: 'Tres orientaciones y nadie enfrente a la misma altura: desde la cocina se ve la torre de la Heilandskirche; desde el dormitorio, el patio; desde la galería, el canal. Solo la terraza del ático queda más alta. Está reservado hasta mediados de diciembre.',
		},
		images: gallery(
			'ext-brick-dusk',
			'kitchen-kanal',
			'outlook-kanal',
			'living-loggia',
			'plan-three-room',
		),
		note: 'INTERN: Zweiter Interessent bietet 4.000 € mehr, Bauträger entscheidet.',
		updated_at: '2026-11-16T18:05:00.000+01:00',
		status_updated_at: '2026-11-16T18:05:00.000+01:00',
	}),
	flat(studio, '4.4', {
		id: 10111,
		property_status_id: status.sold,
		price: 285000,
		sold_price: 285000,
		title: {
			de: 'Apartment unter dem Dachgeschoss',
			en: 'Studio below the penthouse',
			es: 'Estudio bajo el ático',
		},
		text: {
			de: 'Das höchste der fünf Apartments hat den freiesten Blick über den Hof: auf Giebel, Antennen und sehr viel Himmel. Wer hier wohnt, braucht tagsüber selten eine Lampe. Ein Paar aus Halle nutzt es künftig als zweiten Wohnsitz; die Etagen eins und drei sind noch zu haben.',
			en: 'The highest of the five studios has the most open view across the courtyard: gables, aerials and a great deal of sky. Living here, you rarely need a lamp by day. A couple from Halle will use it as a second home; those on the first and third floors are still available.',
			es: 'El más alto de los cinco estudios tiene la vista más abierta sobre el patio: hastiales, antenas y mucho cielo. De día apenas hace falta encender una lámpara. Una pareja de Halle lo usará como segunda residencia; quedan libres los de la primera y la tercera planta.',
		},
		images: gallery('living-studio', 'ext-brick', 'ext-canal', 'ext-brick-dusk', 'plan-studio'),
		note: 'INTERN: Notartermin war am 03.07., Restkaufpreis offen.',
		updated_at: '2026-07-03T13:00:00.000+02:00',
		status_updated_at: '2026-07-03T13:00:00.000+02:00',
	}),
];

/** A flat by its number, floor and position: "3.2" is the second from the stairs on the third floor. */
function flat(line: Line, number: string, row: Row): AgencyRecord {
	return unitOf(line, {
		unit_id: `WE ${number}`,
		exposee_id: `LE-${number}`,
		name: `Weißenfelser Straße 51 / WE ${number}`,
		floor: number.slice(0, number.indexOf('.')),
		created_at: '2026-02-09T11:00:00.000+01:00',
		status_updated_at: '2026-02-20T08:00:00.000+01:00',
		...row,
	});
}
