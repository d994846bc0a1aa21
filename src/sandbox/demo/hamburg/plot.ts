import type { AgencyRecord } from '../../agency.ts';
import { paidByBuyer } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { hamburg } from './common.ts';

/** A plot in Sasel whose address is hidden and whose price is told on request. */
export const saselPlot: AgencyRecord = {
	...hamburg,
	id: 10042,
	unit_id: 'HH-KU9',
	exposee_id: 'HH-V-042',
	name: 'Kunaustraße 9, hinteres Grundstück',
	property_status_id: status.available,
	broker_id: 66,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	rs_type: 'TRADE_SITE',
	street: 'Kunaustraße',
	house_number: '9',
	zip_code: '22393',
	city: 'Hamburg',
	district: 'Sasel',
	sublocality_level_1: 'Sasel',
	lat: 53.6546,
	lng: 10.1093,
	hide_address: true,
	price: 865000,
	price_on_inquiry: true,
	...paidByBuyer.de,
	plot_area: 1024,
	free_from: 'nach Absprache',
	site_development_type: 'teilerschlossen',
	site_constructible_type: 'Bebauungsplan',
	title: 'Gartengrundstück in zweiter Reihe in Sasel',
	description_note: paragraphs(
		'Bis zum Sommer gehörte diese Wiese zu einem großen Garten, dann wurde das Grundstück geteilt. Entstanden ist ein Baugrundstück von gut tausend Quadratmetern in zweiter Reihe, erschlossen über einen eigenen, drei Meter breiten Weg. Die Grenzen sind vermessen; die Pflöcke auf dem Bild markieren die Ecken des Hauses, das eine Architektin in einer Studie vorgeschlagen hat.',
		'Der Bebauungsplan lässt ein Einzelhaus oder ein Doppelhaus mit zwei Vollgeschossen zu, Baugrenzen und Firstrichtung sind festgelegt. Strom, Wasser und Siel liegen in der Straße; die Kosten für den Anschluss bis zum Haus tragen die Käufer. Zwei Eichen an der Südgrenze sind geschützt und bleiben stehen.',
		'Den Preis nennen wir im Gespräch. Die Eigentümer wohnen weiter nebenan und möchten wissen, wer kommt.',
	),
	location_note:
		'Sasel gehört zum Alstertal: Einfamilienhäuser, Knicks, viel Ruhe. Am Saseler Markt gibt es Wochenmarkt, Ärzte und Läden, am Bahnhof Poppenbüttel Einkaufszentrum und S-Bahn, die in einer halben Stunde am Jungfernstieg ist. Die genaue Lage zeigen wir bei einem Termin.',
	furnishing_note: list(
		'vermessen, eigenes Grundbuchblatt',
		'Bebauungsplan, zwei Vollgeschosse',
		'eigener Weg, 3 m breit',
		'Bodengutachten und Studie liegen vor',
	),
	translations: [
		{
			locale: 'en',
			title: 'Secluded garden plot in Sasel',
			description_note: paragraphs(
				'Until the summer this meadow was part of a large garden; then the property was divided. The result is just over a thousand square metres set back behind the houses on the street, with its own three-metre drive. The boundaries have been surveyed, and the stakes in the picture mark the corners of the house an architect has proposed in a feasibility study.',
				'The local development plan allows a detached house or a pair of semis of two full storeys; building lines and ridge direction are laid down. Electricity, water and drainage are in the street; the buyers pay for the connection to the house. Two oaks on the southern boundary are protected and stay.',
				'We give the price in person. The owners will go on living next door and would like to know who their neighbours will be.',
			),
			location_note:
				'Sasel belongs to the Alster valley: detached houses, hedge-lined lanes, plenty of quiet. Saseler Markt has a weekly market, doctors and shops; Poppenbüttel has a shopping centre and the S-Bahn, half an hour from Jungfernstieg. We will show you the exact location by appointment.',
			furnishing_note: list(
				'surveyed and divided in the land register',
				'development plan for two full storeys',
				'private drive, 3 m wide',
				'soil survey and feasibility study available',
			),
			...paidByBuyer.en,
		},
		{
			locale: 'es',
			title: 'Solar ajardinado en segunda línea en Sasel',
			description_note: paragraphs(
				'Hasta el verano esta pradera formaba parte de un jardín grande; después se dividió la finca. El resultado son algo más de mil metros cuadrados en segunda línea, con un acceso propio de tres metros de ancho. La parcela está deslindada y las estacas de la imagen marcan las esquinas de una casa tal como la propuso una arquitecta en un estudio.',
				'El plan urbanístico permite una casa aislada o pareada de dos plantas completas; las líneas de edificación y la dirección de la cumbrera están fijadas. Electricidad, agua y alcantarillado llegan por la calle; la acometida hasta la casa la paga el comprador. Dos robles en el lado sur están protegidos y se quedan.',
				'El precio lo damos en persona. Los dueños seguirán viviendo al lado y quieren saber quién viene.',
			),
			location_note:
				'Sasel pertenece al valle del Alster: casas con jardín, setos y mucha calma. En Saseler Markt hay mercado semanal, médicos y tiendas; en Poppenbüttel, centro comercial y cercanías a media hora de Jungfernstieg. La ubicación exacta la enseñamos con cita previa.',
			furnishing_note: list(
				'deslindado y segregado en el registro',
				'plan para dos plantas completas',
				'acceso propio de 3 m de ancho',
				'estudio geotécnico y anteproyecto',
			),
			...paidByBuyer.es,
		},
	],
	note: 'INTERN: Preisvorstellung 865.000 €, Eigentümer lehnen Bauträger ab.',
	valuation_price: 820000,
	relationships: [
		{ id: 8042, name: 'INTERN: Eheleute KU9', internal_name: 'owner', client_id: 90042 },
	],
	images: gallery(
		{
			media: 'plot-sasel',
			title: 'Wiese mit Pflöcken an den Ecken des geplanten Hauses',
			title_en: 'Meadow with stakes at the corners of the planned house',
			title_es: 'Pradera con estacas en las esquinas de la casa prevista',
		},
		'plan-plot-garden',
	),
	created_at: '2026-10-05T09:00:00.000+02:00',
	updated_at: '2026-11-09T14:30:00.000+01:00',
	status_updated_at: '2026-10-19T08:00:00.000+02:00',
};
