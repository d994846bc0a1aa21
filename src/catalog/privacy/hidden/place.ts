import type { Point } from '../../../domain/place.ts';

const parcel = '\\d+(?:/\\d+)?';
const expressions = {
	/** A pair of degrees to four decimals or more, degrees with minutes, an open location code, three words of what3words. */
	point:
		'(?<![\\d.,])\\d{1,2}[.,]\\d{4,}°?\\s*[NS]?[\\s,;/|]{1,4}[EWO]?\\s*-?\\d{1,3}[.,]\\d{4,}°?' +
		"|\\d{1,3}\\s?°\\s?\\d{1,2}(?:[.,]\\d+)?\\s?['′’´](?:\\s?\\d{1,2}(?:[.,]\\d+)?\\s?(?:[\"″”]|''))?(?:\\s?[NSEWO](?![a-z]))?" +
		'|(?<![a-z\\d])(?:[2-9CFGHJMPQRVWX]{8}|[2-9CFGHJMPQRVWX]{4})\\+[2-9CFGHJMPQRVWX]{2,3}(?![a-z\\d])' +
		'|///\\s?\\p{L}+\\.\\p{L}+\\.\\p{L}+',
	/** Of which anybody finds the plot on the maps of the land registry; "parcel 118/7", "polígono 6, parcela 214". */
	plot:
		`(?<!\\p{L})(?:flurst(?:ü|ue)ck(?:en?|s)?|flst)\\.?[\\s:-]{0,3}(?:(?:snummer|nr|nummern?)\\.?[\\s:]{0,2})?${parcel}(?:\\s?(?:,|und|u\\.|\\+)\\s?${parcel}){0,20}(?!\\d|[.,]\\d|\\s?(?:m²|m2|qm|ha|€)(?!\\p{L}))` +
		`|(?<!\\p{L})(?:parcel|plot|parcela)\\s(?:(?:n[or]?\\.?º?|number|número|catastral)\\s?)?(?:\\d+/\\d+|(?<=parcela\\s)\\d+)(?!\\d|[.,]\\d|\\s?(?:m²|m2|sqm|ha)(?!\\p{L}))`,
	/** Of the Spanish cadastre a home's twenty signs or the fourteen of its plot, or a rural one; of the Swiss register the EGRID. */
	register:
		'(?<![\\p{L}\\d])(?:\\d{5}[a-z\\d]{2}\\s?(?=[a-z]*\\d)[a-z\\d]{7}\\s?\\d{4}\\s?[a-z]{2}|\\d{7}\\s?[a-z]{2}\\d{4}[a-z]|\\d{5}[a-z]\\d{12}[a-z]{2}|CH\\s?\\d{12})(?![\\p{L}\\d])',
};

/** Finds whatever shows a place by itself, wherever it lies. */
export const anyPlace = new RegExp(Object.values(expressions).join('|'), 'giu');

/** Whether a text can hold such a thing at all; hardly any does. */
export const mayShowPlace = /[.,]\d{4}|°|\+|\/\/\/|fl(?:ur)?st|par[cz]el|plot|\d{5}|CH\s?\d{12}/i;

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
