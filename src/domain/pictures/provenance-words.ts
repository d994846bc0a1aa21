import { Provenance } from './provenance.ts';
import type { Picture } from './picture.ts';

/** What a company says of a picture in its titles and tags, in any of the three languages. */
export function provenanceInWords(words: readonly string[]): Provenance | undefined {
	const texts = words.map(withoutDenials);
	return Provenance.options.find((each) =>
		wordings[each].some((wording) => texts.some((text) => text.search(wording) >= 0)),
	);
}

/** What a title says is seen: the same for an altered picture and the one it was made from. */
export function subjectOf(title: string): string {
	const patterns = [...Object.values(wordings).flat(), besides];
	return patterns
		.reduce((text, pattern) => text.replaceAll(pattern, ' '), withoutDenials(title))
		.toLowerCase()
		.replaceAll(/[^\p{L}\d]+/gu, ' ')
		.trim();
}

/** "nicht virtuell möbliert", "ohne KI", "sin amueblar": a no with up to two words. */
function withoutDenials(text: string): string {
	return text.replaceAll('_', ' ').replaceAll(denial, ' ');
}

const denial =
	/(?<!\p{L})(?:nicht|ohne|kein\p{L}*|not|no|without|sin)\s+[\p{L}-]+(?:\s[\p{L}-]+)?/giu;

function words(pattern: string, flags = 'giu'): RegExp {
	return new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, flags);
}

const model =
	'(?:KI|AI|IA|künstliche\\p{L}* intelligenz|artificial intelligence|inteligencia artificial)';

const wordings: Readonly<Record<Provenance, readonly RegExp[]>> = {
	generated: [
		words(String.raw`${model}[\s-]*(?:generiert|erzeugt|erstellt|generated|created|made)\p{L}*`),
		words(
			String.raw`(?:generiert|erzeugt|erstellt|generated|created|made|generad[oa]s?|cread[oa]s?|hech[oa]s?)\s(?:mit|von|durch|with|by|con|por)\s${model}`,
		),
		words(String.raw`(?:mit|von|durch|by)\s${model}\s(?:generiert|erzeugt|erstellt)\p{L}*`),
		words(String.raw`${model}[\s-](?:bild|image|picture)|imagen(?:es)?\s(?:de|por)\s${model}`),
	],
	altered: [
		// Abbreviations count in capitals alone: "ai" is a word of several languages.
		words('KI|AI|IA', 'gu'),
		words(String.raw`künstliche\p{L}* intelligenz|artificial intelligence|inteligencia artificial`),
		words(
			String.raw`(?:virtuell|digital)(?:e[rsn]?)?\s(?:möbliert|moebliert|eingerichtet|ausgestattet|renoviert|saniert|aufgeräumt|bearbeitet|verändert|gestaltet|gestaged|homestaging|home[\s-]staging|staging|möblierung|einrichtung)\p{L}*`,
		),
		words(
			String.raw`(?:virtual|digital)(?:ly)?[\s-](?:staged|staging|furnished|furniture|renovated|renovation|refurbished|decluttered|edited|altered|enhanced|home[\s-]staging)`,
		),
		words(
			String.raw`(?:home[\s-]?staging|staging|amueblad[oa]s?|decorad[oa]s?|reformad[oa]s?|retocad[oa]s?|editad[oa]s?|mobiliario)\s(?:de\sforma\s)?(?:virtual|digital)(?:mente)?`,
		),
		words(String.raw`virtual(?:mente)?\s(?:amueblad[oa]s?|decorad[oa]s?)`),
		words('fotomontagen?|photomontages?|fotomontajes?'),
	],
	visualisation: [
		words(String.raw`\p{L}*visuali[sz](?:ierung|ation)(?:en|s)?|visualizaci(?:ón|on|ones)`),
		words(
			String.raw`(?:3d-?)?render(?:s|ings?|bild(?:er)?|ansicht(?:en)?|izad[oa]s?)?|renderizaci(?:ón|ones)`,
		),
		words(
			String.raw`computergra(?:f|ph)ik(?:en)?|computeranimation|CGI|infograf[ií]as?|recreaci(?:ón|ones)\svirtual(?:es)?|artist(?:'|’)?s?\simpressions?|computer[\s-]generated(?:\simages?)?`,
		),
	],
};

/** Words about the picture that stand beside or in place of that. */
const besides = words(
	'mit|with|con|original(?:es)?|leer|unmöbliert|unbearbeitet|unverändert|vorher|nachher|bearbeitet|verändert|unfurnished|unedited|unaltered|empty|before|after|edited|vac[ií]o|vac[ií]a|antes|después|editad[oa]',
);

/**
 * Puts an altered picture and the one it was made from beside each other, in the place of whichever came first, so that
 * one press leads from one to the other. They are known by titles that say the same but for the alteration.
 */
export function besideUnaltered(pictures: readonly Picture[]): readonly Picture[] {
	/** By either of two pictures, the other. */
	const twins = new Map<Picture, Picture>();
	for (const altered of pictures) {
		if (altered.provenance === undefined) continue;
		const twin = pictures.find((each) => !twins.has(each) && isUnaltered(each, altered));
		if (twin) twins.set(altered, twin).set(twin, altered);
	}
	if (twins.size === 0) return pictures;
	const placed = new Set<Picture>();
	return pictures.flatMap((first) => {
		const second = twins.get(first);
		if (!second) return first;
		if (placed.has(first)) return [];
		placed.add(second);
		return first.provenance
			? [{ ...first, unaltered: 'next' as const }, second]
			: [first, { ...second, unaltered: 'previous' as const }];
	});
}

function isUnaltered(picture: Picture, altered: Picture): boolean {
	if (picture.provenance !== undefined || picture.kind !== altered.kind) return false;
	return Object.entries(altered.caption ?? {}).some(([locale, title]) => {
		const subject = subjectOf(title);
		const others = Object.entries(picture.caption ?? {});
		return (
			subject !== '' &&
			others.some(([each, text]) => each === locale && subjectOf(text) === subject)
		);
	});
}
