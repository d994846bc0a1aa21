import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../support/contrast.ts';
import { styleSheets } from '../../support/style-sheets.ts';

const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
const schemes = ['light', 'dark'] as const;
const grounds = ['paper', 'surface', 'sunken'];
const texts = ['ink', 'ink-2', 'ink-3', 'accent', 'free', 'reserved', 'sold', 'error'];

/** A token's `#rrggbb` in one scheme. */
function colour(token: string, scheme: 'light' | 'dark'): string {
	const pair = new RegExp(
		`--${token}:\\s*light-dark\\((#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\)`,
		'i',
	).exec(tokens);
	const found = pair?.[scheme === 'light' ? 1 : 2];
	if (found === undefined)
		throw new Error(`src/styles/tokens.css has no --${token} with two colours.`);
	return found;
}

test('black on white is 21 to 1', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

describe.each(schemes)('in the %s scheme', (scheme) => {
	test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
		'%s can be read on %s',
		(text, ground) => {
			expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
		},
	);

	test('the label of the primary action can be read', () => {
		const label = contrast(colour('on-accent', scheme), colour('accent', scheme));
		expect(label).toBeGreaterThanOrEqual(4.5);
	});

	test.each(grounds)('the edge of a control can be seen on %s', (ground) => {
		const edge = contrast(colour('line-strong', scheme), colour(ground, scheme));
		expect(edge).toBeGreaterThanOrEqual(3);
	});
});

test('the accent is never the colour of text, so a company may choose one that only a button needs', () => {
	const coloured = styleSheets()
		.filter(({ css }) => /(?<![-\w])color:[^;]*--accent/.test(css))
		.map(({ file }) => file);
	expect(coloured).toEqual([]);
});
