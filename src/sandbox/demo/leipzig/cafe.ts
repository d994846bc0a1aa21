import type { AgencyRecord } from '../../agency.ts';
import { paidByBusinessTenant } from '../commission.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { leipzig } from './common.ts';

/** Rooms of a café to let, without any picture and without a word on energy. */
export const cafe: AgencyRecord = {
	...leipzig,
	id: 10034,
	unit_id: 'LE-MS38-EG',
	exposee_id: 'LE-G-034',
	name: 'Merseburger Straße 38, Café',
	property_status_id: status.available,
	broker_id: 65,
	marketing_type: 'RENT',
	object_type: 'COMMERCIAL',
	rs_type: 'GASTRONOMY',
	rs_category: 'CAFE',
	street: 'Merseburger Straße',
	house_number: '38',
	zip_code: '04177',
	district: 'Lindenau',
	sublocality_level_1: 'Lindenau',
	lat: 51.3339,
	lng: 12.3305,
	hide_address: false,
	base_rent: 2030,
	service_charge: 410,
	total_rent: 2440,
	plus_vat: 'zzgl. MwSt.',
	deposit: '4 Bruttomieten',
	...paidByBusinessTenant.de,
	net_floor_space: 145,
	number_of_rooms: 4,
	floor: 'EG',
	construction_year: 1908,
	free_from: '01.03.2027',
	condition: 'gepflegt',
	flooring_type: ['Fliesen', 'Dielen'],
	terrace: true,
	cellar: true,
	title: 'Café mit 48 Plätzen und Freisitz in Lindenau',
	description_note: paragraphs(
		'Die Betreiber hören nach neun Jahren auf und übergeben ein Café, das läuft: 48 Plätze innen, 30 auf dem Gehweg, eine Küche mit Abluft über Dach und eine Konzession, die für Speisen und Ausschank bis 23 Uhr erteilt wurde. Die Einrichtung gehört den Betreibern und kann gegen Ablöse übernommen werden; Sie können ebenso gut mit leeren Räumen beginnen.',
		'Der Gastraum hat drei große Fenster und eine Theke aus Beton. Dahinter liegen Küche, Kühlraum, Personalraum und zwei WCs, eines davon für Rollstühle geeignet. Der Keller ist über eine eigene Treppe von der Küche aus zu erreichen.',
		'Fotos zeigen wir erst, wenn das Personal Bescheid weiß. Bis dahin bitten wir darum, nicht vor Ort zu fragen, sondern bei uns.',
	),
	location_note:
		'Die Merseburger Straße verbindet Lindenau mit Plagwitz und hat sich mit Ateliers, Läden und zwei Theatern gefüllt. Die Tram hält vor der Tür, der Kanal ist zehn Minuten entfernt. Im Umkreis von fünfhundert Metern gibt es sieben weitere Lokale, aber kein zweites mit Frühstück.',
	furnishing_note: list(
		'48 Plätze innen, 30 im Freien',
		'Küche mit Abluft über Dach',
		'Fettabscheider von 2017',
		'Kühlraum und Keller',
		'barrierefreies WC',
	),
	translations: [
		{
			locale: 'en',
			title: 'Café with 48 covers and pavement seating in Lindenau',
			description_note: paragraphs(
				'After nine years the owners are retiring from a café that does well: 48 covers inside, 30 on the pavement, a kitchen with extraction vented above the roof, and a licence for food and drink until 11 pm. The fixtures and fittings are theirs and can be bought separately; you could just as well start from empty rooms.',
				'The dining room has three large windows and a concrete counter. Behind it lie the kitchen, a cold store, a staff room and two WCs, one of them wheelchair-accessible. The kitchen has its own stairs to the cellar.',
				'We will show photographs once the staff have been told. Until then, please ask us and not at the café.',
			),
			location_note:
				'Merseburger Straße links Lindenau and Plagwitz and has filled with studios, shops and two theatres. The tram stops outside, the canal is ten minutes away. There are seven other places within five hundred metres, but none of them serves breakfast.',
			furnishing_note: list(
				'48 covers inside, 30 outside',
				'kitchen with extraction above the roof',
				'grease separator from 2017',
				'cold store and cellar',
				'accessible toilet',
			),
			...paidByBusinessTenant.en,
		},
		{
			locale: 'es',
			title: 'Café con 48 plazas y terraza en la acera, Lindenau',
			description_note: paragraphs(
				'Tras nueve años, sus dueños lo dejan y traspasan un café que funciona: 48 plazas dentro, 30 en la acera, cocina con salida de humos a cubierta y licencia de comidas y bebidas hasta las 23 horas. El mobiliario es suyo y puede adquirirse aparte; también se puede empezar con el local vacío.',
				'La sala tiene tres ventanales y una barra de hormigón. Detrás están la cocina, la cámara fría, el cuarto del personal y dos aseos, uno de ellos adaptado. Desde la cocina baja una escalera propia al sótano.',
				'Enseñaremos fotografías cuando el personal esté informado. Hasta entonces rogamos no preguntar en el local, sino a nosotros.',
			),
			location_note:
				'La Merseburger Straße une Lindenau con Plagwitz y se ha llenado de talleres, tiendas y dos teatros. El tranvía para en la puerta y el canal queda a diez minutos. En quinientos metros hay otros siete locales, pero ningún otro que sirva desayunos.',
			furnishing_note: list(
				'48 plazas dentro y 30 fuera',
				'cocina con salida de humos',
				'separador de grasas de 2017',
				'cámara fría y sótano',
				'aseo adaptado',
			),
			...paidByBusinessTenant.es,
		},
	],
	note: 'INTERN: Ablöse 38.000 €, Personal erfährt es erst am 15.12.',
	relationships: [
		{ id: 8034, name: 'INTERN: Betreiber MS38', internal_name: 'tenant', client_id: 90034 },
	],
	created_at: '2026-10-06T12:00:00.000+02:00',
	updated_at: '2026-10-13T12:15:00.000+02:00',
	status_updated_at: '2026-10-13T12:15:00.000+02:00',
};
