import { everyInvisible, plainWords } from './plain-words.ts';

/** ISO day on which somebody last compared the words below with those that courts and authorities take for claims. */
export const claimsReviewedOn = '2026-11-25';

/** A word by itself or the beginning of one, of letters beyond ASCII as well. */
function words(...patterns: readonly string[]): RegExp {
	return new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})`, 'iu');
}

/** Every claim below holds one of these in small letters; texts that hold none are not searched any further. */
const stem =
	/umwelt|klima|natur|planet|schonend|effizien|efficien|eficient|nachhaltig|logisch|ecol|öko|&ouml;ko|eco|grün|gr&uuml;n|green|verde|sustain|sostenib|environ|ambient|clima|earth|friendly|resource|recursos|impact|neutr|klimapos|emission|emision|carbon|co\s?[2₂]|netto-null|net[\s-]zero/;

/** The examples of recital 9 of Directive (EU) 2024/825 and their kin; words for money, shops and nature are no claims. */
const genericClaim = words(
	String.raw`(?:umwelt|klima|natur|planeten)(?:freundlich|schonend|bewusst|gerecht|vertr[äa]glich|verantwort)\p{L}*`,
	String.raw`(?:CO\s?[2₂]\s?-?\s?|emissions)arm\p{L}*|im einklang mit (?:der natur|der umwelt|dem klima)`,
	String.raw`(?:ressourcen|energie)(?:schonend|effizient)\p{L}*`,
	String.raw`(?<!vermiet\p{L}{1,3} )nachhaltig\p{L}*(?!\p{L}| (?:denkend|rendit|miet|ertr|wert|einnahm|beeindruck|nachfrag|vermiet|verm[öo]gens))`,
	String.raw`ökologisch\p{L}*(?!\p{L}| (?:wertvoll|ausgleich|bewirtschaft|baubegleit|landwirt|anbau|nisch))`,
	String.raw`öko(?!nom|sys|log|strom|punkt|kont|um)[\p{L}-]*`,
	String.raw`(?:gut|besser|schonend) für (?:die umwelt|das klima|die natur|den planeten|unseren planeten)`,
	String.raw`(?:die umwelt|das klima|die natur) (?:schont|schützt)`,
	String.raw`biologisch\p{L}* (?:gebaut|bauen|wohnen)`,
	String.raw`grün(?:e[smnr]?)? (?:wohnen|haus|zuhause|gebäude|immobilie|bauen|gebaut|leben)`,
	String.raw`grün(?:, | und )(?:smart|modern|digital|nachhaltig)`,
	String.raw`(?:environment(?:ally)?|climate|nature|planet|earth)[\s-](?:friendly|conscious|responsible|sound)`,
	String.raw`eco(?!n[oó]m|l[oó]g|sys|sist|graf|tur|parque|[\s-]?village)(?:[\s-](?!de\b)\p{L}+|\p{L}*)`,
	String.raw`sustainability|low[\s-](?:carbon|impact)(?!\p{L})|green(?:er|est) (?:house|home|building|flat|living)`,
	String.raw`sustainabl[ey](?!\p{L}| (?:return|yield|income|growth|value|demand|rent))`,
	String.raw`ecological(?:ly)?(?!\p{L}| (?:value|interest|importance|corridor|survey))`,
	String.raw`(?:energy[\s-]efficient|resource[\s-]saving)`,
	String.raw`(?:gentle on|kind to|good for|better for|in harmony with) (?:(?:the|our) )?(?:climate|environment|planet|nature)`,
	String.raw`with the (?:planet|environment|climate) in mind`,
	String.raw`green (?:living|homes?|house|building)s?(?!\p{L})`,
	String.raw`(?:house|home|building|flat) is green(?!\p{L})`,
	String.raw`green(?:, | and )(?:smart|modern|digital|healthy)|(?:ethical|healthy|smart|efficient|modern)(?:, | and )green(?!\p{L})`,
	String.raw`(?:respetuos|amigable|amable|comprometid|buen)\p{L}* (?:con|para) (?:el |la |nuestro )(?:medio ambiente|entorno natural|clima|planeta|naturaleza)`,
	String.raw`cuid(?:a|an|ar|ando) (?:el planeta|del planeta|el medio ambiente|los recursos|del clima)`,
	String.raw`(?:respeta|protege)n? (?:el medio ambiente|el entorno natural|el clima|la naturaleza|el planeta)`,
	String.raw`en armonía con la naturaleza|sostenibilidad|bajo impacto ambiental|baj[oa]s? en carbono`,
	String.raw`(?<!(?:rentabilidad|crecimiento|ingresos|demanda|renta|inversión|ocupación) )(?:bio|eco)?sostenib(?:les?|lemente)`,
	String.raw`(?<!(?:valor|interés|supermercado|mercado|huerto|corredor|agricultura|tienda|productos|cultivos?|agrícola|cooperativa|en) )ecológic[oa]s?`,
	String.raw`energéticamente eficientes?`,
	String.raw`(?:casas?|hogar(?:es)?|viviendas?|edificios?) (?:más )?verdes?(?!\p{L})`,
	String.raw`vivir en verde|verde(?:, | y )(?:inteligente|modern[oa]|digital)|(?:eficiente|modern[oa]|inteligente|san[oa])(?:, | y )verde(?!\p{L})`,
);

/** Being neutral for the climate, or better; a zone without emissions is a place, not a claim. */
const neutralClaim = words(
	String.raw`(?:klima|CO\s?[2₂]\s?-?\s?|treibhausgas|emissions|carbon)(?:neutral|positiv)\p{L}*`,
	String.raw`null-?emission\p{L}*(?:-\p{L}+)?|netto-?null\p{L}*`,
	String.raw`(?:carbon|climate|CO\s?[2₂])[\s-](?:neutral|positive|negative)`,
	String.raw`(?:net[\s-]zero|zero[\s-](?:emissions?|carbon))(?! zone)`,
	String.raw`(?:null|ohne|kein\p{L}{0,2}|zero|no|without a?) (?:CO\s?[2₂][\s-]?|carbon )(?:fu(?:ß|ss)abdruck|footprint)`,
	String.raw`neutr[oa]s? (?:en|de) (?:carbono|emisiones|CO)|(?:carbono|climáticamente|emisiones) neutr[oa]s?`,
	String.raw`(?<!zona de )cero emisiones|huella (?:de carbono )?(?:cero|neutra)|sin huella de carbono|emisiones (?:netas )?cero`,
);

/** What a town plans is no claim about a home. */
const publicPlan =
	/(?<!\p{L})(?:stadt|stadtwerke|kommune|gemeinde|land|city|town|council|municipality|ciudad|ayuntamiento|municipio)(?!\p{L}).*(?<!\d)20[3-6]\d(?!\d)/iu;

/** A measure or a certificate in the same sentence says what a generic word leaves open. */
const measured =
	/\d\s?(?:kWh|kWp|%|kg)|effizienzhaus \d|passivhaus|passive house|DGNB|BREEAM|LEED|QNG/iu;

/** The part on whose ground the whole is praised: the conjunction, and the part. */
const becauseOfPart =
	/(?<!\p{L})(dank|durch|wegen|aufgrund|weil|thanks to|through|because|due to|gracias a|porque|debido a)(?!\p{L})[^.]{0,60}?((?:photovolta|solar|wärmepumpe|dach|heizung|pellet|strom|fenster|dämmung|heat pump|roof|power|boiler|windows|insulation|placas|bomba de calor|tejado|cubierta|caldera|aerotermia|luz|ventanas|aislamiento)\p{L}*)/iu;

/** Claims on the whole, except where their measure stands in the same sentence. */
export const genericClaims = claims((sentence) => {
	const isMeasured = measured.test(sentence) || becauseOfPart.test(sentence);
	return isMeasured ? undefined : genericClaim.exec(sentence)?.[0];
});

/** Claims on the whole because of a part; what stands between may be anything, and is not quoted. */
export const claimsOfAPart = claims((sentence) => {
	const generic = genericClaim.exec(sentence)?.[0];
	const [, because, part] = becauseOfPart.exec(sentence) ?? [];
	return generic && part && `${generic} … ${because} … ${part}`;
});

export const neutralClaims = claims((sentence) =>
	publicPlan.test(sentence) ? undefined : neutralClaim.exec(sentence)?.[0],
);

/** Reads a text sentence by sentence; the words that are found are named once. */
function claims(find: (sentence: string) => string | undefined) {
	return (text: string): string[] => {
		if (!stem.test(text.toLowerCase())) return [];
		const plain = plainWords(text.replaceAll(everyInvisible, ''));
		const found = plain.split(/(?<=[.!?;:])\s+/u).flatMap((sentence) => find(sentence) ?? []);
		const small = found.map((words) => words.toLowerCase());
		return found.filter((_, index) => small.indexOf(small[index] ?? '') === index);
	};
}
