/** Names beside an amount, at the end of what stands before it or the start of what stands behind. */

/** "Kaufpreis: ", "rent of" */
export const priceWord =
	/(?:(?:preis|miete(?!r)|pacht|price|(?<!\p{L})rent(?!al)|precio|alquiler)\p{L}*|(?<!\p{L})(?:KP|VB|VHB|asking))[^\d\n.!?]{0,24}$/iu;
/** What is said of other amounts, too. */
export const costWord =
	/(?:(?:kaution|deposit|fianza|kosten|courtage|provision)\p{L}*|(?<!\p{L})(?:kalt|warm|monatlich|mtl\.?|monthly|kostet|costs?|cuesta))[^\d\n.!?]{0,24}$/iu;
export const behindPrice =
	/^\s{0,3}(?:[(,]\s?)?(?:(?:VB|VHB|mtl|pcm|p\.\s?m|all[\s-]?in)(?!\p{L})|(?:\/|(?:je|pro|im|per|a|al|por)\s)\s?(?:Monat|month|mes)|monatlich|monthly|mensual|(?:netto|brutto)?(?:kalt|warm)|(?:\p{L}{1,12})?miete(?!r)|rent(?!\p{L})|de\s(?:alquiler|renta))/iu;

const anywhere = (...words: readonly string[]) => `\\p{L}*(?:${words.join('|')})\\p{L}*`;
const alone = (...words: readonly string[]) => `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`;

/** Running costs, subsidies, values of land, works that are done, fees of others. */
const otherThings = [
	anywhere(
		'hausgeld|wohngeld|betriebskosten|heizkosten|heizung|stromkosten|energiekosten|gaskosten|wasserkosten|gemeinschaftskosten|umlage',
		'vorauszahlung|abschlag|grundsteuer|erbbau|erbpacht|bodenricht|bodenwert|richtwert|rücklage|zuschuss|zuschüsse|förder|subvention',
		'prämie|kfw|bafa|sanier|renovier|modernisier|investier|erneuer|versicher|mitglied|aufnahmegeb|jahresbeitrag|müll|fernwärme',
		'(?:strom|gas|energie|öl|wasser|wärme|co[₂2]?|eintritts)-?preis|mietspiegel|vergleichsmiete|wartung|verwaltergeb|verwaltungskosten|schulgeld|kindergarten|golf|ablös|abgelöst',
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
export const otherThing = new RegExp(otherThings, 'iu');
const everyOtherThing = new RegExp(otherThings, 'giu');

/** A loan is as large as a price, or follows from it. */
export const loan = /kredit|darlehen|(?<!\p{L})(?:loan|mortgage|préstamo|hipoteca)/iu;
/** What stands beside a price as well as beside its own, so only directly beside the amount. */
export const extraBefore =
	/(?:stellpl[aä]tz|garage|carport|keller|parking|garaje|trastero|aparcamiento|küche|kitchen|cocina)\p{L}*[^\d,;.\n]{0,24}$/iu;
export const extraBehind =
	/^\s?(?:für\s(?:den|einen|die|eine)\s|for\s(?:the|a)\s|por\s(?:el|la)\s|del?\s)?(?:\p{L}{0,8}stellpl|garage|carport|parking|garaje|trastero)/iu;

/** What is worked out from a price: taxes on the purchase, commissions, notary, deposits. */
export const followingName =
	/grunderwerb|grest|(?:kauf|erwerbs)nebenkosten|provision|courtage|makler|notar|grundbuch|anzahlung|eigenkapital|kaution|mietsicherheit|commission|agent'?s?\sfee|stamp\sduty|(?:transfer|purchase)\stax|down\spayment|deposit|notary|fianza|honorarios|comisión|transmisiones|(?<!\p{L})(?:sdlt|lbtt|itp|ajd|iva|igic|arras|señal)(?!\p{L})/iu;
/** What a month of a loan costs. */
export const instalment =
	/(?:kredit|monats|finanzierungs)rate|(?<!\p{L})(?:rate|instal?lments?|cuota|letra)(?!\p{L})|mortgage\spayment/iu;

/** A text with its names of other things blotted out, so that "Ground rent" is no rent. */
export function withoutOtherThings(text: string): string {
	return otherThing.test(text) ? text.replaceAll(everyOtherThing, '·') : text;
}

/** Whether a label says that what follows is a price, or something that the price can be worked out from. */
export function namesPrice(label: string): boolean {
	return priceLabel.test(withoutOtherThings(label));
}

const priceLabel =
	/preis|miete|kosten|kaution|courtage|provision|grunderwerb|anzahlung|eigenkapital|faktor|rendite|ertrag|(?<!\p{L})(?:prices?|rents?|costs?|deposit|commission|yield|multiplier|income|stamp duty|transfer tax|precios?|rentas?|alquiler|costes?|fianza|rentabilidad|honorarios|comisión)(?!\p{L})/iu;
