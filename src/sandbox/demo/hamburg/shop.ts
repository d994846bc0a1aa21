import type { AgencyRecord } from '../../agency.ts';
import { paidByBusinessTenant } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { hamburg } from './common.ts';

/** A reserved shop to let in Eimsbüttel, without English texts. */
export const eimsbuettelShop: AgencyRecord = {
	...hamburg,
	id: 10044,
	unit_id: 'HH-OS120-L',
	exposee_id: 'HH-G-044',
	name: 'Osterstraße 120, Laden',
	property_status_id: status.reserved,
	broker_id: 67,
	marketing_type: 'RENT',
	object_type: 'COMMERCIAL',
	rs_type: 'STORE',
	rs_category: 'STORE',
	street: 'Osterstraße',
	house_number: '120',
	zip_code: '20255',
	district: 'Eimsbüttel',
	sublocality_level_1: 'Eimsbüttel',
	lat: 53.5763,
	lng: 9.9517,
	hide_address: false,
	base_rent: 4248,
	service_charge: 472,
	total_rent: 4720,
	plus_vat: 'zzgl. MwSt.',
	deposit: '6 Nettomieten',
	...paidByBusinessTenant.de,
	net_floor_space: 118,
	industrial_area: 84,
	number_of_rooms: 3,
	floor: 'EG',
	number_of_floors: 6,
	construction_year: 2022,
	free_from: '01.01.2027',
	condition: 'neuwertig',
	interior_quality: 'gehoben',
	flooring_type: ['Estrich'],
	heating_type: 'Fernwärme',
	barrier_free: true,
	air_conditioning: true,
	energy_certificate_availability: 'liegt noch nicht vor',
	firing_types: 'Fernwärme',
	title: 'Boutique Osterstraße 120',
	description_note: paragraphs(
		'Im Erdgeschoss eines Neubaus aus rotem Ziegel liegen drei bodentiefe Fenster zur Osterstraße, zusammen sechs Meter breit. Die Vorhänge und die niedrigen Hecken stammen von der Praxis, die bis Dezember hier arbeitet; beides kommt weg, und an der Schmalseite wird ein vier Meter breites Schaufenster eingebaut, wie es der Grundriss zeigt. Dahinter liegt ein Verkaufsraum von 84 Quadratmetern ohne Stützen, mit geschliffenem Estrich, gekühlt und durch die Tür unter dem Vordach ohne Stufe zu betreten. Im hinteren Teil folgen Lager, Personalraum mit Küche und ein barrierefreies WC.',
		'Die Eigentümer wünschen sich Einzelhandel, der das Viertel ergänzt: Papier, Blumen, Spielzeug, Wolle. Große Ketten haben schon zweimal angefragt und eine Absage bekommen. Der Vertrag läuft fünf Jahre, mit einer Option auf weitere fünf und einer indexierten Miete.',
		'Zurzeit ist der Laden für eine Buchhandlung reserviert, die Unterschrift steht aus. Der Energieausweis wird gerade erstellt und liegt zur Besichtigung vor.',
	),
	location_note:
		'Die Osterstraße ist die Hauptstraße von Eimsbüttel und wurde 2017 zugunsten der Fußgänger umgebaut. Die U2 hält zweihundert Meter entfernt. Gegenüber liegen Bäcker, Bank und Drogerie, samstags ist der Gehweg so voll wie in der Innenstadt.',
	furnishing_note: list(
		'sechs Meter Fenster zur Straße, künftig vier zur Seite',
		'stützenfrei, geschliffener Estrich',
		'Lüftung und Kühlung',
		'Lager und Personalraum mit Küche',
		'Anlieferung vom Hof ins Lager',
	),
	translations: [
		{
			locale: 'es',
			title: 'Local en esquina de obra nueva, Osterstraße',
			description_note: paragraphs(
				'En la planta baja de un edificio nuevo de ladrillo rojo, tres ventanales de suelo a techo suman seis metros a la Osterstraße. Las cortinas y los setos bajos son de la consulta que trabaja aquí hasta diciembre; se retirarán, y en el lado corto se abrirá un escaparate de cuatro metros, como muestra el plano. Detrás queda una sala de ventas de 84 metros cuadrados sin pilares, con suelo pulido, refrigeración y entrada sin escalón bajo la marquesina. Al fondo están el almacén, el cuarto del personal con cocina y un aseo adaptado.',
				'Los propietarios desean un comercio que complete el barrio: papelería, flores, juguetes, lanas. Las grandes cadenas ya han preguntado dos veces y se les ha dicho que no. El contrato es de cinco años, prorrogable otros cinco, con renta ligada al índice de precios.',
				'Ahora está reservado para una librería, pendiente de firma. El certificado energético está en trámite y se mostrará en la visita.',
			),
			location_note:
				'La Osterstraße es la calle mayor de Eimsbüttel y en 2017 se reformó en favor del peatón. La línea U2 para a doscientos metros. Enfrente hay panadería, banco y droguería; los sábados la acera está tan llena como en el centro.',
			furnishing_note: list(
				'seis metros de ventanales a la calle y, en breve, cuatro al lateral',
				'sin pilares, suelo pulido',
				'ventilación y refrigeración',
				'almacén y cuarto de personal con cocina',
				'carga y descarga por el patio, directa al almacén',
			),
			...paidByBusinessTenant.es,
		},
	],
	note: 'INTERN: Buchhandlung verhandelt noch über drei mietfreie Monate.',
	internal_commission: 10110,
	relationships: [{ id: 8044, name: 'INTERN: OS120 KG', internal_name: 'owner', client_id: 90044 }],
	images: gallery('ext-corner-shop', 'plan-shop-corner'),
	created_at: '2026-09-07T09:00:00.000+02:00',
	updated_at: '2026-11-12T16:00:00.000+01:00',
	status_updated_at: '2026-11-12T16:00:00.000+01:00',
};
