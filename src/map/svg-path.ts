import type { Spot } from './spot.ts';

/**
 * Shapes as the data of one path, in whole units. Each is told from where the one before it ends: small numbers, and
 * few bytes of a page.
 */
export function svgPath(shapes: readonly (readonly Spot[])[], { closed = false } = {}): string {
	let path = '';
	let pen: Spot = [0, 0];
	for (const shape of shapes) {
		const spots = shape.map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
		const whole = spots.filter(
			([x, y], at) => x !== spots[at - 1]?.[0] || y !== spots[at - 1]?.[1],
		);
		const [start] = whole;
		if (!start || whole.length < (closed ? 3 : 2)) continue;
		let last = pen;
		for (const [at, spot] of whole.entries()) {
			const pair = `${spot[0] - last[0]} ${spot[1] - last[1]}`;
			const command = at === 0 ? 'm' : at === 1 ? 'l' : pair.startsWith('-') ? '' : ' ';
			path += `${command}${pair.replace(' -', '-')}`;
			last = spot;
		}
		pen = closed ? start : last;
		if (closed) path += 'z';
	}
	return path;
}
