import type { Amount } from './amounts.ts';
import type { HiddenAmounts } from './following-amounts.ts';

// Names beside an amount, at the end of what stands before it or the start of what stands behind.

/** "Kaufpreis: ", "rent of" */
export const priceWord =
	/(?:(?:preis|miet(?:e(?![rt])|zins)|(?<!ver)pacht|price|(?<!\p{L})rent(?!al)|precio|alquiler)\p{L}*|(?<!\p{L})(?:KP|VB|VHB|[BN]?KM|[BW]M|asking|pedimos|pide))[^\d\n.!?]{0,24}$/iu;
/** Words that stand beside other amounts as well. */
export const costWord =
	/(?:(?:kaution|deposit|fianza|kosten|courtage|provision)\p{L}*|(?<!\p{L})(?:[KW]:|kalt|warm|monatlich|mtl\.?|monthly|kostet|costs?|cuesta))[^\d\n.!?]{0,24}$/iu;
export const behindPrice =
	/^\s{0,3}(?:[(,]\s?)?(?:(?:VB|VHB|[BN]?KM|WM|mtl|pcm|p\.\s?m|all[\s-]?in)(?!\p{L})|(?:\/|(?:je|pro|im|per|a|al|por)\s)\s?(?:Monat|month|week|mes)|p\/?w(?!\p{L})|monatlich|monthly|mensual|(?:netto|brutto)?(?:kalt|warm)|(?:\p{L}{1,12})?miete(?!r)|rent(?!\p{L})|de\s(?:alquiler|renta))/iu;

const anywhere = (...words: readonly string[]) => `\\p{L}*(?:${words.join('|')})\\p{L}*`;
const alone = (...words: readonly string[]) => `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`;

/** Running costs, subsidies, values of land, works that are done, fees of others. */
const otherThings = [
	anywhere(
		'hausgeld|wohngeld|betriebskosten|heizkosten|heizung|stromkosten|energiekosten|gaskosten|wasserkosten|gemeinschaftskosten|umlage',
		'vorauszahlung|abschlag|grundsteuer|erbbau|erbpacht|bodenricht|bodenwert|richtwert|rücklage|zuschuss|zuschüsse|förder|subvention',
		'prämie|kfw|bafa|sanier|renovier|modernisier|umbau|umgebaut|erschließung|anlieger|investier|erneuer|versicher|mitglied|aufnahmegeb|jahresbeitrag|müll|fernwärme',
		'(?:strom|gas|energie|öl|wasser|wärme|co[₂2]?|eintritts)-?preis|mietspiegel|vergleichsmiete|wartung|verwaltergeb|verwaltungskosten|schulgeld|kindergarten|kita|golf|ablös|abgelöst',
		'(?:stellplatz|garagen|carport|keller|lager|boots)(?:miete|preis|pacht)',
		'subsid|refurbish|renovat|moderni[sz]|subvenci|rehabilit|reformad|derrama',
	),
	'(?<!kauf|erwerbs|vertrags)(?<=(?<!\\p{L})\\p{L}{0,20})nebenkosten',
	alone(
		'CO[₂2]-?\\p{L}+|ground\\srents?|service\\scharges?|council\\stax|maintenance(?:\\sfees?)?|(?:sinking|reserve)\\sfund|grants?',
		'land\\s(?:is\\s|was\\s)?valu\\p{L}+|heating|utilities|electricity|water|insurance|membership|club|joining\\sfee|tuition|invested|spent\\son',
		'parking\\s(?:space\\s)?(?:rents?|price)|rent\\sof\\s(?:the|a)\\sparking\\sspace',
		'comunidad|ibi|basuras?|ayudas?|(?:la|una)\\sreforma|seguro|valor\\s(?:catastral|del\\ssuelo)|suministros|luz|calefacción|invertid\\p{L}+',
		'(?:alquiler|renta)\\sdel?\\s(?:garaje|trastero|parking|aparcamiento|plaza)\\p{L}*',
	),
].join('|');
const otherThing = new RegExp(otherThings, 'iu');
const everyOtherThing = new RegExp(otherThings, 'giu');

/** A loan is as large as a price, or follows from it. */
const loan = /kredit|darlehen|(?<!\p{L})(?:loan|mortgage|préstamo|hipoteca)/iu;
/** What stands beside a price as well as beside its own, so only directly beside the amount. */
const extraBefore =
	/(?:stellpl[aä]tz|garage|carport|keller|parking|garaje|trastero|aparcamiento|küche|kitchen|cocina)\p{L}*[^\d,;.\n]{0,24}$/iu;
const extraBehind =
	/^\s?(?:für\s(?:den|einen|die|eine)\s|for\s(?:the|a)\s|por\s(?:el|la)\s|del?\s)?(?:\p{L}{0,8}stellpl|garage|carport|parking|garaje|trastero)/iu;

/** Amounts that are calculated from a price: taxes on the purchase, commissions, notary, deposits. */
export const followingName =
	/grunderwerb|grest|(?:kauf|erwerbs)nebenkosten|provision|courtage|makler|notar|grundbuch|anzahlung|eigenkapital|eigenmittel|einkommen|bonität|(?<!\p{L})sicherheit(?!\p{L})|salary|income|kaution|mietsicherheit|commission|agent'?s?\sfee|stamp\sduty|(?:transfer|purchase)\stax|down\spayment|deposit|notary|fianza|honorarios|comisión|transmisiones|(?<!\p{L})(?:sdlt|lbtt|itp|ajd|iva|igic|arras|señal|entrada|EK|MK|depot)(?!\p{L})/iu;
/** What a month of a loan costs. */
const instalment =
	/(?:kredit|monats|finanzierungs)rate|belastung|annuität|finanzierung|(?<!\p{L})(?:rate|instal?lments?|cuota|letra)(?!\p{L})|mortgage\spayment/iu;

/** "Warmmiete 1.450", "1450 warm" */
const rentWord =
	/(?:miet(?:e(?![rt])|zins)\p{L}*|(?<!\p{L})(?:[BN]?KM|[BW]M|kalt|warm|rent|alquiler|renta|all[\s-]?in|inkl\.?\sNK))[^\d\n.!?]{0,24}$/iu;
const rentBehind =
	/^\s?(?:kalt|warm|[BN]?KM|WM|all[\s-]?in(?:clusive)?|inkl\.?(?:\sNK|[\s.]*$))(?!\p{L})/iu;
const lease = /(?<!ver)pacht/iu;
/** What comes on top of a price once, or the price with it. */
const purchaseCost =
	/nebenkosten|gesamt(?:aufwand|kosten|preis)|(?<!\p{L})(?:all[\s-]?in|gastos|(?:purchase|closing|buying)\scosts)(?!\p{L})/iu;
/** Something that lies a little above or below the amount that follows it, or stands before this. */
export const rounding =
	/(?<!\p{L})(?:ab|from|desde|knappe?[nrs]?|rund|gute?[nrs]?|unter|über|fast|keine|startgebot|(?:weniger|mehr)\sals|bis(?:\szu)?|etwa|ungefähr|circa|ca\.?|casi|unos|menos de|alrededor de|por debajo de|sobre(?:\slos)?|less\sthan|up\sto|just\s(?:under|over)|nearly|almost|around|about|under|over)\s(?:(?:eine?[nrm]?|an?|un)\s)?(?:€|EUR|CHF|£)?\s?$/iu;
export const roundingBehind = /^\s(?:escas[oa]s?|larg[oa]s?|cort[oa]s?)(?!\p{L})/iu;
/** Each of several people who share a flat. */
export const perPerson =
	/(?<!\p{L})(?:Personen?|p\.\s?P\.|(?:pro|je|per)\s(?:Kopf|Nase|Mitbewohner)|\p{L}{0,4}-?WGs?(?:-\p{L}+)?|zu\s(?:zweit|dritt|viert)|(?:zweit|dritt|viert)e|Hälfte|halbe|Doppel|tenants?|sharers?|each|(?:por|per|pro)\s(?:habitación|room|Zimmer)|person(?:as?)?|cada\suno)(?!\p{L})/iu;
/** Between an amount and another of which it is taken off, or by which it is multiplied. */
export const minus = /^[\s.,]*(?:minus|weniger|abzüglich|abzgl\.?|less|menos|[-–−])\s*$/iu;
export const by = /^\s*(?:[x×*·]|mal|times)\s*$/iu;

/** A text with its names of other things blotted out, so that "Ground rent" is no rent. */
function withoutOtherThings(text: string): string {
	return otherThing.test(text) ? text.replaceAll(everyOtherThing, '·') : text;
}

/** Whether a label says that what follows is a price, or something that the price can be worked out from. */
export function namesPrice(label: string): boolean {
	return priceLabel.test(withoutOtherThings(label));
}

const priceLabel =
	/preis|miete|kosten|kaution|courtage|provision|grunderwerb|anzahlung|eigenkapital|faktor|rendite|ertrag|(?<!\p{L})(?:prices?|rents?|costs?|deposit|commission|yield|multiplier|income|stamp duty|transfer tax|precios?|rentas?|alquiler|costes?|fianza|rentabilidad|honorarios|comisión)(?!\p{L})/iu;

export interface Names {
	readonly isPrice: boolean;
	readonly isCost: boolean;
	/** Whether it is surely something else. */
	readonly isOther: boolean;
	readonly isLoan: boolean;
	readonly isExtra: boolean;
	readonly isFollowing: boolean;
	readonly isInstalment: boolean;
	readonly isRent: boolean;
	readonly isPurchaseCost: boolean;
}

/** What an amount is called, by the words before it and behind it. */
export function namesOf(
	{ values, before, since, behind, isYear }: Amount,
	{ sales, rents }: Pick<HiddenAmounts, 'sales' | 'rents'>,
): Names {
	const front = lastPart(since);
	const rest = clauseEnd.exec(behind.replaceAll(years, '·'))?.[0] ?? '';
	const around = `${front}\n${rest}`;
	// What is let beside a sale, such as a garden.
	const isLease =
		rents.length === 0 &&
		lease.test(around) &&
		sales.some((price) => values.every((value) => value < price * 0.02));
	const isPrice = priceWord.test(withoutOtherThings(before)) && !isYear && !isLease;
	return {
		isPrice,
		isRent: rentWord.test(withoutOtherThings(before)) || rentBehind.test(behind),
		isPurchaseCost:
			purchaseCost.test(around) && !otherThing.test(around.replaceAll(/nebenkosten/giu, '·')),
		isCost: costWord.test(before) || behindPrice.test(withoutOtherThings(behind)),
		isOther: isLease || (!isPrice && otherThing.test(around)),
		isLoan: loan.test(around),
		isExtra: extraBefore.test(before) || extraBehind.test(behind),
		isFollowing: followingName.test(around),
		isInstalment: instalment.test(around),
	};
}

const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
const clauseEnd =
	/^[^,;:(\n\d]*?(?=$|[,;:(\n\d]|[.!?](?:\s|$)|\s(?:zzgl|zuzüglich|inkl|plus|with|con|mit|más)(?!\p{L}))/iu;

/** The clause in which an amount stands; a label may stand in the line or the cell before. */
function lastPart(since: string): string {
	const parts = since.split(
		/[;,]\s|(?<!(?<!\p{L})(?:\p{L}|inkl|zzgl|exkl|incl|ca))[.!?]\s+(?=\p{Lu})|\n+/u,
	);
	const last = parts.at(-1) ?? '';
	return last.trim() === '' && /\n\s*$/.test(since) ? (parts.at(-2) ?? '') : last;
}
