import type { AddressHistory } from './addresses.ts';

/**
 * Whether the words of an old address may be written where anybody can read them. They are a title that was public
 * once, and it may have told a street or a price that is not to be known any more.
 *
 * Of a unit with pages it is known what they show today. What else is private of one that was withdrawn is not known, and
 * neither are the facts of a project, so there the words must look harmless.
 */
export function mayBeListed(
	{ path, shown: then = everything }: AddressHistory['addresses'][number],
	{ owner, goneAt, shown: now = nothing }: AddressHistory,
): boolean {
	const isKnown = owner.kind === 'unit' && goneAt === undefined;
	const words = /([^/]*?)-?\d+\/$/.exec(path)?.[1] ?? path;
	const tellsStreet = then.street && (isKnown ? !now.street : tellsPlace.test(words));
	const tellsPrice = then.price && (isKnown ? !now.price : tellsAmount.test(words));
	return !tellsStreet && !tellsPrice;
}

const everything = { street: true, price: true };
const nothing = { street: false, price: false };

const roads =
	'str|strasse|gasse|weg|allee|platz|damm|ufer|ring|chaussee|promenade|steig|stieg|pfad|markt|bruecke|kai|graben|wall|zeile|winkel|linden|twiete|reihe|redder' +
	'|street|road|avenue|lane|drive|square|boulevard|calle|avenida|avda|paseo|plaza|carrer|camino|ronda' +
	'|avinguda|passeig|placa|cami|rambla|gran-via|travesia|pasaje|carretera|glorieta|alameda';
/** A number behind a word is taken for that of a house, unless it counts something. */
const counted =
	'(?:\\d+-)?(?:zimmer|zi|raum|raeume|rooms?|bed\\w*|habitacion\\w*|estancia\\w*|dormitorio\\w*|og|etage|stock|floor|m2|qm|sqm|min\\w*)';
const tellsPlace = new RegExp(
	`(?:${roads})(?:-|$)|[a-z]-\\d{1,3}[a-z]?(?=-|$)(?!-${counted}(?:-|$))`,
);
const tellsAmount =
	/(?<!\d)\d{3,}(?!\d|-?(?:m2|qm|sqm))|(?:^|[-\d])(?:[kt]|tsd|teur|mio|mn|mil|eur|chf|usd|gbp)(?:-|$)|million|millon|tausend|thousand|euro|franken|dollar|pfund|pound|libra/;
