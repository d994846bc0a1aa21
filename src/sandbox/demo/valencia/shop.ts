import type { AgencyRecord } from '../../agency.ts';
import { paidBySeller } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { valenciaBusiness } from './common.ts';

/** A shop for sale in Russafa with a picture of its front alone; its certificate is shown at the viewing. */
export const russafaShop: AgencyRecord = {
	...valenciaBusiness,
	id: 10052,
	unit_id: 'VLC-S38-B',
	exposee_id: 'VLC-G-052',
	name: 'Carrer de Sueca 38, bajo',
	property_status_id: status.available,
	marketing_type: 'BUY',
	rs_type: 'STORE',
	rs_category: 'STORE',
	street: 'Carrer de Sueca',
	house_number: '38',
	zip_code: '46006',
	city: 'València',
	district: 'Russafa',
	sublocality_level_1: 'Russafa',
	lat: 39.4617,
	lng: -0.3752,
	hide_address: false,
	price: 272000,
	rent_subsidy: 55,
	...paidBySeller.de,
	net_floor_space: 86,
	number_of_rooms: 2,
	floor: 'bajo',
	number_of_floors: 5,
	construction_year: 1925,
	last_refurbishment: 2015,
	free_from: '01.03.2027',
	condition: 'gepflegt',
	interior_quality: 'normal',
	flooring_type: ['Zementfliesen'],
	heating_type: 'Klimaanlage',
	air_conditioning: true,
	energy_certificate_availability: 'liegt zur Besichtigung vor',
	title: 'Ladenlokal mit Zwischengeschoss in Russafa',
	description_note: paragraphs(
		'Ein Druckatelier zieht aufs Land und lässt 86 Quadratmeter im Erdgeschoss zurück: vorne ein Ladenraum mit Holztür und Schaufenster, hinten eine Werkstatt mit Oberlicht, dazwischen eine Treppe zum Zwischengeschoss, auf dem ein Schreibtisch steht. Die Decken sind 4,20 Meter hoch, die Zementfliesen so alt wie das Haus.',
		'2015 wurden Elektrik, Abwasser und Klimaanlage erneuert. Die Lizenz erlaubt Handel, Atelier und Unterricht; für eine Bar gibt die Stadt in dieser Straße zurzeit keine neuen Genehmigungen. Das Lokal wird im März frei übergeben; auf Wunsch mietet es der jetzige Eigentümer für zwei Jahre zurück.',
		'Innenaufnahmen folgen, sobald die Druckmaschinen abgebaut sind; besichtigen können Sie das Lokal schon vorher.',
	),
	location_note:
		'Die Carrer de Sueca führt mitten durch Russafa und ist seit 2021 verkehrsberuhigt. Buchläden, Galerien und der Markt liegen im Umkreis von drei Minuten, der Nordbahnhof ist acht entfernt. Geliefert werden darf bis elf Uhr vormittags.',
	furnishing_note: list(
		'Schaufenster, 2,60 m, mit Rollgitter',
		'Raumhöhe 4,20 m, Zwischengeschoss 18 m²',
		'Werkstatt mit Oberlicht',
		'Klimaanlage von 2015',
		'WC mit Vorraum',
	),
	translations: [
		{
			locale: 'en',
			title: 'Shop with mezzanine in Russafa',
			description_note: paragraphs(
				'A print studio is moving to the country and leaves 86 square metres on the ground floor: a shop with a wooden door and display window at the front, a workshop with a skylight at the back and, between them, stairs to a mezzanine with room for a desk. The ceilings are 4.20 metres high, the cement tiles as old as the building.',
				'Wiring, drains and air conditioning were renewed in 2015. The licence allows retail, a studio or teaching; the city is not granting new licences for bars in this street at present. The shop will be vacant from March; alternatively, the present owner would rent it back for two years.',
				'Interior pictures will follow once the presses have been dismantled; you can view it before then.',
			),
			location_note:
				'Carrer de Sueca runs through the middle of Russafa and has had little traffic since 2021. Bookshops, galleries and the market are within three minutes, the Estació del Nord within eight. Deliveries are allowed until eleven in the morning.',
			furnishing_note: list(
				'2.60 m shop window with roller shutter',
				'ceiling height 4.20 m, 18 m² mezzanine',
				'workshop with skylight',
				'air conditioning from 2015',
				'WC with lobby',
			),
			...paidBySeller.en,
		},
		{
			locale: 'es',
			title: 'Local con altillo en Russafa',
			description_note: paragraphs(
				'Un taller de grabado se muda al campo y deja 86 metros cuadrados en planta baja: delante, una tienda con puerta de madera y escaparate; detrás, un obrador con claraboya y, en medio, la escalera al altillo, donde cabe una mesa de trabajo. Los techos tienen 4,20 metros y la baldosa hidráulica es tan antigua como la finca.',
				'En 2015 se renovaron electricidad, desagües y climatización. La licencia permite comercio, taller y docencia; para bares el ayuntamiento no concede ahora permisos nuevos en esta calle. Se entrega libre en marzo, o bien el propietario actual seguiría en él dos años como inquilino.',
				'Habrá fotografías del interior en cuanto se desmonten las prensas; el local puede visitarse ya.',
			),
			location_note:
				'La calle Sueca cruza Russafa por la mitad y desde 2021 tiene poco tráfico. Librerías, galerías y el mercado quedan a tres minutos; la Estació del Nord, a ocho. La carga y descarga se permite hasta las once de la mañana.',
			furnishing_note: list(
				'escaparate de 2,60 m con persiana',
				'techos de 4,20 m y altillo de 18 m²',
				'obrador con claraboya',
				'climatización de 2015',
				'aseo con antesala',
			),
			...paidBySeller.es,
		},
	],
	note: 'INTERN: Eigentümer hat Steuerschulden, Lastenfreistellung mit Notarin klären.',
	internal_brokerage: 'INTERN: 4 % + IVA vom Verkäufer',
	relationships: [
		{ id: 8052, name: 'INTERN: Taller S38', internal_name: 'owner', client_id: 90052 },
	],
	images: gallery('shop-russafa'),
	created_at: '2026-09-22T10:00:00.000+02:00',
	updated_at: '2026-10-06T10:30:00.000+02:00',
	status_updated_at: '2026-09-29T08:00:00.000+02:00',
};
