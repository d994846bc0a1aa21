import type { AgencyRecord } from '../../agency.ts';
import { paidBySeller } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { valencia } from './common.ts';

/** A loft in a former warehouse whose energy certificate has only been applied for. */
export const warehouseLoft: AgencyRecord = {
	...valencia,
	id: 10053,
	unit_id: 'VLC-FC20-2',
	exposee_id: 'VLC-V-053',
	name: 'Carrer de Francesc Cubells 20, Loft 2',
	property_status_id: status.available,
	rs_type: 'APARTMENT',
	rs_category: 'LOFT',
	street: 'Carrer de Francesc Cubells',
	house_number: '20',
	zip_code: '46011',
	city: 'València',
	district: 'el Grau',
	sublocality_level_1: 'el Grau',
	lat: 39.4622,
	lng: -0.3372,
	hide_address: true,
	price: 429000,
	rent_subsidy: 96,
	living_space: 128,
	number_of_rooms: 3,
	number_of_bed_rooms: 2,
	number_of_bath_rooms: 2,
	floor: '2',
	number_of_floors: 3,
	construction_year: 1931,
	last_refurbishment: 2017,
	free_from: 'nach Absprache',
	condition: 'saniert',
	interior_quality: 'gehoben',
	flooring_type: ['Dielen'],
	bathroom: ['Dusche', 'Wanne', 'Fenster'],
	heating_type: 'Klimaanlage',
	lift: true,
	built_in_kitchen: true,
	air_conditioning: true,
	storeroom: true,
	energy_certificate_availability: 'liegt noch nicht vor',
	firing_types: ['Strom'],
	title: 'Loft in einem alten Lagerhaus am Hafen',
	description_note: paragraphs(
		'In diesem Lagerhaus von 1931 wurden Orangen sortiert, bevor sie aufs Schiff kamen. Zwei Geschosse sind seit 2017 zu Wohnungen geworden, mit Ziegelwänden, Betonbalken und Stahlfenstern, wie man sie hier am Hafen selten noch findet. Loft 2 nimmt die westliche Hälfte des oberen Geschosses ein.',
		'Der Hauptraum ist elf Meter lang. An der Ziegelwand steht das Bücherregal der Eigentümer, davor Sofa und Esstisch; die Küche mit schwarzer Insel liegt um die Ecke und hat eigene Fenster. Zwei Schlafzimmer gehen nach hinten, jedes mit Bad, das größere mit freistehender Wanne.',
		'Im Bebauungsplan der Stadt ist das Gebäude als erhaltenswert eingestuft; seine Fassade bleibt also, wie sie ist. Der Energieausweis ist beantragt und liegt zur Besichtigung vor.',
	),
	location_note:
		'El Grau liegt zwischen Hafenbecken und Turia: alte Werften, neue Wohnhäuser, dazwischen Lagerhallen, in denen Firmen und Theater arbeiten. Zur Marina gehen Sie fünf Minuten, zum Strand zwölf. Die Metro fährt in einer Viertelstunde ins Zentrum.',
	furnishing_note: list(
		'Ziegel, Sichtbeton, Stahlfenster',
		'Küche mit Insel und Geräten',
		'zwei Bäder, eines mit Wanne',
		'Klimaanlage zum Heizen und Kühlen',
		'Aufzug, Abstellraum, Fahrradraum',
	),
	translations: [
		{
			locale: 'en',
			title: 'Loft in an old warehouse by the port',
			description_note: paragraphs(
				'Oranges were sorted in this warehouse of 1931 before they went on board. Two floors have been turned into flats since 2017, with brick walls, concrete beams and the kind of steel windows now rarely found near the port. Loft 2 takes up the western half of the upper floor.',
				'The main room is eleven metres long. The owners’ bookcase stands against the brick wall, with a sofa and dining table in front of it; the kitchen with its black island is round the corner and has its own windows. Two bedrooms face the back, each with its own bathroom, the larger with a freestanding bath.',
				'The city’s plan lists the building as worth preserving, so its façade will stay as it is. The energy certificate has been applied for and will be shown at the viewing.',
			),
			location_note:
				'El Grau lies between the docks and the Turia: old shipyards, new housing, and between them warehouses in which companies and theatres work. The marina is five minutes on foot, the beach twelve. The metro takes a quarter of an hour to the centre.',
			furnishing_note: list(
				'brick, exposed concrete, steel windows',
				'kitchen with island and appliances',
				'two bathrooms, one with bath',
				'air conditioning for heating and cooling',
				'lift, storeroom, bicycle room',
			),
			...paidBySeller.en,
		},
		{
			locale: 'es',
			title: 'Loft en un antiguo almacén junto al puerto',
			description_note: paragraphs(
				'En este almacén de 1931 se clasificaban naranjas antes de embarcarlas. Dos plantas son viviendas desde 2017, con muros de ladrillo, vigas de hormigón y ventanas de acero como ya quedan pocas junto al puerto. El loft 2 ocupa la mitad oeste de la planta alta.',
				'La sala principal tiene once metros de largo. Contra el ladrillo está la librería de los dueños y, delante, el sofá y la mesa; la cocina, con isla negra, queda a la vuelta y tiene ventanas propias. Dos dormitorios dan a la parte de atrás, cada uno con baño, el mayor con bañera exenta.',
				'El plan municipal considera el edificio digno de conservarse, así que su fachada se queda como está. El certificado energético está solicitado y se mostrará en la visita.',
			),
			location_note:
				'El Grau está entre las dársenas y el Turia: antiguos astilleros, viviendas nuevas y, en medio, naves donde trabajan empresas y teatros. La marina queda a cinco minutos a pie y la playa a doce. El metro llega al centro en un cuarto de hora.',
			furnishing_note: list(
				'ladrillo, hormigón visto y ventanas de acero',
				'cocina con isla y electrodomésticos',
				'dos baños, uno con bañera',
				'climatización frío-calor',
				'ascensor, trastero y cuarto de bicicletas',
			),
			...paidBySeller.es,
		},
	],
	note: 'INTERN: Wohnnutzung erst seit 2019 legalisiert, Akte liegt bei Anwältin.',
	internal_brokerage: 'INTERN: 3,5 % + IVA vom Verkäufer',
	relationships: [
		{ id: 8053, name: 'INTERN: Señor FC20', internal_name: 'owner', client_id: 90053 },
	],
	images: gallery('kitchen-harbour-loft', 'living-harbour-loft', 'bath-harbour', 'ext-warehouse', {
		media: 'bedroom-dark',
		title: 'INTERN: Schlafzimmer, Bild der Nachbarwohnung',
		is_private: true,
	}),
	links: [
		{
			id: 7053,
			url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
			title: 'Beispielrundgang von Matterport',
			is_embedable: true,
			on_landing_page: true,
			is_private: false,
			position: 1,
		},
	],
	created_at: '2026-10-14T10:00:00.000+02:00',
	updated_at: '2026-11-16T09:25:00.000+01:00',
	status_updated_at: '2026-10-21T08:00:00.000+02:00',
};
