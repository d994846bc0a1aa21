import type { Point } from '../../domain/place.ts';
import { clue, type Clue } from './clue.ts';

/** Finds the degrees of a point, to three decimals (about 100 m) or more. */
export function pointPattern(point: Point | undefined): Clue | undefined {
	if (!point) return undefined;
	const both = [...threeDecimals(point.lat), ...threeDecimals(point.lng)];
	return clue(
		() => new RegExp(`(?<!\\d)(?:${degreesPattern(point.lat)}|${degreesPattern(point.lng)})`, 'gu'),
		({ text, hasDigit }) => hasDigit && both.some((degrees) => text.includes(degrees)),
	);
}

/**
 * Finds what can only be a point of the earth, wherever it lies: a pair of degrees to four decimals or more,
 * degrees with minutes, an open location code, three words of what3words.
 */
export const anyPointPattern: Clue = clue(
	() => anyPoint,
	({ text }) => /[.,]\d{4}|°|\+|\/\/\//.test(text),
);

const anyPoint = new RegExp(
	'(?<![\\d.,])\\d{1,2}[.,]\\d{4,}°?\\s*[NS]?[\\s,;/|]{1,4}[EWO]?\\s*-?\\d{1,3}[.,]\\d{4,}°?' +
		"|\\d{1,3}\\s?°\\s?\\d{1,2}(?:[.,]\\d+)?\\s?['′’´](?:\\s?\\d{1,2}(?:[.,]\\d+)?\\s?(?:[\"″”]|''))?(?:\\s?[NSEWO](?![a-z]))?" +
		'|(?<![a-z\\d])(?:[2-9CFGHJMPQRVWX]{8}|[2-9CFGHJMPQRVWX]{4})\\+[2-9CFGHJMPQRVWX]{2,3}(?![a-z\\d])' +
		'|///\\s?\\p{L}+\\.\\p{L}+\\.\\p{L}+',
	'giu',
);

/** Written off after the third decimal, or rounded there. */
function degreesPattern(degrees: number): string {
	const [[whole, fraction], [near, rest]] = cutAndRounded(degrees);
	return `${whole}[.,]${fraction}\\d*|${near}[.,]${rest}(?!\\d)`;
}

function threeDecimals(degrees: number): string[] {
	return cutAndRounded(degrees).flatMap(([whole, rest]) => [
		`${whole}.${rest}`,
		`${whole},${rest}`,
	]);
}

type Decimal = readonly [whole: string, fraction: string];

function cutAndRounded(degrees: number): readonly [Decimal, Decimal] {
	const [whole = '', fraction = ''] = Math.abs(degrees).toFixed(7).split('.');
	const [near = '', rest = ''] = Math.abs(degrees).toFixed(3).split('.');
	return [
		[whole, fraction.slice(0, 3)],
		[near, rest],
	];
}
