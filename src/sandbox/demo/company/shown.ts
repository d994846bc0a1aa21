import type { Locale, Localised } from '../../../domain/locale.ts';
import { speak } from '../../../domain/spoken.ts';
import type { Route } from '../../../i18n/paths.ts';

/** Something that can be seen on the demo's site, and where. */
export interface Shown {
	readonly at:
		| { readonly unit: number }
		| { readonly project: number }
		/** One of `formerOffers`. */
		| { readonly former: number }
		/** A page or file, with a unit that stands for it. */
		| { readonly route: Route; readonly pictured: number }
		/** A folder of `src/sandbox/demo/skins`. */
		| { readonly skin: string };
	/** Which of its pictures stands for it, counted from 0; `plan` is its first drawing. */
	readonly picture?: number | 'plan';
	readonly name: Localised;
	readonly text: Localised;
}

/** One of the texts of the demo, which speaks fewer languages than the program may. */
export function demoText(text: Localised, locale: Locale): string {
	return speak(text, locale, 'de')?.text ?? '';
}

/** The home that is shown in each of the skins. */
export const homeInSkins = 10024;

/** Last part of the address of the page that lists all of it. */
export const shownSlug: Localised = {
	de: 'was-diese-demo-zeigt',
	en: 'what-this-demo-shows',
	es: 'que-muestra-esta-demo',
};

export const shownTitle: Localised = {
	de: 'Was diese Demo zeigt',
	en: 'What this demo shows',
	es: 'Qué muestra esta demo',
};

export const shown: readonly Shown[] = [
	{
		at: { route: { kind: 'listing', deal: 'buy' }, pictured: 10020 },
		name: {
			de: 'Ein Gebiet, das Sie selbst zeichnen',
			en: 'An area you draw yourself',
			es: 'Una zona que dibuja usted',
		},
		text: {
			de: 'Öffnen Sie die Karte, zeichnen Sie mit dem Finger, und die Liste folgt.',
			en: 'Open the map, draw with a finger, and the list follows.',
			es: 'Abra el mapa, dibuje con el dedo y la lista se adapta.',
		},
	},
	{
		at: { route: { kind: 'listing', deal: 'rent' }, pictured: 10049 },
		name: {
			de: 'Neue Angebote, die per E-Mail kommen',
			en: 'New homes that come by e-mail',
			es: 'Pisos nuevos que llegan por correo',
		},
		text: {
			de: 'Unter der Liste, mit den Filtern, wie sie gerade stehen. Erst bestätigt, jederzeit beendet.',
			en: 'Below the list, with the filters as they are set. Confirmed first, ended at any time.',
			es: 'Debajo de la lista, con los filtros tal como están. Se confirma primero y se cancela cuando quiera.',
		},
	},
	{
		at: { unit: 10015 },
		name: {
			de: 'Besichtigungen, die man bucht',
			en: 'Viewings you can book',
			es: 'Visitas que se reservan',
		},
		text: {
			de: 'Eine Wahl im Formular, ein Platz, den niemand sonst bekommt, und eine Datei für den Kalender.',
			en: 'One choice in the form, a place nobody else gets, and a file for your calendar.',
			es: 'Una opción en el formulario, una plaza que nadie más obtiene y un archivo para el calendario.',
		},
	},
	{
		at: { route: { kind: 'llms' }, pictured: 10012 },
		name: {
			de: 'Was ein Assistent liest',
			en: 'What an assistant reads',
			es: 'Lo que lee un asistente',
		},
		text: {
			de: 'Programme suchen und lesen hier wie Sie. Anfragen senden nur Sie selbst.',
			en: 'Programs search and read here as you do. Only you send an enquiry.',
			es: 'Los programas buscan y leen aquí como usted. Solo usted envía consultas.',
		},
	},
	{
		at: { unit: 10035 },
		name: {
			de: 'Eine verkaufte Wohnung mit ihrer Geschichte',
			en: 'A flat that was sold, and its story',
			es: 'Un piso vendido y su historia',
		},
		text: {
			de: 'Elf Anrufe statt eines Inserats. Die Seite bleibt stehen und führt zu Ähnlichem.',
			en: 'Eleven calls instead of an advertisement. The page stays online and leads to similar homes.',
			es: 'Once llamadas en lugar de un anuncio. La página sigue en línea y lleva a pisos parecidos.',
		},
	},
	{
		at: { unit: 10038 },
		picture: 2,
		name: {
			de: 'Eine Wohnung mit offener Besichtigung',
			en: 'A flat with an open house',
			es: 'Un piso con jornada de puertas abiertas',
		},
		text: {
			de: 'Der Termin steht beim Anfrageformular. Die Agentur hat ihn mit einem eigenen Baustein ergänzt.',
			en: 'The time is shown beside the enquiry form, added by the agency with a component of its own.',
			es: 'El horario aparece junto al formulario; la agencia lo ha añadido con un componente propio.',
		},
	},
	{
		at: { unit: 10007 },
		picture: 'plan',
		name: {
			de: 'Ein Grundriss, der zu den Bildern führt',
			en: 'A floor plan that leads to pictures',
			es: 'Un plano que lleva a las imágenes',
		},
		text: {
			de: 'Tippen Sie einen Raum an, und daneben erscheint sein Bild.',
			en: 'Tap a room, and its picture appears beside the plan.',
			es: 'Pulse una estancia y al lado aparece su imagen.',
		},
	},
	{
		at: { unit: 10046 },
		name: {
			de: 'Ein virtuell möbliertes Zimmer',
			en: 'A virtually staged room',
			es: 'Una habitación amueblada virtualmente',
		},
		text: {
			de: 'Das bearbeitete Bild ist überall als solches gekennzeichnet; daneben steht der leere Raum.',
			en: 'The altered picture is labelled wherever it appears; the empty room is shown beside it.',
			es: 'La imagen editada lleva siempre su aviso; al lado se ve la habitación vacía.',
		},
	},
	{
		at: { unit: 10055 },
		name: {
			de: 'Eine Mietwohnung in Barcelona',
			en: 'A flat to let in Barcelona',
			es: 'Un piso de alquiler en Barcelona',
		},
		text: {
			de: 'Mit allem, was Katalonien verlangt: letzte Miete, Referenzindex und ob ein Großeigentümer vermietet.',
			en: 'With all that Catalan law requires: the last rent, the reference index and whether the owner is a large-scale landlord.',
			es: 'Con todo lo que exige Cataluña: última renta, índice de referencia y si el dueño es gran tenedor.',
		},
	},
	{
		at: { unit: 10022 },
		name: {
			de: 'Ein Werbewort, das der Bericht beanstandet',
			en: 'A green claim that is flagged',
			es: 'Un reclamo ecológico que el informe señala',
		},
		text: {
			de: 'Der Text nennt das Haus „nachhaltig“, ohne es zu belegen. Der Bericht zu jedem Build zitiert das Wort und nennt die Vorschrift.',
			en: 'The text calls the building “sustainable” without saying how. Each build report quotes the word and names the rule.',
			es: 'El texto llama «sostenible» al edificio sin justificarlo. El informe de cada compilación cita la palabra y nombra la norma.',
		},
	},
	{
		at: { unit: 10018 },
		picture: 'plan',
		name: { de: 'Ein Grundstück', en: 'A building plot', es: 'Una parcela' },
		text: {
			de: 'Hier steht, was gebaut werden darf, statt wie viele Zimmer es gibt.',
			en: 'What may be built there, in place of a number of rooms.',
			es: 'Lo que se puede construir en ella, en lugar del número de dormitorios.',
		},
	},
	{
		at: { project: 201 },
		name: {
			de: 'Ein Neubau mit allen Wohnungen',
			en: 'A new building with all of its flats',
			es: 'Un edificio nuevo con todos sus pisos',
		},
		text: {
			de: 'Geschoss für Geschoss: was frei, reserviert und verkauft ist.',
			en: 'Storey by storey: what is free, reserved and sold.',
			es: 'Planta por planta: lo que está libre, reservado y vendido.',
		},
	},
	{
		at: { project: 204 },
		picture: 'plan',
		name: {
			de: 'Ein Lageplan mit allen Häusern',
			en: 'A site plan with all of its houses',
			es: 'Un plano de situación con todas las casas',
		},
		text: {
			de: 'Jedes Haus steht auf dem Plan und in der Tabelle; eins führt zum anderen.',
			en: 'Every house is on the plan and in the table; one leads to the other.',
			es: 'Cada casa está en el plano y en la tabla; uno lleva a la otra.',
		},
	},
	{
		at: { former: 10901 },
		name: {
			de: 'Die Adresse einer Wohnung, die es nicht mehr gibt',
			en: 'The address of a flat that is gone',
			es: 'La dirección de un piso que ya no está',
		},
		text: {
			de: 'Suchmaschinen erhalten „410 – nicht mehr da“, Besucher finden Ähnliches.',
			en: 'Search engines are told “410, gone”; visitors find something similar.',
			es: 'Los buscadores reciben un «410, ya no existe»; las visitas encuentran algo parecido.',
		},
	},
	{
		at: { skin: 'editorial' },
		name: {
			de: 'Eine Wohnung im Gewand „editorial“',
			en: 'A flat in the “editorial” skin',
			es: 'Un piso con el aspecto «editorial»',
		},
		text: {
			de: 'Warm wie eine gedruckte Seite, mit Serifen und breitem Rand.',
			en: 'Warm, like a printed page, with serifs and wide margins.',
			es: 'Cálido como una página impresa, con serifas y márgenes amplios.',
		},
	},
	{
		at: { skin: 'raster' },
		picture: 1,
		name: {
			de: 'Dieselbe Wohnung im Gewand „raster“',
			en: 'The same flat in the “raster” skin',
			es: 'El mismo piso con el aspecto «raster»',
		},
		text: {
			de: 'Streng, mit einer Grotesk und ohne Rundungen.',
			en: 'Severe, with one sans serif and no rounded corners.',
			es: 'Severo, con una tipografía de palo seco y sin esquinas redondeadas.',
		},
	},
	{
		at: { skin: 'coast' },
		picture: 2,
		name: {
			de: 'Dieselbe Wohnung im Gewand „coast“',
			en: 'The same flat in the “coast” skin',
			es: 'El mismo piso con el aspecto «coast»',
		},
		text: {
			de: 'Hell und rund wie Kiesel am Wasser.',
			en: 'Light and rounded, like pebbles by the water.',
			es: 'Claro y redondeado, como guijarros junto al agua.',
		},
	},
];
