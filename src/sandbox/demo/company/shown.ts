import type { Locale, Localised } from '../../../domain/locale.ts';
import { speak } from '../../../domain/spoken.ts';

/** Something that can be seen on the demo's site, and where. */
export interface Shown {
	readonly at:
		| { readonly unit: number }
		| { readonly project: number }
		/** One of `formerOffers`. */
		| { readonly former: number }
		/** A folder of `src/sandbox/demo/skins`. */
		| { readonly skin: string };
	readonly name: Localised;
	readonly text: Localised;
}

/** One of the texts of the demo, which speaks fewer languages than the program may. */
export function demoText(text: Localised, locale: Locale): string {
	return speak(text, locale, 'de')?.text ?? '';
}

/** The home that is shown in each of the skins. */
export const homeInSkins = 10049;

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
		at: { unit: 10035 },
		name: {
			de: 'Eine verkaufte Wohnung mit ihrer Geschichte',
			en: 'A flat that was sold, and its story',
			es: 'Un piso vendido y su historia',
		},
		text: {
			de: 'Elf Anrufe statt eines Inserats. Die Seite bleibt stehen und führt zu Ähnlichem.',
			en: 'Eleven telephone calls instead of an advertisement. The page stays, and leads to something similar.',
			es: 'Once llamadas en lugar de un anuncio. La página permanece y lleva a algo parecido.',
		},
	},
	{
		at: { unit: 10038 },
		name: {
			de: 'Eine Wohnung mit offener Besichtigung',
			en: 'A flat with an open house',
			es: 'Un piso con jornada de puertas abiertas',
		},
		text: {
			de: 'Der Termin steht im Kasten der Anfrage. Die Agentur hat ihn dort mit einem eigenen Baustein ergänzt.',
			en: 'The time stands in the box for inquiries, where the agency has added it with a component of its own.',
			es: 'El horario está en el recuadro de contacto; la agencia lo añadió con un componente propio.',
		},
	},
	{
		at: { unit: 10007 },
		name: {
			de: 'Ein Grundriss, der zu den Bildern führt',
			en: 'A floor plan that leads to the pictures',
			es: 'Un plano que lleva a las imágenes',
		},
		text: {
			de: 'Ein Raum wird angetippt, und daneben steht, was man dort sieht.',
			en: 'Press a room, and what you see there stands beside the plan.',
			es: 'Se pulsa una estancia y al lado aparece lo que se ve en ella.',
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
			de: 'Mit dem, was Katalonien verlangt: letzte Miete, Referenzindex, und ob ein Großeigentümer vermietet.',
			en: 'With what Catalan law requires: the last rent, the reference index, and whether the owner is a large holder.',
			es: 'Con lo que exige Cataluña: última renta, índice de referencia y si el dueño es gran tenedor.',
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
			de: 'Der Text nennt das Haus „nachhaltig“, ohne zu sagen, worin. Der Bericht jedes Baus zitiert das Wort und nennt die Regel.',
			en: 'The text calls the house “sustainable” without saying how. The report of each build quotes the word and names the rule.',
			es: 'El texto llama «sostenible» al edificio sin decir en qué. El informe de cada compilación cita la palabra y nombra la norma.',
		},
	},
	{
		at: { unit: 10018 },
		name: { de: 'Ein Grundstück', en: 'A plot', es: 'Una parcela' },
		text: {
			de: 'Mit dem, was dort gebaut werden darf, statt mit Zimmern.',
			en: 'With what may be built there in place of rooms.',
			es: 'Con lo que se puede construir en ella en lugar de habitaciones.',
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
		name: {
			de: 'Ein Lageplan mit allen Häusern',
			en: 'A site plan with all of its houses',
			es: 'Un plano de situación con todas las casas',
		},
		text: {
			de: 'Jedes Haus steht auf dem Plan und in der Tabelle; eins führt zum andern.',
			en: 'Every house stands on the plan and in the table; one leads to the other.',
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
			de: 'Suchmaschinen hören „410, vergeben“, Besucher finden Ähnliches.',
			en: 'Search engines are told “410, gone”; visitors find something similar.',
			es: 'Los buscadores reciben un «410, ya no existe»; las visitas encuentran algo parecido.',
		},
	},
	{
		at: { skin: 'editorial' },
		name: {
			de: 'Ein Haus im Gewand „editorial“',
			en: 'A house in the skin “editorial”',
			es: 'Una casa con el aspecto «editorial»',
		},
		text: {
			de: 'Warm, mit Serifen und zwei breiten Spalten.',
			en: 'Warm, with serifs and two wide columns.',
			es: 'Cálido, con serifas y dos columnas anchas.',
		},
	},
	{
		at: { skin: 'raster' },
		name: {
			de: 'Dasselbe Haus im Gewand „raster“',
			en: 'The same house in the skin “raster”',
			es: 'La misma casa con el aspecto «raster»',
		},
		text: {
			de: 'Streng, mit einer Grotesk und ohne Rundungen.',
			en: 'Severe, with one grotesque and no round corners.',
			es: 'Severo, con una grotesca y sin esquinas redondeadas.',
		},
	},
	{
		at: { skin: 'coast' },
		name: {
			de: 'Dasselbe Haus im Gewand „coast“',
			en: 'The same house in the skin “coast”',
			es: 'La misma casa con el aspecto «coast»',
		},
		text: {
			de: 'Hell und rund wie Kiesel am Wasser.',
			en: 'Light and rounded, like pebbles by the water.',
			es: 'Claro y redondeado, como guijarros junto al agua.',
		},
	},
];
