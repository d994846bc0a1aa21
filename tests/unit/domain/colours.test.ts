import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findColour, toneClasses, toneRules } from '../../../src/domain/look/colours.ts';

test('a colour that is not there is named in one sentence', () => {
	expect(() => findColour({ paper: { light: '#faf9f6', dark: '#141412' } }, 'ink')).toThrow(
		'src/styles/tokens.css has no --ink with two colours.',
	);
});

const css = toneRules();

/** The value the stylesheet gives to one part of a tone. */
function valueOf(className: string | undefined): number {
	const [, value = 'NaN'] = new RegExp(`\\.${className}\\{--[lab]:([-.\\d]+)\\}`).exec(css) ?? [];
	return Number(value);
}

test('the stylesheet has every part of the tone of every colour', () => {
	const part = fc.integer({ min: 0, max: 255 });
	fc.assert(
		fc.property(fc.tuple(part, part, part), (colour) => {
			const hex = colour.map((value) => value.toString(16).padStart(2, '0')).join('');
			const [tone, ...parts] = toneClasses(`#${hex}`).split(' ');
			expect(tone).toBe('tone');
			expect(parts.map(valueOf).every(Number.isFinite)).toBe(true);
		}),
	);
});

test('grey stays grey, and beige keeps its hue', () => {
	for (const [colour, l, a, b] of [
		['#ffffff', 1, 0, 0],
		['#808080', 0.6, 0, 0],
		['#000000', 0.3, 0, 0],
		['#d8c8b0', 0.85, 0, 0.04],
		['#90a8c8', 0.7, 0, -0.04],
	] as const) {
		const [, ...parts] = toneClasses(colour).split(' ');
		expect(parts.map(valueOf), colour).toEqual([l, a, b]);
	}
});
