import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findColour } from '../../../src/domain/look/palette.ts';
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
