import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toneClasses } from '../../src/domain/tone.ts';

const css = readFileSync(new URL('../../src/styles/components/tone.css', import.meta.url), 'utf8');

/** The value the stylesheet gives to one channel. */
function valueOf(className: string | undefined): number {
	const [, value = 'NaN'] =
		new RegExp(`\\.tone\\.${className} \\{\\s*--[rgb]: (\\d+);`).exec(css) ?? [];
	return Number(value);
}

test('the stylesheet has a colour for every picture, close to its own', () => {
	const part = fc.integer({ min: 0, max: 255 });
	fc.assert(
		fc.property(fc.tuple(part, part, part), (colour) => {
			const hex = colour.map((value) => value.toString(16).padStart(2, '0')).join('');
			const [tone, ...channels] = toneClasses(`#${hex}`).split(' ');
			expect(tone).toBe('tone');
			channels.forEach((channel, at) => {
				expect(Math.abs(valueOf(channel) - (colour[at] ?? 0))).toBeLessThanOrEqual(16);
			});
		}),
	);
});
