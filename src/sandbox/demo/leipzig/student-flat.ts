import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { status } from '../statuses.ts';
import { leipzig } from './common.ts';

/**
 * A furnished studio to let whose notes are HTML, as some people paste them into the CRM. The script in the
 * description is a canary: neither its element nor its words may reach a page.
 */
export const studentFlat: AgencyRecord = {
	...leipzig,
	id: 10030,
	unit_id: 'LE-S8-14',
	exposee_id: 'LE-M-030',
	name: 'Stephanstraße 8, WE 14',
	property_status_id: status.available,
	broker_id: 64,
	marketing_type: 'RENT',
	rs_type: 'APARTMENT',
	rs_category: 'STUDIO',
	street: 'Stephanstraße',
	house_number: '8',
	zip_code: '04103',
	district: 'Zentrum-Südost',
	sublocality_level_1: 'Zentrum-Südost',
	lat: 51.3329,
	lng: 12.3884,
	hide_address: false,
	base_rent: 585,
	service_charge: 95,
	heating_costs: 50,
	total_rent: 730,
	heating_costs_in_service_charge: false,
	deposit: '1170 €',
	living_space: 43.8,
	number_of_rooms: 1,
	number_of_bath_rooms: 1,
	balcony_space: 4.2,
	floor: '2. OG',
	number_of_floors: 6,
	construction_year: 2014,
	free_from: 'ab sofort',
	condition: 'neuwertig',
	interior_quality: 'normal',
	flooring_type: ['Laminat', ''],
	bathroom: ['Dusche'],
	heating_type: 'Fußbodenheizung',
	balcony: true,
	lift: true,
	built_in_kitchen: true,
	has_furniture: true,
	energy_certificate_availability: 'liegt vor',
	building_energy_rating_type: 'Bedarfsausweis',
	energy_efficiency_class: 'B',
	energy_efficiency_value: 68.2,
	thermal_characteristic: 68.2,
	energy_certificate_start_date: '30.10.2024',
	energy_certificate_end_date: '29.10.2034',
	energy_certificate_creation_date: 'ab 1. Mai 2014',
	energy_certificate_construction_year: 2014,
	energy_consumption_contains_warm_water: true,
	firing_types: 'Fernwärme',
	title: 'Möbliertes Apartment zwischen Uniklinik und Park',
	description_note:
		'<p>Ein Zimmer, in dem alles schon steht: Bett hinter einer <b>Lamellenwand aus Eiche</b>, Sessel, Tisch mit zwei Stühlen, eine terrakottafarbene Küchenzeile mit Backofen und Spülmaschine. Sie bringen Bettwäsche und Bücher mit. Das Haus wurde 2014 gebaut, hat Aufzug und Waschkeller, und die Nachbarn arbeiten fast alle in Schichten; auf Ruhe wird deshalb Wert gelegt.</p><p>Auf 24 Quadratmetern Wohnraum folgen einander:</p><ul><li>der Schlafplatz mit Schrank in der Nische,</li><li>der Sessel am Durchgang zur Küche,</li><li>der Esstisch am Fenster mit Blick in die Linden.</li></ul><p>Dazu kommen die zum Zimmer offene Küche, Diele, Duschbad und ein kleiner Balkon. Vermietet wird unbefristet, die Kündigungsfrist beträgt drei Monate. Für Gastärztinnen, Promovierende und alle, die neu in der Stadt sind, ist das ein guter Anfang.</p><script>globalThis.canaryOfUnit10030 = 1</script>',
	location_note:
		'<p>Zum Universitätsklinikum gehen Sie <b>fünf Minuten</b>, zum Bayerischen Bahnhof mit S-Bahn und Tram sieben, in den Friedenspark drei. Supermarkt, Mensa und Deutsche Nationalbibliothek liegen im selben Viertel. Nachts hört man gelegentlich einen Rettungswagen.</p>',
	furnishing_note:
		'<ul><li>Bett, Schrank, Sessel, Tisch, zwei Stühle</li><li>Küchenzeile mit Backofen und Spülmaschine</li><li>bodengleiche Dusche</li><li>Balkon, 4,2 m²</li><li>Waschkeller und Fahrradraum im Haus</li></ul>',
	translations: [
		{
			locale: 'en',
			title: 'Furnished studio between hospital and park',
			description_note:
				'<p>One room with everything already in it: a bed behind a <b>screen of oak slats</b>, an armchair, a table with two chairs, a terracotta kitchenette with oven and dishwasher. You bring bed linen and books. The building dates from 2014 and has a lift and a laundry in the basement; nearly all the neighbours work shifts, so quiet is taken seriously.</p><p>The 24 square metres hold, one after the other:</p><ul><li>the bed, with a wardrobe in its niche,</li><li>the armchair by the way to the kitchen,</li><li>the table at the window, looking into lime trees.</li></ul><p>There is also a kitchen, open to the room, a hall, a shower room and a small balcony. The tenancy is open-ended, with three months’ notice. For visiting doctors, doctoral students and anyone new in town, it is a good start.</p>',
			location_note:
				'<p>The university hospital is <b>five minutes</b> away on foot, Bayerischer Bahnhof with S-Bahn and tram seven, Friedenspark three. A supermarket, a canteen and the German National Library are in the same quarter. At night you may hear an ambulance now and then.</p>',
			furnishing_note:
				'<ul><li>bed, wardrobe, armchair, table, two chairs</li><li>kitchenette with oven and dishwasher</li><li>level-access shower</li><li>balcony of 4.2 m²</li><li>laundry and bicycle room in the building</li></ul>',
		},
		{
			locale: 'es',
			title: 'Estudio amueblado entre el hospital y el parque',
			description_note:
				'<p>Una sola estancia en la que ya está todo: la cama tras una <b>celosía de roble</b>, una butaca, mesa con dos sillas y una cocina color terracota con horno y lavavajillas. Usted trae las sábanas y los libros. El edificio es de 2014 y tiene ascensor y lavandería en el sótano; casi todos los vecinos trabajan a turnos, así que el silencio se respeta.</p><p>En 24 metros cuadrados se suceden:</p><ul><li>la cama, con el armario en su nicho,</li><li>la butaca, junto al paso a la cocina,</li><li>la mesa ante la ventana, que da a los tilos.</li></ul><p>Además hay una cocina abierta a la estancia, recibidor, baño con ducha y un balcón pequeño. El contrato es indefinido, con tres meses de preaviso. Para médicos en estancia, doctorandos y recién llegados a la ciudad es un buen comienzo.</p>',
			location_note:
				'<p>El hospital universitario está a <b>cinco minutos</b> a pie, la estación Bayerischer Bahnhof con cercanías y tranvía a siete y el Friedenspark a tres. Supermercado, comedor universitario y Biblioteca Nacional quedan en el mismo barrio. De noche se oye alguna ambulancia.</p>',
			furnishing_note:
				'<ul><li>cama, armario, butaca, mesa y dos sillas</li><li>cocina con horno y lavavajillas</li><li>ducha a ras de suelo</li><li>balcón de 4,2 m²</li><li>lavandería y cuarto de bicicletas en el edificio</li></ul>',
		},
	],
	note: 'INTERN: Kontingent der Klinik läuft im März aus, danach 14 weitere Wohnungen.',
	relationships: [
		{ id: 8030, name: 'INTERN: Stiftung S8', internal_name: 'owner', client_id: 90030 },
	],
	images: gallery(
		'studio-clinic',
		'studio-clinic-bed',
		'bath-clinic',
		'kitchen-clinic',
		'plan-studio',
	),
	custom_fields: {
		moebel_inventar: { value: 'INTERN: Liste 14/B', pretty_value: 'INTERN: Liste 14/B' },
	},
	created_at: '2026-11-05T14:00:00.000+01:00',
	updated_at: '2026-11-14T16:20:00.000+01:00',
	status_updated_at: '2026-11-06T08:00:00.000+01:00',
};
