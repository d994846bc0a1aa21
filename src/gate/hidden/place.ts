import type { Point } from '../../domain/place.ts';
import { spansOf, type HiddenFact } from './fact.ts';

const degree = '(?:[°º˚]|Grad|deg(?:rees)?\\b|grados?)';
const minute = "(?:['′’´]|min(?:\\.|ut[eo][ns]?)?(?![a-z]))";
const second = "(?:[\"″”]|''|sec\\p{L}*|Sek\\p{L}*|seg\\p{L}*)";
const north = '(?:N(?:ord|orth|orte)?|S(?:üd|outh|ur)?)(?![a-z])';
const east = '(?:E(?:ast|ste)?|O(?:st|este)?|W(?:est)?)(?![a-z])';
/** Degrees alone with a sign or decimals, and with minutes and seconds in signs or words or without. */
const angle = `\\d{1,3}(?:\\s?${degree}|[.,]\\d+|\\s(?=\\d))(?:\\s?\\d{1,2}(?:[.,]\\d+)?\\s?(?:${minute}|${second})?){0,2}\\s?${degree}?`;
const gap = '[\\s,;/|]{0,4}';
/** "214", "214/7", "118-7", "12.345", and never an area. */
const number = '\\d+(?:[/.-]\\d+)*(?!\\d|[.,]\\d|\\s?(?:m²|m2|qm|sqm|ha|€|m)(?!\\p{L}))';
/** "Nr.", "no.", "n.º", "número" */
const no =
	'(?:[\\s:.-]{0,3}(?:s?nummern?|number|número|n[uú]m|nr|no|n(?=[\\s.]?[º°]))[.:]?\\s?[º°]?)';

/** A coordinate in metres: "469812", "4.380.142", "2'683'141.25" */
const metres = "(?:\\d(?:[.,'’´\\s]?\\d{3}){2}|\\d{3}[.,'’´\\s]?\\d{3})(?:[.,]\\d{1,3})?(?!\\d)";
/** Those of Switzerland, which are in two ranges: LV95. */
const swiss = (first: string) => `${first}\\d[.'’´\\s]?\\d{3}(?:[.,]\\d{1,3})?(?!\\d)`;
const swissEast = swiss("2[.'’´\\s]?[4-8]\\d");
const swissNorth = swiss("1[.'’´\\s]?[0-2]\\d");
const inWords =
	'(?:ein|zwei|drei|vier|f(?:ü|ue)nf|sech|sieb|acht|neun|zehn|elf|zw(?:ö|oe)lf|hundert|tausend)';

/** Whatever shows a place by itself; each says how it is written. */
const expressions = [
	// Pairs of degrees to four decimals, or with the quarters of the sky in front or behind.
	'(?<![\\d.,])\\d{1,2}[.,]\\d{4,}°?\\s*[NS]?[\\s,;/|]{1,4}[EWO]?\\s*-?\\d{1,3}[.,]\\d{4,}°?',
	`(?<![\\p{L}\\d])${north}\\s?${angle}${gap}${east}\\s?${angle}`,
	`(?<![\\d.,])${angle}\\s?${north}${gap}${angle}\\s?${east}`,
	// Degrees with minutes.
	`\\d{1,3}\\s?${degree}\\s?\\d{1,2}(?:[.,]\\d{3,}|(?:[.,]\\d+)?\\s?${minute})(?:\\s?\\d{1,2}(?:[.,]\\d+)?\\s?${second})?(?:\\s?[NSEWO](?![a-z]))?`,
	// Degrees that are called so, in words or as addresses of pages do.
	'(?<!\\p{L})(?:GPS|Koordinaten?|coord\\p{L}{2,8}|latitude?|longitude?|lat|lng|lon|(?:Breiten|Längen)grad)[^.\\d\\n]{0,20}-?\\d{1,3}[.,]\\d{2,}',
	'(?<!\\p{L})(?:Breite|Länge)[\\s:=]{1,3}\\d{1,3}[.,]\\d{3,}(?!\\d|\\s?c?m(?!\\p{L}))',
	'(?<!\\p{L})geo:\\s?-?\\d|(?<!\\p{L})(?:m?lat|m?lon|lng|ll)=-?\\d',
	// UTM and MGRS; other grids by their names; the British one by its letters.
	"(?<![\\p{L}\\d])\\d{1,2}\\s?[C-HJ-NP-X]\\s?[EO]?\\s?0?\\d{3}[.\\s']?\\d{3}(?:[.,]\\d+)?\\s?m?\\s?[EO]?[\\s,;/]{1,3}N?\\s?\\d[.\\s']?\\d{3}[.\\s']?\\d{3}",
	'(?<![\\p{L}\\d])\\d{1,2}[C-HJ-NP-X]\\s?[A-HJ-NP-Z]{2}\\s?(?:\\d{10}|\\d{8}|\\d{4,5}\\s\\d{4,5})(?!\\d)',
	'(?<!\\p{L})(?:UTM|MGRS|ETRS\\s?-?89|Gau(?:ß|ss)[\\s-]Kr(?:ü|ue)ger|LV\\s?(?:95|03)|(?:Rechts|Hoch|Ost|Nord)wert|easting|northing|grid ref\\p{L}*)[^.!?\\n]{0,30}?\\d{4}',
	`(?<!\\p{L})[XYE]\\s?[=:]\\s?${metres}\\s?m?[\\s,;/|]{1,4}[XYN]\\s?[=:]\\s?${metres}|[?&]q=-?\\d+\\.\\d+,`,
	`(?<![\\d.,'])(?:${swissEast}\\s?m?[\\s,;/|]{1,4}(?:[NX]\\s?[=:]?\\s?)?${swissNorth}|${swissNorth}\\s?m?[\\s,;/|]{1,4}(?:[EY]\\s?[=:]?\\s?)?${swissEast})`,
	`(?:Koord(?:\\p{L}*|\\.\\)?)|(?<!\\p{L})LV\\s?(?:95|03)|CH\\s?1903\\+?)[^.!?\\d\\n]{0,30}${metres}\\s?m?[\\s,;/|]{1,4}(?:[NX]\\s?[=:]?\\s?)?${metres}`,
	'(?<![\\p{L}\\d])(?:H[PTUWYZ]|N[A-Z]|O[AV]|S[A-Z]|T[A-Z])\\s\\d{5}\\s\\d{5}(?!\\d)',
	// The older ones of Switzerland with their apostrophes: LV03.
	"(?<![\\d.,'’]|(?:CHF|Fr\\.)\\s?)[4-8]\\d\\d['’´]\\d{3}\\s?(?:[/,;|]|\\sN)\\s?(?:[0-2]\\d\\d|[7-9]\\d)['’´]\\d{3}(?![\\d'’]|\\.[-–]|\\s?(?:CHF|Fr|m))",
	// An open location code, three words of what3words.
	'(?<![a-z\\d])(?:[2-9CFGHJMPQRVWX]{8}|[2-9CFGHJMPQRVWX]{4})\\+[2-9CFGHJMPQRVWX]{2,3}(?![a-z\\d])|(?<![a-z\\d])[2-9CFGHJMPQRVWX]{4}\\s[2-9CFGHJMPQRVWX]{4}\\+[2-9CFGHJMPQRVWX]{2,3}(?![a-z\\d])',
	'(?<!\\p{L})geohash\\W{1,4}(?=[a-z]*\\d)[\\db-hjkmnp-z]{5,12}(?![\\p{L}\\d])',
	'(?:///|(?:what3words|w3w)\\W{1,4})\\s?\\p{L}+\\.\\p{L}+\\.\\p{L}+',
	// Plots, which anybody finds on the maps of the land registry: Germany, Austria and Switzerland.
	`(?<!\\p{L})(?:flurst(?:ü|ue)ck(?:en?|s)?|flst|fl\\.?\\s?st|parz(?:elle)?n?|gst|parc(?=\\.))\\.?${no}?[\\s:.-]{0,3}${number}(?:\\s?(?:,|und|u\\.|\\+)\\s?${number}){0,20}`,
	`(?<!\\p{L})(?:fl|flur|kat|kataster|grundst(?:ü|ue)cks?|GB|EZ|KG)\\.?${no}\\s?(?:[a-z]{1,2}\\s?)?${number}`,
	'(?<![\\p{L}]|\\d\\s?)(?:EZ\\s\\d{2,}|KG\\s\\d{5})(?!\\d|[.,]\\d)',
	'(?<!\\p{L})Gemarkung\\s\\p{L}{2,}|(?<!\\p{L}|\\d\\s?)(?:Grundbuch|GB(?=[\\s-]))[^.!?\\d\\n]{0,40}(?:blatt|bl\\.?|band)(?:[\\s-]?Nr\\.?)?[\\s:]{0,2}\\d+|(?<!\\p{L})Blatt\\s\\d+\\s(?:des|im|vom)\\sGrundbuch',
	// The number of a plot in words.
	`(?<!\\p{L})(?:flurst(?:ü|ue)cks?|parzellen?)(?:-?(?:nummer|nr\\.?)|\\s(?:nummer|nr\\.?))[\\s:]{1,3}${inWords}|(?<!\\p{L})(?:flurst(?:ü|ue)ck|parzelle)\\s(?=\\p{L}*(?:hundert|und|tausend))${inWords}\\p{L}*(?!\\p{L}|\\s(?:m|Meter|Quadrat|qm|Euro))`,
	// Spain, France, Italy, England.
	`(?<!\\p{L})(?:finca\\s(?:registral${no}?|n\\.?\\s?º|n[uú]m(?:ero)?\\.?)|(?:CRU|IDUFIR|UPRN|USRN)|title(?:${no}|(?=\\s[a-z]{2,3}\\d{4})))[\\s:]{0,3}(?:[a-z]{1,3}\\s?)?\\d[\\d.]{2,}`,
	`(?<!\\p{L})finca\\s(?=[\\d.]{5})${number}`,
	`(?<!\\p{L})(?:parcel|plot|lot|APN)${no}?[\\s:]{0,3}\\d+[/-]\\d+${'(?!\\d|[.,]\\d|\\s?(?:m²|m2|sqm|ha)(?!\\p{L}))'}`,
	`(?<!\\p{L})(?:parcela|parcelle|mappale|particella|p\\.\\s?(?:ed|f)\\.)(?:\\scatastral|\\scadastrale)?${no}?[\\s:]{0,3}(?:[a-z]{1,2}\\s)?${number}`,
	'(?<!\\p{L})(?:tomo|libro|folio|foglio)\\s\\d+[\\s,]+(?:tomo|libro|folio|particella|mappale)\\s\\d+|catastral[\\s:.]{1,3}(?=[a-z]*\\d)[\\da-z]{7,}',
	// Of the Spanish cadastre a home's twenty signs or the fourteen of its plot, or a rural one; of the Swiss register the EGRID.
	'(?<![\\p{L}\\d])(?:\\d{5}[a-z\\d]{2}\\s?(?=[a-z]*\\d)[a-z\\d]{7}\\s?\\d{4}\\s?[a-z]{2}|\\d{7}\\s?[a-z]{2}\\d{4}[a-z]|\\d{5}[a-z]\\d{12}[a-z]{2}|CH\\s?\\d{12})(?![\\p{L}\\d])',
	`(?<!\\p{L})(?:EGID|EWID)[\\s)-]{0,2}${no}?[\\s:.-]{0,3}\\d{1,9}(?!\\d)`,
];

/** Finds whatever shows a place by itself, wherever it lies. */
export const anyPlace = new RegExp(expressions.join('|'), 'giu');

/**
 * Licences for holiday lets in Spain, whose public registers name the home. An advertisement of such a let must show its
 * own.
 */
export const holidayLicence: HiddenFact = {
	what: 'hidden address',
	find: ({ text }) => spansOf(text, licence),
};

const licence =
	/(?<![\p{L}\d])(?:(?:(?:ETV(?:PL)?|HUT[BGLT]|VFT|VUT|VTAR)[\s.:/-]{0,3}|V[TV][\s/-])(?:n[.ºr]{1,2}\s?|[A-Z]{1,2}[\s/-])?\d[\d/-]{3,}|ESFCTU[A-Z\d]{10,})/gu;

/** Any house in a road: "Waldstraße 5", "C/ Sueca 45", "44 Kings Road"; not "Stellplatz 5" or "Radweg 5 km". */
export const anyHouse = new RegExp(
	`(?:${[
		`(?<![\\p{L}.-])(?!\\p{L}{0,20}(?:[Ss]tell|[Pp]ark|[Ss]itz|[Aa]rbeits|[Ss]piel|[Ss]port|[Gg]olf|[Rr]ad|[Ff]uß|[Gg]eh|[Ww]ander|[Uu]m)(?:platz|weg))\\p{Lu}[\\p{L}.-]{1,40}\\s?(?:[Ss]tra(?:ß|ss)e|STRA(?:SS|ß)E|[Ss]tr\\.?|STR\\.?|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|[Rr]ing|[Uu]fer|[Dd]amm|[Cc]haussee|[Ss]teig|[Pp]fad)(?:\\s(?:des|der)\\s\\p{Lu}\\p{L}+)?,?\\s?(?:[Nn]r\\.?\\s?)?\\d{1,4}`,
		"(?<!\\p{L})(?:[Cc]/|[Cc]alle|[Cc]arrer|[Aa]venida|[Aa]vinguda|[Aa]vd?a?\\.|[Pp]aseo|[Pp]asseig|[Pp]laza|[Pp]laça|[Rr]ue|[Vv]ia|[Vv]iale)\\s?(?:[\\p{L}.]{1,30}['’\\s-]{1,3}){0,4}\\p{Lu}\\p{L}+,?\\s(?:n\\.?\\s?º?\\s?)?\\d{1,4}",
		"(?<![\\d.,])\\d{1,4}[a-z]?,?\\s(?:\\p{Lu}[\\p{L}'’]+\\s){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Sq|Drive|Terrace|Crescent)(?!\\p{L})",
	].join('|')})(?!\\d|[.,]\\d|\\s?(?:m|km|m²|qm|%|€|min|Minuten|Zimmer|Meter)(?!\\p{L}))`,
	'gu',
);

/** Whether a text can hold such a thing at all. */
export const mayShowPlace = /\d|\/\/\/|words|w3w|gemarkung|flurst|parzelle/i;

/** Finds the degrees of a point, to three decimals (about 100 m) or more. */
export function degreesOf(point: Point): RegExp {
	return new RegExp(`(?<!\\d)(?:${written(point.lat)}|${written(point.lng)})`, 'gu');
}

/** Written off after the third decimal, or rounded there. */
function written(degrees: number): string {
	const [whole = '', fraction = ''] = Math.abs(degrees).toFixed(7).split('.');
	const [near = '', rest = ''] = Math.abs(degrees).toFixed(3).split('.');
	return `${whole}[.,]${fraction.slice(0, 3)}\\d*|${near}[.,]${rest}(?!\\d)`;
}
