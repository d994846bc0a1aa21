import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTheme } from '../../../src/render/theme/theme.ts';
import { temporaryFolder } from '../../support/catalogue.ts';
import { contrast } from '../../support/contrast.ts';

/** Reads a theme that lies in a folder of its own, beside typefaces. */
function themeOf(css: string, typefaces: readonly string[] = ['own']) {
	const folder = temporaryFolder();
	mkdirSync(join(folder, 'fonts'));
	for (const name of typefaces) writeFileSync(join(folder, `fonts/${name}.woff2`), '');
	const file = join(folder, 'theme.css');
	writeFileSync(file, css);
	return { folder, read: () => readTheme(file) };
}

/** What is said of a theme, each sentence with its line. */
function saidOf(css: string): string[] {
	try {
		themeOf(css).read();
		return [];
	} catch (error) {
		const { message } = error as Error;
		return message.split('\n').map((line) => line.replace(/^.*theme\.css:/, ''));
	}
}

test('a company without a theme has the colours and typefaces of the program', () => {
	const { file, made, colours, fonts } = readTheme('/nowhere/theme.css');
	expect({ file, made }).toEqual({ file: undefined, made: '' });
	expect(colours.get('paper')).toEqual({ light: '#faf9f6', dark: '#141412' });
	expect(fonts.text).toMatch(/src\/styles\/fonts\/hanken-grotesk-400-600\.woff2$/);
	expect(fonts.headings).toMatch(/src\/styles\/fonts\/newsreader-display-400\.woff2$/);
});

test('a theme sets tokens of either step', () => {
	expect(
		saidOf(':root { --card-ratio: 1; --space-7: 4rem; --ink: light-dark(#111, #eee) }'),
	).toEqual([]);
});

/** The colours of a theme that sets nothing but an accent. */
const made = (accent: string) => themeOf(`:root { --accent: ${accent} }`).read().colours;

describe('an accent in one colour', () => {
	test('gets a lighter, paler one of the same hue for dark pages, and labels that can be read', () => {
		const colours = made('#1d3d8f');
		expect(colours.get('accent')).toEqual({ light: '#1d3d8f', dark: '#a3bef5' });
		expect(colours.get('on-accent')?.light).toBe('#ffffff');
		expect(colours.get('on-accent')?.dark).toMatch(/^#[01]/);
	});

	test('may be any colour of CSS', () => {
		expect(made('rebeccapurple').get('accent')?.light).toBe('#663399');
		expect(made('oklch(40% 0.1 150)').get('accent')?.light).toMatch(/^#/);
	});

	test('of middle lightness gets a dark label, because white could not be read on it', () => {
		expect(made('#e8590c').get('on-accent')?.light).toMatch(/^#[0-3]/);
	});

	test('stands behind the theme, which keeps what it says itself', () => {
		expect(themeOf(':root { --accent: #1d3d8f }').read().made).toMatch(
			/^:root\{--accent:light-dark\(#1d3d8f,#a3bef5\);--on-accent:light-dark\(#ffffff,#\w{6}\)\}$/,
		);
		const both = themeOf(
			':root { --accent: light-dark(#1d3d8f, #a3bef5); --on-accent: light-dark(#fff, #000) }',
		);
		expect(both.read().made).toBe('');
	});

	test('is refused, or leaves nothing that cannot be read', () => {
		const colour = fc.integer({ min: 0, max: 0xff_ff_ff });
		fc.assert(
			fc.property(colour, (value) => {
				const css = `:root { --accent: #${value.toString(16).padStart(6, '0')} }`;
				const said = saidOf(css);
				if (said.length > 0) {
					expect(said.join()).toMatch(/choose a/);
					return;
				}
				const { colours } = themeOf(css).read();
				const [accent, label] = [colours.get('accent'), colours.get('on-accent')];
				for (const scheme of ['light', 'dark'] as const) {
					expect(contrast(label?.[scheme] ?? '', accent?.[scheme] ?? '')).toBeGreaterThanOrEqual(
						4.5,
					);
				}
				expect(contrast(accent?.light ?? '', '#f1efea')).toBeGreaterThanOrEqual(3);
				expect(contrast(accent?.dark ?? '', '#1c1b19')).toBeGreaterThanOrEqual(3);
			}),
			{ numRuns: 40 },
		);
	});
});

test('a paper takes along the hollows and hairlines of light pages, and leaves dark ones as they are', () => {
	const { colours } = themeOf(':root { --paper: #fff }').read();
	expect(colours.get('paper')).toEqual({ light: '#ffffff', dark: '#141412' });
	expect(colours.get('sunken')?.dark).toBe('#0f0f0d');
	expect(colours.get('sunken')?.light).not.toBe('#f1efea');
});

test.each([
	[
		'\n:root {\n\t--card-radus: 4px;\n}',
		'3: --card-radus is no token of src/styles/tokens.css; the nearest one is --card-radius.',
	],
	[
		':root { --ink: var(--inc) }',
		'1: --ink names --inc, which is no token of src/styles/tokens.css; the nearest one is --ink.',
	],
	[
		':root { color: red }',
		'1: color is no token; a theme sets tokens, such as --ink, and nothing else.',
	],
	[
		':root {}\n.card { --card-radius: 4px }',
		'2: .card may not stand in a theme, which holds :root with tokens and @font-face.',
	],
	[
		"@import 'other.css';",
		'1: @import may not stand in a theme, which holds :root with tokens and @font-face.',
	],
	[':root { .card { color: red } }', '1: only tokens may stand in :root.'],
	[':root { --radius: 4px !important }', '1: --radius may not be !important.'],
	[':root { --sans: url(https://cdn.example/x) }', '1: --sans may not load a file.'],
	[':root { --ink: #000', '1: it cannot be read: Unclosed block.'],
	[
		':root { --ink: grean }',
		'1: --ink: grean is no colour this build can read; write one such as #24563f, or light-dark(#24563f, #9cc7ae).',
	],
	[
		"@font-face { font-family: 'Own'; src: url('https://cdn.example/own.woff2') }",
		"1: Own is loaded from https://cdn.example/own.woff2; a typeface of a theme is a file beside it, such as url('./fonts/own.woff2').",
	],
	[
		"@font-face { font-family: 'Own'; src: url('../../.env') }",
		"1: Own is loaded from ../../.env; a typeface of a theme is a file beside it, such as url('./fonts/own.woff2').",
	],
	[
		"@font-face { font-family: 'Own'; src: url('./fonts/on.woff2') }",
		'1: Own is loaded from ./fonts/on.woff2, and there is no such file beside the theme.',
	],
	[
		'\n:root { --ink-3: light-dark(#aaa, #9c968b) }',
		'2: the contrast of --ink-3 #aaaaaa on --paper #faf9f6 is 2.20 on light pages and 4.5 is needed; choose a darker --ink-3.',
	],
	[
		':root { --line-strong: light-dark(#8a857b, #333) }',
		'1: the contrast of --line-strong #333333 on --paper #141412 is 1.45 on dark pages and 3 is needed; choose a lighter --line-strong.',
	],
	[
		':root { --control-border: 1px solid var(--line) }',
		'1: the contrast of --control-border #e2ded6 on --paper #faf9f6 is 1.27 on light pages and 3 is needed; choose a darker --control-border.',
	],
	[
		':root { --accent: light-dark(#7a5c00, #ffe08a); --on-accent: #fff }',
		'1: the contrast of --on-accent #ffffff on --accent #ffe08a is 1.28 on dark pages and 4.5 is needed; choose a darker --on-accent.',
	],
	[
		':root { --card-ground: #777 }',
		'1: the contrast of --ink #1c1b19 on --card-ground #777777 is 3.84 on light pages and 4.5 is needed; choose a lighter --card-ground.',
	],
	[
		':root { --accent: #ffd500 }',
		'1: the contrast of --accent #ffd500 on --paper #faf9f6 is 1.35 on light pages and 3 is needed; choose a darker --accent.',
	],
	[
		':root { --paper: #e8e4da }',
		'1: the contrast of --ink-3 #716c63 on --paper #e8e4da is 4.10 on light pages and 4.5 is needed; choose a lighter --paper.',
	],
])('%s is refused in one sentence', (css, sentence) => {
	expect(saidOf(css)[0]).toBe(sentence);
});

test('every mistake is told at once', () => {
	expect(saidOf(':root {\n--in: #000;\n--radius: 4px !important;\n}')).toHaveLength(2);
});

test('the typefaces that previews are set in are all files of a family, then those of the program', () => {
	const faces = ['own', 'latin-ext'].map(
		(file) =>
			`@font-face { font-family: 'Own'; src: url('./fonts/${file}.woff2') format('woff2') }`,
	);
	const { folder, read } = themeOf(
		`${faces.join('')} :root { --serif: 'Own', serif; --heading-weight: bold }`,
		['own', 'latin-ext'],
	);
	const { text, headings, headingWeight } = read().families;
	expect(headings[0]).toEqual([
		join(folder, 'fonts/own.woff2'),
		join(folder, 'fonts/latin-ext.woff2'),
	]);
	expect(headings.slice(1)).toEqual([[expect.stringContaining('newsreader')]]);
	expect(text).toEqual([[expect.stringContaining('hanken')]]);
	expect(headingWeight).toBe(700);
	expect(themeOf(':root { --heading-weight: lighter }').read().families.headingWeight).toBe(400);
});

describe('the typefaces that a page asks for at once', () => {
	test('are files of the theme where its tokens name them first', () => {
		const { folder, read } = themeOf(
			"@font-face { font-family: 'Own'; src: url('./fonts/own.woff2') format('woff2') }\n:root { --serif: 'Own', serif }",
		);
		expect(read().fonts.headings).toBe(join(folder, 'fonts/own.woff2'));
		expect(read().fonts.text).toMatch(/hanken/);
	});

	test('are one where headings are set like texts, and none where visitors have them', () => {
		const same = themeOf(':root { --heading-face: var(--sans) }').read().fonts;
		expect(same.headings).toBeUndefined();
		const theirs = themeOf(':root { --sans: system-ui, sans-serif; --heading-face: georgia }');
		expect(theirs.read().fonts).toEqual({ text: undefined, headings: undefined });
	});
});
