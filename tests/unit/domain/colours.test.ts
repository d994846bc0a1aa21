import * as fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findColour, toneClasses, toneRules } from '../../../src/domain/look/colours.ts';
import { projectRoot } from '../../../src/wiring.ts';

test('a colour that is not there is named in one sentence', () => {
	expect(() => findColour({ paper: { light: '#faf9f6', dark: '#141412' } }, 'ink')).toThrow(
		'src/styles/tokens.css has no --ink with two colours.',
	);
});

test('a colour of the site is written in tokens.css alone', () => {
	const sources = globSync('src/**/*.{css,astro,ts}', {
		cwd: projectRoot,
		exclude: ['src/{sandbox,styleguide,company}/**'],
	}).map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8').toLowerCase() }));
	const tokens = sources.find(({ file }) => file === 'src/styles/tokens.css');
	const pairs = /light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g;
	const ours = [...(tokens?.text ?? '').matchAll(pairs)]
		.flatMap(([, light = '', dark = '']) => [light, dark])
		.filter((colour) => !/^#(f{6}|0{6})$/.test(colour));
	const twice = sources
		.filter((source) => source !== tokens)
		.filter(({ text }) => ours.some((colour) => text.includes(colour)))
		.map(({ file }) => file);
	expect(ours.length).toBeGreaterThan(20);
	expect(twice).toEqual([]);
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
