import { germanState, spanishRegion } from '../domain/region.ts';
import { noteWords, quoted, type RedactionContext } from './hidden/texts.ts';
import { cityKey } from './fields/city-names.ts';
import { countryCode } from './fields/country.ts';
import { degrees } from './fields/number.ts';
import { isMonth } from './fields/partial-date.ts';
import { isUnset, setWords } from './fields/set-words.ts';
import type { WireAddress } from './fields/wire-address.ts';

/** What decides how an address is read. */
interface AddressContext extends RedactionContext {
	/** ISO 3166-1 alpha-2 of the country, where the account says it. */
	readonly stated: string | undefined;
	/** That of the company. */
	readonly seat: string | undefined;
}

/**
 * Postcode and city with their slips mended where that is certain: a doubled postcode, one in the field of the city, a
 * nought that a spreadsheet has cut off. What is not certain is left out and named.
 */
export function mendAddress(
	wire: WireAddress,
	context: AddressContext,
): { readonly zip?: string; readonly city?: string } {
	const { own, other, city } = placeNames(wire);
	const named = { ...(city !== undefined && { city }) };
	const says = (field: 'zip_code' | 'city') => `${field} ${quoted(wire[field], context)}`;
	if (own !== '' && other !== '' && digitsOf(own) !== digitsOf(other)) {
		const both = `${says('zip_code')} and the ${says('city')}`;
		context.note(`${both}, and no postcode is published`);
		return named;
	}
	const zip = wholeZip(own || other, { ...wire, city }, context);
	if (zip !== undefined) return { zip, ...named };
	if (own + other !== '') {
		const field = says(own === '' ? 'city' : 'zip_code');
		const where = context.stated === undefined ? '' : ' of its country';
		context.note(`${field}, which is no postcode${where}, and is left out; correct it in the CRM`);
	}
	return named;
}

/** What the fields of postcode and city say of both. */
function placeNames(wire: WireAddress) {
	const field = setWords(wire.city) ?? '';
	const [, before, behind, after] =
		/^(?:(?:[A-Z]{1,3}[-\s])?((?:\d{4,5}[\s,]+)+)(?=\p{L})|(?=\p{L}))(.*?)(?:[\s,]+\(?(?:[A-Z]{1,3}-)?(\d{4,5})\)?)?$/u.exec(
			field,
		) ?? [];
	const isZip = /^\d{4,5}$/.test(field);
	const name = (behind ?? (isZip ? '' : field)).replace(/^(.+), ?\1$/iu, '$1');
	const code = once(setWords(wire.zip_code) ?? '').replace(/(?<=\d)[.,]0+$/, '');
	const [, first = '', digits, last = ''] = zipAndWords.exec(code) ?? [];
	const rest = first || last;
	const [one, two] = [cityKey(name), cityKey(rest)];
	const isCity = digits !== undefined && (one.startsWith(two) || two.startsWith(one));
	const city = name || (isCity ? rest : '');
	return {
		own: isCity ? digits : code,
		other: once((isZip ? field : (before ?? after)) ?? ''),
		city: city === '' ? undefined : city,
	};
}

/** A postcode with words before or behind it: "07743 Jena", "PLZ 07743", "Jena (07743)". */
const zipAndWords =
	/^(?:PLZ\W*|['’])?(?:(\p{L}{3}\D*?)[\s,;/(]+)?((?:\p{L}{1,3}[-\s])?\d[\d\s]*\d)(?:[\s,;/(]+(\p{L}{3}.*?))?\)?$/iu;

/** Of "99096 99096" one. */
function once(text: string): string {
	return text
		.trim()
		.replace(/^(\S+)(?:[\s,]+\1)+$/u, '$1')
		.replace(/[\s,;]+$/u, '');
}

/** Postcodes of the countries whose addresses the company's people write every day. */
const zipForms: Readonly<Record<string, RegExp>> = {
	DE: /^(?!00)\d{5}$/,
	AT: /^[1-9]\d{3}$/,
	CH: /^[1-9]\d{3}$/,
	ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
};

/** The postcode with the nought that was cut off, where the place proves it; `undefined` where it can be none. */
function wholeZip(
	text: string,
	wire: WireAddress,
	{ stated, seat }: AddressContext,
): string | undefined {
	// No country has postcodes without digits.
	if (!/\d/.test(text)) return undefined;
	const country = stated ?? seat ?? '';
	const form = zipForms[country];
	if (!form) return text;
	const [, letters, digits = ''] = /^(?:(\p{L}{1,3})[-\s]+)?(\d[\d\s]*)$/u.exec(text) ?? [];
	const isForeign = letters === undefined ? digits === '' : countryCode(letters) !== country;
	// Accounts leave their own country where a home lies abroad.
	if (isForeign) {
		const isCode = !/\p{L}{3}/u.test(text) && (stated === undefined || /\p{L}/u.test(text));
		return isCode ? text : undefined;
	}
	const zip = digits.replaceAll(/\s/g, '');
	if (form.test(zip)) return zip;
	const whole = `0${zip}`;
	const isProven =
		zip.length === 4 &&
		((country === 'DE' && isEastGerman(whole, wire)) ||
			(country === 'ES' && isSpanish(whole, wire)));
	if (isProven) return whole;
	// Where the country is left out, four digits may be right.
	return stated === undefined ? text : undefined;
}

function isEastGerman(zip: string, { region, city, lat, lng }: WireAddress): boolean {
	const state = germanState({ zip });
	const named = germanState({ region: region ?? undefined });
	const known = eastern.get(cityKey(city ?? ''));
	if ((known && !zip.startsWith(known)) || (named && state && named !== state)) return false;
	const point = { lat: degrees(lat) ?? 0, lng: degrees(lng) ?? 0 };
	const isInEast = point.lat > 50.1 && point.lat < 52.2 && point.lng > 9.85 && point.lng < 15.1;
	return known !== undefined || (named !== undefined && named === state) || isInEast;
}

/** Cities whose postcodes begin with a nought. */
const eastern = new Map(
	Object.entries({
		'01': 'Dresden Radebeul Meißen Pirna Freital Riesa Coswig Heidenau Radeberg Großenhain Kamenz',
		'02': 'Görlitz Bautzen Hoyerswerda Zittau Löbau Weißwasser',
		'03': 'Cottbus Forst Guben Spremberg Lübbenau',
		'04': 'Leipzig Markkleeberg Borna Grimma Wurzen Torgau Oschatz Delitzsch Schkeuditz Taucha Markranstädt Altenburg Döbeln Eilenburg',
		'06': 'Halle Merseburg Naumburg Weißenfels Zeitz Dessau Bitterfeld Wittenberg Köthen Bernburg Eisleben Sangerhausen Quedlinburg',
		'07': 'Gera Jena Saalfeld Rudolstadt Greiz Pößneck Apolda',
		'08': 'Zwickau Plauen Aue Werdau Auerbach Crimmitschau Reichenbach Glauchau',
		'09': 'Chemnitz Freiberg Annaberg Mittweida Limbach-Oberfrohna Marienberg',
	}).flatMap(([prefix, names]) =>
		names.split(' ').map((name): [string, string] => [cityKey(name), prefix]),
	),
);

function isSpanish(zip: string, { region, city }: WireAddress): boolean {
	const named = cityKey(`${region ?? ''} ${city ?? ''}`);
	const province = provinces[Number(zip.slice(0, 2)) - 1];
	const told = provinces.filter((names) => names.test(named));
	if (told.length > 0) return told.length === 1 && told[0] === province;
	const community = spanishRegion({ region: region ?? undefined });
	return community !== undefined && community === spanishRegion({ zip });
}

/** Names in provinces 01 to 09, as `cityKey` has them. */
const provinces = [
	/alava|araba|vitoria/,
	/albacete/,
	/alicante|alacant|elche|benidorm|denia|torrevieja|javea|calpe|altea|orihuela/,
	/almeria|roquetas/,
	/avila/,
	/badajoz|merida/,
	/balear|mallorca|menorca|ibiza|eivissa|^palma|palma$/,
	/barcelona|hospitalet|badalona|sabadell|terrassa|sitges|mataro/,
	/burgos/,
];

/** The line of a street with its number, of which stands what is certain. */
export function streetLine(
	wire: WireAddress,
	{ zip = '', city }: ReturnType<typeof mendAddress>,
	context: AddressContext,
): string | undefined {
	const written = setWords(wire.street);
	const [, before, behind] = /^(.+?),\s*((?:\d{4,5}[\s,]+)+.*)$/u.exec(written ?? '') ?? [];
	const isSame = behind !== undefined && zip !== '' && behind.includes(zip);
	const street = isSame && (!city || behind.endsWith(city)) ? before : written;
	const name = street?.replace(twice, single);
	const country = context.stated;
	const number = houseNumber(wire.house_number, country);
	const leaveOut = (why: string) => noteWords(context, 'house_number', wire.house_number, why);
	if (number === 'unclear') {
		leaveOut('which a spreadsheet has made a date, and is left out; correct it in the CRM');
		return name;
	}
	if (!name || !/\p{L}/u.test(name)) {
		if (name) noteWords(context, 'street', name, 'which is none, and is left out');
		return undefined;
	}
	if (number === undefined) return name;
	if (name.startsWith(`${number} `)) return name;
	if (numberFirst.has(country)) return `${number} ${name}`;
	// "Hauptstr. 12 Hinterhaus", "C/ Mayor 12, 3ºB", "Geheimweg 5 / Ecke Markt"
	const inside = new RegExp(`\\p{L}.*\\s${RegExp.escape(number)}(?:\\s+\\p{L}|\\s?[,;/])`, 'iu');
	if (inside.test(name)) return name;
	const [, road = '', own] = roadAndNumber.exec(name) ?? [];
	if (isUnset(road)) return undefined;
	if (own === undefined || !/^\d/.test(number)) return `${name} ${number}`;
	const isSaid = compact(own) === compact(number);
	// The squares of Mannheim are called "C 4", and streets that have no name yet "Straße 12".
	if (/^(?:Quadrat )?\p{Lu}$/u.test(road)) return `${name}, ${number}`;
	if (!bareRoad.test(road)) {
		if (isSaid) return name;
		if (new RegExp(`^${RegExp.escape(own)}(?:/|\\s\\p{L}{2})`, 'u').test(number))
			return `${road} ${number}`;
		leaveOut(`and the street ${quoted(name, context)}; the number is left out, so correct one`);
		return road;
	}
	if (!isSaid) return `${name}, ${number}`;
	leaveOut('which may be the name of the street or a number, and stands once');
	return name;
}

const roadAndNumber =
	/^(.*?)[\s,]*(?:(?:Nr|No|n[º°])\.?\s?)?(?<![\d/–-]|(?<!\p{L})\p{L})(\d+\s?\p{L}?(?:\s?[-–/+]\s?(?:\d+\s?)?\p{L}?)*)$/iu;

const bareRoad =
	/^(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|block|haus|parzelle|calle|carrer|avenida|road|street)$|\s(?:block|haus|parzelle)$/iu;

const twice = /(?<![\d\p{L}])(\d+\s?\p{L}?)[\s,]+(\d+\s?\p{L}?)$/u;

function single(all: string, first: string, second: string): string {
	return compact(first) === compact(second) ? first : all;
}

/** "14 a" and "14A" are one number. */
function compact(text: string): string {
	return text.toLowerCase().replaceAll(/\s/gu, '');
}

/** A house number as it was typed; spreadsheets make days of "5-7" and "5/7", which way round nobody can tell. */
function houseNumber(
	raw: string | null | undefined,
	country: string | undefined,
): string | 'unclear' | undefined {
	const text = setWords(raw)
		?.replace(twice, single)
		.replace(/^(\d+)[.,]0+$/, '$1');
	if (text === undefined || /^(?:0|ohne)$/i.test(text)) return undefined;
	const [, word = ''] = /^(?:\d{1,4}[.\s-]*)?(\p{L}{3,})[.\s-]*(?:\d{1,4})?$/u.exec(text) ?? [];
	const isDay =
		isMonth(word) ||
		/^(?:\d{4}-\d\d-\d\d.*|\d\d?\.\d\d?\.(?:\d{2,4})?.*|\d\d?[/.]\d{4})$/.test(text);
	// Days since 1900; few houses but those of North America have five digits.
	const isSerial = /^(?:[3-5]\d{4}|\d{6,})$/.test(text) && country !== 'US' && country !== 'CA';
	return isDay || isSerial ? 'unclear' : text;
}

/** Countries in which the house number comes before the street. */
const numberFirst: ReadonlySet<string | undefined> = new Set(
	'GB IM JE GG IE MT US CA AU NZ ZA IN SG FR LU MC'.split(' '),
);

function digitsOf(zip: string): number {
	return Number(zip.replaceAll(/\D/gu, ''));
}
