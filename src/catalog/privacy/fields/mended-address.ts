import { germanState } from '../../../domain/law/german-state.ts';
import { spanishRegion } from '../../../domain/law/spanish-region.ts';
import { plainText } from '../html/plain-text.ts';
import { cityKey } from './city-names.ts';
import { degrees } from './number.ts';
import type { WireAddress } from './wire-address.ts';

interface Mended {
	readonly zip?: string | undefined;
	readonly city?: string | undefined;
	readonly street?: string | undefined;
	readonly number?: string | undefined;
}

/**
 * An address with its slips mended where that is certain: a doubled postcode or house number, a postcode in the field of
 * the city, a nought that a spreadsheet has cut off. What is not certain is left out, and `note` is told.
 * @param stated ISO 3166-1 alpha-2 of the country, where the account says it; `seat` is that of the company
 */
export function mendAddress(
	wire: WireAddress,
	{
		stated,
		seat,
		note,
	}: {
		readonly stated: string | undefined;
		readonly seat: string | undefined;
		readonly note: (sentence: string) => void;
	},
): Mended {
	const [, inCity, name] =
		/^(?:[A-Z]{1,3}[-\s])?((?:\d{4,5}[\s,]+)+)(\p{L}.*)$/u.exec(plainText(wire.city) ?? '') ?? [];
	const city = name ?? plainText(wire.city)?.replace(/^(.+), ?\1$/iu, '$1');
	const own = once(plainText(wire.zip_code) ?? '');
	const other = once(inCity ?? '');
	if (own !== '' && other !== '' && digitsOf(own) !== digitsOf(other)) {
		note('zip_code and the postcode in the city differ, and no postcode is published');
		return { ...streetOf(wire, other, city), city };
	}
	const zip = wholeZip(own || other, { ...wire, city }, { stated, seat });
	if (zip === undefined && own + other !== '') {
		note('zip_code is no postcode of its country, and is left out; correct it in the CRM');
	}
	return { ...streetOf(wire, own || other, city), zip, city };
}

/** Of "99096 99096" one. */
function once(text: string): string {
	return text.trim().replace(/^(\S+)(?:[\s,]+\1)+,?$/u, '$1');
}

/** The postcode with the nought that was cut off, where the place proves it; `undefined` where it can be none. */
function wholeZip(
	text: string,
	wire: WireAddress,
	{ stated, seat }: { readonly stated: string | undefined; readonly seat: string | undefined },
): string | undefined {
	const country = stated ?? seat;
	if (text === '') return undefined;
	if (country !== 'DE' && country !== 'ES') return text;
	const zip = text.replace(/^(?:DE?|ES?)[-\s]+(?=\d)/iu, '');
	if (/^\d{5}$/.test(zip) || !/^\d+$/.test(zip)) return text;
	const whole = `0${zip}`;
	const isProven = zip.length === 4 && (country === 'DE' ? isEastGerman : isSpanish)(whole, wire);
	if (isProven) return whole;
	// Accounts leave out the country of a home abroad, where four digits may be right.
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

/** Street and number without what is written twice, or belongs into other fields. */
function streetOf(wire: WireAddress, zip: string, city: string | undefined): Mended {
	let street = plainText(wire.street);
	const [, before, behind] = /^(.+?),\s*((?:\d{4,5}[\s,]+)+.*)$/u.exec(street ?? '') ?? [];
	const isSame = behind !== undefined && zip !== '' && behind.includes(zip);
	if (isSame && (!city || behind.endsWith(city))) street = before;
	const number = plainText(wire.house_number)?.replace(twice, single);
	return { street: street?.replace(twice, single), number };
}

const twice = /(?<![\d\p{L}])(\d+\s?\p{L}?)[\s,]+(\d+\s?\p{L}?)$/u;

function single(all: string, first: string, second: string): string {
	return compact(first) === compact(second) ? first : all;
}

/** "14 a" and "14A" are one number. */
export function compact(text: string): string {
	return text.toLowerCase().replaceAll(/\s/gu, '');
}

function digitsOf(zip: string): number {
	return Number(zip.replaceAll(/\D/gu, ''));
}
