import { FloorPlan } from '../../../domain/site/floor-plan.ts';
import { defineSite } from '../../../domain/site.ts';
import { UnitPicture } from '../../../domain/site/unit-picture.ts';
import floorPlans from './floor-plans.json' with { type: 'json' };
import unitPictures from './unit-pictures.json' with { type: 'json' };

/** Settings of the demo agency's site, which `npm run demo` and tests are made with. */
export default defineSite({
	name: 'Hallmann & Rey',
	locales: ['de', 'en', 'es'],
	defaultLocale: 'de',
	headline: {
		de: 'Wohnungen und Häuser in Leipzig, Hamburg und València',
		en: 'Flats and houses in Leipzig, Hamburg and València',
		es: 'Pisos y casas en Leipzig, Hamburgo y València',
	},
	introduction: {
		de: 'Wir vermitteln, was wir selbst gern bewohnen würden: gute Grundrisse, ruhige Straßen, ehrliche Angaben.',
		en: 'We only offer what we would happily live in ourselves: good layouts, quiet streets, honest figures.',
		es: 'Ofrecemos viviendas en las que viviríamos nosotros: buenas distribuciones, calles tranquilas y datos claros.',
	},
	home: ['new', 'projects', 'cities', 'steps', 'sell', 'people'],
	openingUnit: 10024,
	floorPlans: FloorPlan.array().parse(floorPlans),
	unitPictures: UnitPicture.array().parse(unitPictures),
	lists: {
		introductions: [
			{
				deal: 'buy',
				kind: 'apartment',
				city: 'Leipzig',
				text: {
					de: 'Wer in Leipzig eine Wohnung kauft, wählt zuerst zwischen Gründerzeit und Neubau. Im Westen, rund um den Karl-Heine-Kanal, stehen beide nebeneinander: umgebaute Fabriken mit hohen Decken, daneben Häuser mit Aufzug und Loggia.\n\nWir kennen die Häuser, die wir zeigen. Fragen Sie nach Protokollen der Eigentümerversammlung, nach Rücklagen und nach dem Keller; wir haben die Unterlagen da.',
					en: 'If you are buying a flat in Leipzig, the first choice is between a late nineteenth-century building and a new one. In the west, along the Karl-Heine canal, they stand side by side: converted factories with high ceilings, and houses with lifts and loggias.\n\nWe know the buildings we show. Ask us about the minutes of the owners’ meetings, the reserve fund and the cellar; we have the documents to hand.',
					es: 'Quien compra un piso en Leipzig elige primero entre un edificio de finales del siglo XIX y uno nuevo. En el oeste, junto al canal Karl-Heine, conviven los dos: fábricas reformadas de techos altos y edificios con ascensor y galería.\n\nConocemos las fincas que enseñamos. Pregunte por las actas de la comunidad, por el fondo de reserva y por el sótano: tenemos la documentación.',
				},
			},
			{
				deal: 'buy',
				city: 'València',
				text: {
					de: 'In València liegen die Altbauten von Russafa und Cabanyal, die Neubauten an der Gran Via und das Meer nur wenige Straßenbahnhaltestellen auseinander. Unser Büro dort spricht Deutsch, Englisch und Spanisch und begleitet Sie von der NIE bis zum Termin beim Notar.',
					en: 'In València the old houses of Russafa and el Cabanyal, the new buildings on the Gran Via and the sea are only a few tram stops apart. Our office there speaks German, English and Spanish, and sees you through from the NIE to the notary.',
					es: 'En València, las fincas antiguas de Russafa y el Cabanyal, la obra nueva de la Gran Via y el mar quedan a unas pocas paradas de tranvía. Nuestra oficina atiende en alemán, inglés y español y le acompaña desde el NIE hasta la notaría.',
				},
			},
			{
				deal: 'rent',
				kind: 'apartment',
				city: 'Hamburg',
				text: {
					de: 'Die meisten Mietwohnungen, die wir in Hamburg vermitteln, liegen nördlich der Alster. Bringen Sie zur Besichtigung nichts als Fragen mit: Selbstauskunft und Gehaltsnachweise brauchen wir erst, wenn Ihnen die Wohnung gefällt.',
					en: 'Most of the flats we let in Hamburg lie north of the Alster. Bring nothing but questions to the viewing: we only ask for details of your income if you like the flat.',
					es: 'La mayoría de los pisos que alquilamos en Hamburgo están al norte del Alster. A la visita traiga solo preguntas: la documentación sobre sus ingresos la pedimos si el piso le gusta.',
				},
			},
		],
	},
	offices: [
		{
			name: 'Leipzig',
			street: 'Karl-Heine-Straße 41',
			zip: '04229',
			city: 'Leipzig',
			country: 'DE',
			phone: '+49 341 550120',
			email: 'leipzig@hallmann-rey.example',
			hours: {
				de: 'Montag bis Freitag, 9 bis 18 Uhr',
				en: 'Monday to Friday, 9 am to 6 pm',
				es: 'De lunes a viernes, de 9 a 18 h',
			},
			directions: {
				de: 'Straßenbahn 14 bis Karl-Heine-/Merseburger Straße, dann zwei Minuten zu Fuß. Der Eingang ist ebenerdig.',
				en: 'Tram 14 to Karl-Heine-/Merseburger Straße, then two minutes on foot. The entrance has no step.',
				es: 'Tranvía 14 hasta Karl-Heine-/Merseburger Straße y dos minutos a pie. La entrada no tiene escalón.',
			},
			team: 31,
			whatsapp: '+49 171 3920041',
			callTimes: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
		},
		{
			name: 'Hamburg',
			street: 'Große Elbstraße 132',
			zip: '22767',
			city: 'Hamburg',
			country: 'DE',
			phone: '+49 40 5550140',
			email: 'hamburg@hallmann-rey.example',
			hours: {
				de: 'Montag bis Freitag, 9 bis 18 Uhr',
				en: 'Monday to Friday, 9 am to 6 pm',
				es: 'De lunes a viernes, de 9 a 18 h',
			},
			directions: {
				de: 'Bus 111 bis Sandberg oder zehn Minuten zu Fuß vom S-Bahnhof Königstraße. Ein Aufzug führt ins zweite Obergeschoss.',
				en: 'Bus 111 to Sandberg, or ten minutes on foot from the Königstraße station. A lift takes you to the second floor.',
				es: 'Autobús 111 hasta Sandberg o diez minutos a pie desde la estación Königstraße. Hay ascensor hasta la segunda planta.',
			},
			team: 32,
			callTimes: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
		},
		{
			name: 'València',
			street: 'Carrer de Ciscar 28',
			zip: '46005',
			city: 'València',
			country: 'ES',
			phone: '+34 960 550160',
			email: 'valencia@hallmann-rey.example',
			hours: {
				de: 'Montag bis Freitag, 10 bis 14 und 16 bis 19 Uhr',
				en: 'Monday to Friday, 10 am to 2 pm and 4 to 7 pm',
				es: 'De lunes a viernes, de 10 a 14 y de 16 a 19 h',
			},
			directions: {
				de: 'Metro 3, 5, 7 oder 9 bis Colón, dann acht Minuten zu Fuß. Das Büro liegt im Erdgeschoss.',
				en: 'Metro 3, 5, 7 or 9 to Colón, then eight minutes on foot. The office is on the ground floor.',
				es: 'Metro 3, 5, 7 o 9 hasta Colón y ocho minutos a pie. La oficina está a pie de calle.',
			},
			team: 33,
			whatsapp: '+34 960 550160',
			callTimes: ['Mo-Fr 10:00-14:00', 'Mo-Fr 16:00-19:00'],
		},
	],
	people: 'pages',
	peopleOnCards: true,
	peopleContact: { 61: { callTimes: ['Tu-Th 09:00-12:00', 'Sa 10:00-13:00'] } },
	priceBands: 5,
	roles: {
		'Geschäftsführerin, Verkauf Leipzig': {
			en: 'Managing director, sales in Leipzig',
			es: 'Directora, ventas en Leipzig',
		},
		'Geschäftsführer, Hamburg': {
			en: 'Managing director, Hamburg',
			es: 'Director, Hamburgo',
		},
		'Leiterin València': { en: 'Head of the València office', es: 'Directora en València' },
		Vermietung: { en: 'Lettings', es: 'Alquiler' },
		'Gewerbe und Anlage': {
			en: 'Commercial and investment property',
			es: 'Locales e inversión',
		},
		'Verkauf Hamburg': { en: 'Sales in Hamburg', es: 'Ventas en Hamburgo' },
		'Vermietung Hamburg': { en: 'Lettings in Hamburg', es: 'Alquiler en Hamburgo' },
		'Vermietung und Gewerbe València': {
			en: 'Lettings and commercial property, València',
			es: 'Alquiler y locales en València',
		},
	},
	introductions: {
		'Führt das Büro Leipzig und kennt die Höfe zwischen Plagwitz und Südvorstadt.': {
			en: 'Runs the Leipzig office and knows the courtyards between Plagwitz and Südvorstadt.',
			es: 'Dirige la oficina de Leipzig y conoce los patios entre Plagwitz y Südvorstadt.',
		},
		'Berät Eigentümer in Hamburg vom ersten Gespräch bis zum Notartermin.': {
			en: 'Advises owners in Hamburg from the first conversation to the notary’s office.',
			es: 'Asesora a propietarios en Hamburgo desde la primera conversación hasta la notaría.',
		},
		'Begleitet Käufer aus Deutschland und Spanien bis zur Schlüsselübergabe.': {
			en: 'Supports buyers from Germany and Spain until they have the keys.',
			es: 'Acompaña a compradores de Alemania y España hasta la entrega de llaves.',
		},
		'Vermietet Wohnungen in Leipzig und beantwortet jede Bewerbung.': {
			en: 'Lets flats in Leipzig and answers every application.',
			es: 'Gestiona el alquiler de pisos en Leipzig y responde a todas las solicitudes.',
		},
		'Läden, Büros und Zinshäuser, nüchtern gerechnet.': {
			en: 'Shops, offices and apartment buildings, with the figures done properly.',
			es: 'Locales, oficinas y edificios de renta, con las cuentas claras.',
		},
		'Zeigt Wohnungen in Hamburg auch abends und am Samstag.': {
			en: 'Shows flats in Hamburg, in the evening and on Saturdays too.',
			es: 'Enseña pisos en Hamburgo, también por la tarde y los sábados.',
		},
		'Ansprechpartnerin für die Osterbekhäuser und alle Mietwohnungen in Hamburg.': {
			en: 'Looks after the Osterbekhäuser and all our flats to let in Hamburg.',
			es: 'Lleva las Osterbekhäuser y todos los pisos de alquiler en Hamburgo.',
		},
		'Mietwohnungen, Ferienwohnungen und Läden zwischen Russafa und El Cabanyal.': {
			en: 'Flats to rent, holiday lets and shops between Russafa and el Cabanyal.',
			es: 'Pisos de alquiler, alquiler vacacional y locales entre Russafa y el Cabanyal.',
		},
	},
	statuses: {
		available: ['Vermarktung'],
		reserved: ['Reserviert'],
		sold: ['Abgeschlossen'],
		reference: ['Referenz'],
		internal: ['Akquise', 'Vorbereitung', 'Inaktiv'],
	},
	customFields: [
		{
			of: 'unit',
			key: 'kfw_standard',
			label: { de: 'KfW-Standard', en: 'KfW efficiency standard', es: 'Estándar KfW' },
		},
		{
			of: 'unit',
			key: 'calificacion_emisiones',
			label: {
				de: 'Klasse der Emissionen',
				en: 'Emissions rating',
				es: 'Calificación de emisiones',
			},
		},
		{
			of: 'unit',
			key: 'zona_tensionada',
			role: 'stressedArea',
			label: {
				de: 'Angespannter Wohnungsmarkt',
				en: 'Stressed housing market',
				es: 'Zona de mercado tensionado',
			},
		},
		{
			of: 'unit',
			key: 'ultima_renta',
			role: 'lastRent',
			label: {
				de: 'Miete des letzten Vertrags',
				en: 'Rent of the last contract',
				es: 'Renta del último contrato',
			},
		},
		{
			of: 'unit',
			key: 'indice_referencia',
			role: 'referenceRent',
			label: {
				de: 'Miete nach Referenzindex',
				en: 'Rent by the reference index',
				es: 'Renta según el índice de referencia',
			},
		},
		{
			of: 'unit',
			key: 'gran_tenedor',
			role: 'largeHolder',
			label: {
				de: 'Vermietung durch Großeigentümer',
				en: 'Let by a large holder',
				es: 'Propiedad de un gran tenedor',
			},
		},
		{
			of: 'project',
			key: 'fertigstellung',
			role: 'completion',
			label: { de: 'Fertigstellung', en: 'Completion', es: 'Entrega' },
		},
		{
			of: 'project',
			key: 'baufortschritt',
			role: 'progress',
			label: { de: 'Bautenstand', en: 'Construction progress', es: 'Estado de la obra' },
		},
		{
			of: 'project',
			key: 'bautenstand',
			role: 'progress',
			label: { de: 'Bautenstand', en: 'Construction progress', es: 'Estado de la obra' },
		},
		{
			of: 'project',
			key: 'baubeginn',
			role: 'milestone',
			label: { de: 'Baubeginn', en: 'Start of construction', es: 'Inicio de la obra' },
		},
		{
			of: 'project',
			key: 'rohbau',
			role: 'milestone',
			label: { de: 'Rohbau', en: 'Structure', es: 'Estructura' },
		},
		{
			of: 'project',
			key: 'gebaeudehuelle',
			role: 'milestone',
			label: { de: 'Dach und Fenster', en: 'Roof and windows', es: 'Cubierta y ventanas' },
		},
		{
			of: 'project',
			key: 'innenausbau',
			role: 'milestone',
			label: { de: 'Innenausbau', en: 'Interior works', es: 'Acabados interiores' },
		},
		{
			of: 'project',
			key: 'uebergabe',
			role: 'milestone',
			label: { de: 'Erste Übergaben', en: 'First handovers', es: 'Primeras entregas' },
		},
		{
			of: 'project',
			key: 'bauherr',
			role: 'party',
			label: { de: 'Bauherr', en: 'Developer', es: 'Promotor' },
		},
		{
			of: 'project',
			key: 'architektur',
			role: 'party',
			label: { de: 'Architektur', en: 'Architecture', es: 'Arquitectura' },
		},
		{
			of: 'project',
			key: 'weg_haltestelle',
			role: 'distance',
			label: { de: 'Haltestelle', en: 'Public transport', es: 'Transporte público' },
		},
		{
			of: 'project',
			key: 'weg_einkauf',
			role: 'distance',
			label: { de: 'Einkaufen', en: 'Shopping', es: 'Compras' },
		},
		{
			of: 'project',
			key: 'weg_schule',
			role: 'distance',
			label: { de: 'Grundschule', en: 'Primary school', es: 'Escuela primaria' },
		},
		{
			of: 'project',
			key: 'weg_park',
			role: 'distance',
			label: { de: 'Park', en: 'Park', es: 'Parque' },
		},
	],
	inquiry: { sourceId: 4711 },
	viewings: {
		types: [328, 329, 330],
		bookable: [329, 330],
		places: { 329: 6 },
		slots: { 330: 20 },
		confirmFrom: 'besichtigungen@hallmann-rey.example',
	},
	alerts: { from: 'angebote@hallmann-rey.example', lowerPrices: true },
	assistants: true,
	map: { tiles: { kind: 'pmtiles', file: 'cities.pmtiles', attribution: '© Hallmann & Rey' } },
});
