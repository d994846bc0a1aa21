import type { Point } from '../../domain/place.ts';

/** Finds the degrees of a point, to three decimals (about 100 m) or more. */
export function pointPattern(point: Point | undefined): RegExp | undefined {
	if (!point) return undefined;
	return new RegExp(`(?<!\\d)(?:${degreesPattern(point.lat)}|${degreesPattern(point.lng)})`, 'gu');
}

function degreesPattern(degrees: number): string {
	const [whole = '0', fraction = ''] = Math.abs(degrees).toFixed(7).split('.');
	return `${whole}[.,]${fraction.slice(0, 3)}\\d*`;
}
