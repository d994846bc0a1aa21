import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { type Line, type Row, unitOf } from '../line.ts';
import { status } from '../statuses.ts';
import { attic, threeRooms, twoRooms } from './lines.ts';

const ofTwoRooms = [
	'living-borriana',
	'ext-borriana',
	'bath-borriana',
	'massing-valencia',
	'plan-patio-two-room',
];
const ofThreeRooms = ['ext-borriana', 'kitchen-borriana', 'plan-mediterranean-three-room'];

/** The flats of the house, from the first floor up. To add one, copy one. */
export const flats: readonly AgencyRecord[] = [
	flat(threeRooms, '1.1', {
		id: 10301,
		property_status_id: status.sold,
		price: 548000,
		sold_price: 541000,
		title: {
			de: 'Drei Zimmer mit Patio, erster Stock zur Straße',
			en: 'Two-bedroom patio flat, first floor, street side',
			es: 'Dos dormitorios con patio, primero a la calle',
		},
		text: {
			de: 'Im ersten Stock sitzt der Balkon in den Kronen der Platanen; von unten sieht ihn niemand. Der Patio liegt über dem Dach der Buchhandlung und ist deshalb der einzige mit einem Beet für einen richtigen Baum. Die Wohnung ist verkauft.',
			en: 'On the first floor the balcony sits among the crowns of the plane trees, out of sight from below. The patio is above the roof of the bookshop and is therefore the only one with a bed deep enough for a real tree. The flat has been sold.',
			es: 'En el primer piso, el balcón queda entre las copas de los plátanos; desde abajo no se ve. El patio está sobre la cubierta de la librería y por eso es el único con un arriate para un árbol de verdad. La vivienda está vendida.',
		},
		images: gallery('living-arches', 'terrace-patio', ...ofThreeRooms),
		note: 'INTERN: Käufer aus Utrecht, NIE fehlt noch.',
		updated_at: '2026-07-16T10:00:00.000+02:00',
		status_updated_at: '2026-07-16T10:00:00.000+02:00',
	}),
	flat(twoRooms, '1.2', {
		id: 10302,
		property_status_id: status.sold,
		price: 345000,
		sold_price: 345000,
		title: {
			de: 'Zwei Zimmer über der Buchhandlung',
			en: 'One-bedroom flat above the bookshop',
			es: 'Un dormitorio sobre la librería',
		},
		text: {
			de: 'Ein Treppenlauf vom Hof, und Sie sind oben: Den Aufzug braucht hier nur der Wocheneinkauf. Vor Wohn- und Schlafzimmer stehen Platanen, die Straße hört man nur, solange ein Fenster offen ist. Die günstigste Wohnung des Hauses wurde im Mai verkauft.',
			en: 'One flight of stairs from the courtyard and you are there: only the weekly shopping needs the lift. There are plane trees outside the living room and the bedroom, and you hear the street only while a window is open. The most affordable flat in the building was sold in May.',
			es: 'Un tramo de escalera desde el patio y ya se está arriba: el ascensor solo hace falta para la compra de la semana. Ante el salón y el dormitorio hay plátanos, y la calle solo se oye si hay una ventana abierta. La vivienda más económica de la finca se vendió en mayo.',
		},
		images: gallery(...ofTwoRooms),
		note: 'INTERN: Weitervermietung an Feriengäste im Statut ausgeschlossen, Käufer informiert.',
		updated_at: '2026-05-21T12:20:00.000+02:00',
		status_updated_at: '2026-05-21T12:20:00.000+02:00',
	}),
	flat(threeRooms, '1.3', {
		id: 10303,
		property_status_id: status.reserved,
		price: 559000,
		title: {
			de: 'Drei Zimmer mit Patio, erster Stock zum Garten',
			en: 'Two-bedroom patio flat, first floor, garden side',
			es: 'Dos dormitorios con patio, primero al jardín',
		},
		text: {
			de: 'Bis in den Gartenflügel dringt kein Straßenlärm. Vom Balkon schaut man in das Innere des Häuserblocks, auf Palmen, Wäscheleinen und das Dach einer alten Druckerei. Im ersten Stock ist es dort auch im Juli schattig. Reserviert bis zum Notartermin im Dezember.',
			en: 'No street noise reaches the garden wing. The balcony overlooks the middle of the block, with its palms, washing lines and the roof of an old printing works. At first-floor level it is shady even in July. Reserved until completion before the notary in December.',
			es: 'Al ala del jardín no llega el ruido de la calle. El balcón mira al interior de la manzana, con palmeras, tendederos y la cubierta de una antigua imprenta. En el primer piso hay sombra incluso en julio. Reservada hasta la firma ante notario, en diciembre.',
		},
		images: gallery(
			'bedroom-borriana',
			'terrace-patio',
			'living-arches',
			'kitchen-borriana',
			'plan-mediterranean-three-room',
		),
		note: 'INTERN: Notartermin 15.12., Bank des Käufers verlangt neue Tasación.',
		updated_at: '2026-11-17T11:45:00.000+01:00',
		status_updated_at: '2026-11-17T11:45:00.000+01:00',
	}),
	flat(threeRooms, '2.1', {
		id: 10304,
		property_status_id: status.available,
		price: 566000,
		title: {
			de: 'Drei Zimmer mit Patio, zweiter Stock zur Straße',
			en: 'Two-bedroom patio flat, second floor, street side',
			es: 'Dos dormitorios con patio, segundo a la calle',
		},
		text: {
			de: 'Der Balkon liegt auf Höhe des Gesimses gegenüber, an einer Fassade von 1912 mit grünen Läden. Zwei Drittel des Tages spielt sich das Leben ohnehin auf der anderen Seite ab: Wohnraum und Schlafzimmer öffnen sich zum Patio, in dem man von der Straße wenig hört.',
			en: 'The balcony is level with the cornice opposite, on a façade of 1912 with green shutters. For most of the day, life goes on at the other side anyway: living room and bedroom open onto the patio, where you hear little of the street.',
			es: 'El balcón queda a la altura de la cornisa de enfrente, en una fachada de 1912 con contraventanas verdes. Dos tercios del día se vive de todos modos al otro lado: el salón y el dormitorio se abren al patio, donde apenas se oye la calle.',
		},
		images: gallery(
			'living-arches',
			'lightwell-borriana',
			'bedroom-borriana',
			'kitchen-borriana',
			'plan-mediterranean-three-room',
			{
				media: 'kitchen-finca',
				title: 'INTERN: Küchenvorschlag Mitbewerber, nicht zeigen',
				is_private: true,
			},
		),
		note: 'INTERN: Mindestpreis 555.000 €.',
		updated_at: '2026-11-18T17:10:00.000+01:00',
	}),
	flat(twoRooms, '2.2', {
		id: 10305,
		property_status_id: status.sold,
		price: 356000,
		sold_price: 352000,
		title: {
			de: 'Zwei Zimmer zwischen Hof und Straße',
			en: 'One-bedroom flat between courtyard and street',
			es: 'Un dormitorio entre el patio y la calle',
		},
		text: {
			de: 'Von der Küche sieht man in die Orangenbäume des Hofs, vom Wohnzimmer in die Platanen der Straße. Öffnet man beides, zieht im August die Luft hindurch. Eine Lehrerin aus dem Viertel hat die Wohnung gekauft; einen Stock höher ist die gleiche frei.',
			en: 'The kitchen looks into the orange trees of the courtyard, the living room into the plane trees of the street. Open both and a breeze moves through, even in August. A teacher from the neighbourhood has bought the flat; an identical one is still available a floor above.',
			es: 'La cocina mira a los naranjos del patio y el salón a los plátanos de la calle. Con todo abierto, en agosto corre el aire. La ha comprado una maestra del barrio; en el piso de arriba queda libre otra igual.',
		},
		images: gallery(...ofTwoRooms),
		note: 'INTERN: Nachlass 4.000 € wegen später Garage, nicht weitergeben.',
		updated_at: '2026-09-08T09:35:00.000+02:00',
		status_updated_at: '2026-09-08T09:35:00.000+02:00',
	}),
	flat(threeRooms, '2.3', {
		id: 10306,
		property_status_id: status.available,
		price: 577000,
		title: {
			de: 'Drei Zimmer mit Patio, zweiter Stock zum Garten',
			en: 'Two-bedroom patio flat, second floor, garden side',
			es: 'Dos dormitorios con patio, segundo al jardín',
		},
		text: {
			de: 'Hier kommt zur Ruhe des Gartenflügels genug Licht: Am Vormittag liegt die Sonne auf dem Balkon, danach wandert sie über den Patio. Zimmer 3 hat sein Fenster zum Blockinneren und eignet sich als Arbeitszimmer, in dem auch Telefonate niemanden stören.',
			en: 'Here the quiet of the garden wing comes with enough light: in the morning the sun is on the balcony, then it moves across the patio. Room 3 looks onto the middle of the block and makes a good study, where even telephone calls disturb nobody.',
			es: 'Aquí, al silencio del ala del jardín se suma la luz: por la mañana el sol da en el balcón y después recorre el patio. La habitación 3 tiene la ventana al interior de la manzana y sirve de despacho en el que ni las llamadas molestan a nadie.',
		},
		images: gallery(
			'study-borriana',
			'kitchen-borriana',
			'living-arches',
			'terrace-patio',
			'plan-mediterranean-three-room',
		),
		note: 'INTERN: Interessent fragt nach Zusammenlegung mit PB 3.3, die ist verkauft.',
		updated_at: '2026-11-13T18:20:00.000+01:00',
	}),
	flat(threeRooms, '3.1', {
		id: 10307,
		property_status_id: status.available,
		price: 584000,
		title: {
			de: 'Drei Zimmer mit Patio, dritter Stock zur Straße',
			en: 'Two-bedroom patio flat, third floor, street side',
			es: 'Dos dormitorios con patio, tercero a la calle',
		},
		text: {
			de: 'Über den Platanen wird der Blick frei: die Straße hinauf bis zum Giebel des Mercat de Colom, hinunter bis zu den Dächern von Russafa. Der Patio bekommt hier um die Mittagszeit Sonne, im Sommer hilft das Segel, das zur Ausstattung gehört.',
			en: 'Above the plane trees the view opens up: up the street to the gable of the Mercat de Colom, down to the roofs of Russafa. The patio gets the sun around midday; in summer the shade sail, which is included, helps.',
			es: 'Por encima de los plátanos se abre la vista: calle arriba, hasta el remate del Mercat de Colom; calle abajo, hasta los tejados de Russafa. Al patio le da el sol a mediodía; en verano ayuda la vela, que va incluida.',
		},
		images: gallery(
			'lightwell-borriana',
			'living-arches',
			'kitchen-borriana',
			'ext-borriana',
			'plan-mediterranean-three-room',
		),
		note: 'INTERN: Zweitbesichtigung am 27.11. mit Architektin.',
		updated_at: '2026-11-19T13:05:00.000+01:00',
	}),
	flat(twoRooms, '3.2', {
		id: 10308,
		property_status_id: status.available,
		price: 369000,
		title: {
			de: 'Zwei Zimmer mit Balkon über den Platanen',
			en: 'One-bedroom flat with balcony above the plane trees',
			es: 'Un dormitorio con balcón sobre los plátanos',
		},
		text: {
			de: 'Ab dem dritten Stock scheint im Winter die Sonne über die Häuser gegenüber hinweg bis an die Rückwand des Wohnraums. Für Pendler und Paare ist die Größe gut gewählt: genug Platz für einen Esstisch, wenig Fläche zum Putzen, dazu ein Fahrradplatz im Erdgeschoss.',
			en: 'From the third floor up, the winter sun clears the houses opposite and reaches the back wall of the living room. The size suits commuters and couples: enough space for a dining table, little to clean, and a bicycle space on the ground floor.',
			es: 'A partir del tercero, el sol de invierno pasa por encima de las casas de enfrente y llega a la pared del fondo del salón. El tamaño es el justo para quien va y viene por trabajo o vive en pareja: sitio para una mesa de comedor, poco que limpiar y plaza de bicicleta en planta baja.',
		},
		images: gallery(
			'outlook-borriana',
			'living-borriana',
			'bath-borriana',
			'ext-borriana',
			'massing-valencia',
			'plan-patio-two-room',
		),
		note: 'INTERN: Kapitalanlage: Miete höchstens 1.350 €, Zona tensionada abwarten.',
		updated_at: '2026-11-16T09:50:00.000+01:00',
	}),
	flat(threeRooms, '3.3', {
		id: 10309,
		property_status_id: status.sold,
		price: 595000,
		sold_price: 595000,
		title: {
			de: 'Drei Zimmer mit Patio, dritter Stock zum Garten',
			en: 'Two-bedroom patio flat, third floor, garden side',
			es: 'Dos dormitorios con patio, tercero al jardín',
		},
		text: {
			de: 'Der Balkon überragt die Palmen des Blockinneren, vom Bett aus sieht man durch den Patio in den Himmel. Eine Familie aus Alboraia hat diese Wohnung nach dem ersten Termin auf der Baustelle gekauft. Im selben Flügel sind die Wohnungen im zweiten und im vierten Stock noch frei.',
			en: 'The balcony rises above the palms in the middle of the block, and from the bed you see the sky through the patio. A family from Alboraia bought this flat after their first visit to the site. The flats on the second and fourth floors of the same wing are still available.',
			es: 'El balcón sobrepasa las palmeras del interior de la manzana y desde la cama se ve el cielo a través del patio. Una familia de Alboraia la compró tras la primera visita a la obra. En la misma ala siguen disponibles las viviendas del segundo y del cuarto.',
		},
		images: gallery('terrace-patio', 'living-arches', ...ofThreeRooms),
		note: 'INTERN: Käufer ist Bruder des Bauleiters, kein Nachlass gewährt.',
		updated_at: '2026-10-06T16:30:00.000+02:00',
		status_updated_at: '2026-10-06T16:30:00.000+02:00',
	}),
	flat(threeRooms, '4.1', {
		id: 10310,
		property_status_id: status.reserved,
		price: 598000,
		title: {
			de: 'Drei Zimmer mit Patio, vierter Stock zur Straße',
			en: 'Two-bedroom patio flat, fourth floor, street side',
			es: 'Dos dormitorios con patio, cuarto a la calle',
		},
		text: {
			de: 'Im vierten Stock ragt neben dem Patio nur noch die Pergola der Dachterrasse auf, der Himmel gehört also mit zur Wohnung. Nach vorn hört man von der Straße nur die Müllabfuhr, nach hinten die Mauersegler. Zurzeit ist die Wohnung für Käufer aus Madrid reserviert.',
			en: 'On the fourth floor only the pergola of the roof terrace rises above the patio, so the sky comes with the flat. At the front you hear nothing of the street but the dustcart, at the back the swifts. The flat is currently reserved for buyers from Madrid.',
			es: 'En el cuarto, junto al patio solo asoma la pérgola del ático: el cielo va incluido. Por delante, de la calle solo se oye el camión de la basura; por detrás, los vencejos. La vivienda está reservada para unos compradores de Madrid.',
		},
		images: gallery(
			'kitchen-borriana',
			'ext-borriana',
			'living-arches',
			'lightwell-borriana',
			'plan-mediterranean-three-room',
		),
		note: 'INTERN: Reservierung 6.000 € bezahlt, verfällt am 10.12.',
		updated_at: '2026-11-14T12:15:00.000+01:00',
		status_updated_at: '2026-11-14T12:15:00.000+01:00',
	}),
	flat(twoRooms, '4.2', {
		id: 10311,
		property_status_id: status.available,
		price: 384000,
		title: {
			de: 'Zwei Zimmer im vierten Stock mit Wintersonne',
			en: 'One-bedroom flat with winter sun on the fourth floor',
			es: 'Un dormitorio en el cuarto, con sol de invierno',
		},
		text: {
			de: 'Die oberste der vier kleinen Wohnungen hat die meiste Sonne und den kürzesten Weg zur Dachterrasse, auf der die Wäsche trocknet. Vom Laubengang aus schaut man in den Hof hinunter wie in ein Theater. Einbauküche und Läden gehören dazu; einziehen können Sie im Sommer.',
			en: 'The highest of the four small flats has the most sun and the shortest climb to the roof terrace, where the laundry dries. From the gallery you look down into the courtyard as if into a theatre. Fitted kitchen and shutters are included; you can move in next summer.',
			es: 'La más alta de las cuatro viviendas pequeñas es la que tiene más sol y el terrado más cerca para tender. Desde la galería se mira al patio como a un teatro. La cocina y las contraventanas van incluidas; se puede entrar a vivir en verano.',
		},
		images: gallery(
			'living-borriana',
			'bath-borriana',
			'ext-borriana',
			'massing-valencia',
			'plan-patio-two-room',
			{
				media: 'study',
				title: 'INTERN: Muster Innenausbau, Farbe falsch',
				is_private: true,
			},
		),
		note: 'INTERN: Aufpreis Stellplatz nur 30.000 €, wenn Vertrag vor Weihnachten.',
		updated_at: '2026-11-12T15:25:00.000+01:00',
	}),
	flat(threeRooms, '4.3', {
		id: 10312,
		property_status_id: status.available,
		price: 612000,
		title: {
			de: 'Drei Zimmer mit Patio, vierter Stock zum Garten',
			en: 'Two-bedroom patio flat, fourth floor, garden side',
			es: 'Dos dormitorios con patio, cuarto al jardín',
		},
		text: {
			de: 'Der Patio ist nach oben offen, der Balkon sieht über alle Dächer des Blocks: Das ist die hellste der Dreizimmerwohnungen und zugleich eine der stillsten. Weil darüber die Dachwohnung liegt, ist die Decke doppelt gedämmt, gegen Schritte wie gegen Stimmen.',
			en: 'The patio is open to the sky and the balcony looks across every roof of the block: this is the brightest of the two-bedroom flats, and one of the quietest. Because the penthouse is above, the ceiling is doubly insulated, against footsteps and voices alike.',
			es: 'El patio queda a cielo abierto y el balcón mira por encima de todos los tejados de la manzana: es la más luminosa de las de dos dormitorios y una de las más silenciosas. Como encima está el ático, el techo lleva doble aislamiento, contra los pasos y contra las voces.',
		},
		images: gallery(
			'terrace-patio',
			'study-borriana',
			'living-arches',
			'kitchen-borriana',
			'plan-mediterranean-three-room',
		),
		note: 'INTERN: Trittschall unter der Dachwohnung noch nicht gemessen.',
		updated_at: '2026-11-19T18:00:00.000+01:00',
	}),
	flat(attic, '5.1', {
		id: 10313,
		property_status_id: status.available,
		price: 1390000,
		price_on_inquiry: true,
		title: {
			de: 'Dachwohnung über dem Pati Borriana',
			en: 'Penthouse above Pati Borriana',
			es: 'Ático sobre el Pati Borriana',
		},
		text: {
			de: 'Das ganze oberste Geschoss mit einer Terrasse, die sich über Straßenflügel und Gelenk zieht: 68 Quadratmeter, auf denen man vormittags Schatten findet und abends Sonne. Man sieht die Kuppeln des Zentrums, an klaren Tagen die Serra Calderona. Mit dem Schlüssel fährt der Aufzug bis in die Diele. Den Preis nennen wir im Gespräch, weil der Ausbau noch offen ist.',
			en: 'The whole top floor, with a terrace along the street wing and the link: 68 square metres with shade in the morning and sun in the evening. You can see the domes of the centre and, on clear days, the Serra Calderona. With a key, the lift goes right up into the entrance hall. We give the price in person, because the fit-out has yet to be decided.',
			es: 'Toda la última planta, con una terraza que recorre el ala de la calle y el cuerpo central: 68 metros cuadrados con sombra por la mañana y sol por la tarde. Se ven las cúpulas del centro y, en días claros, la Serra Calderona. El ascensor sube con llave hasta el recibidor. El precio lo damos en persona, porque el interior aún está por definir.',
		},
		images: gallery(
			'terrace-borriana',
			'salon-borriana',
			'ext-borriana',
			'massing-valencia',
			'plan-penthouse-five-room',
			{
				media: 'bedroom-coast',
				title: 'INTERN: Ausbauvariante mit Meerblick, so nicht vorhanden',
				is_not_for_exposee: true,
			},
		),
		note: 'INTERN: Angebot über 1.310.000 € vom 12.11. abgelehnt.',
		updated_at: '2026-11-18T19:30:00.000+01:00',
	}),
];

/** A flat by its number, floor and position: "2.3" is the one in the garden wing on the second floor. */
function flat(line: Line, number: string, row: Row): AgencyRecord {
	return unitOf(line, {
		unit_id: `PB ${number}`,
		exposee_id: `VLC-PB-${number}`,
		name: `Carrer de Borriana 47 / PB ${number}`,
		floor: number.charAt(0),
		created_at: '2026-04-13T10:00:00.000+02:00',
		status_updated_at: '2026-04-20T08:00:00.000+02:00',
		...row,
	});
}
