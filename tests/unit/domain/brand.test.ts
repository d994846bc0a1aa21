import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Brand } from '../../../src/domain/brand.ts';
import { readSite } from '../../../src/domain/site.ts';
import { requireBrand } from '../../../src/build/require-brand.ts';
import { brandStyles } from '../../../src/render/plugins/brand-styles.ts';
import { temporaryFolder } from '../../support/catalogue.ts';
import { contrast } from '../../support/contrast.ts';
import { site } from '../../support/settings.ts';

/** The two colours of a token. */
function pair(css: string, token: string): string[] {
	const found = new RegExp(`--${token}:light-dark\\((#\\w{6}),(#\\w{6})\\)`).exec(css);
	return found?.slice(1) ?? [];
}

test('a company that changes nothing gets no stylesheet of its own', () => {
	expect(brandStyles(undefined)).toBe('');
	expect(brandStyles({})).toBe('');
});

describe('an accent', () => {
	test('gets a lighter, paler one of the same hue for dark pages, and labels that can be read', () => {
		const css = brandStyles({ accent: '#1d3d8f' });
		expect(pair(css, 'accent')).toEqual(['#1d3d8f', '#a3bef5']);
		expect(pair(css, 'on-accent')[0]).toBe('#ffffff');
		expect(pair(css, 'on-accent')[1]).toMatch(/^#[01]/);
	});

	test('of middle lightness gets a dark label, because white could not be read on it', () => {
		const [label] = pair(brandStyles({ accent: '#e8590c' }), 'on-accent');
		expect(label).toMatch(/^#[0-3]/);
	});

	test('that could not be told from the page is refused in one sentence', () => {
		expect(() => brandStyles({ accent: '#ffd500' })).toThrow(
			/^src\/company\/config\.ts: the button of brand\.accent #ffd500 .* contrast is 1\.\d\d and 3 is needed; choose a darker accent\.$/,
		);
	});

	test('that cannot be used is told before anything is read, and in the same sentence', async () => {
		await expect(requireBrand({ accent: '#ffff66' })).rejects.toThrow(
			/^src\/company\/config\.ts: the button of brand\.accent #ffff66 .*; choose a darker accent\.$/,
		);
		await expect(requireBrand({ accent: '#1d3d8f' })).resolves.toBeUndefined();
	});

	test('may be written as any colour of CSS', () => {
		expect(pair(brandStyles({ accent: 'rebeccapurple' }), 'accent')[0]).toBe('#663399');
		expect(pair(brandStyles({ accent: 'oklch(40% 0.1 150)' }), 'accent')[0]).toMatch(/^#/);
	});

	test('that is no colour is refused in one sentence', () => {
		expect(() => brandStyles({ accent: 'grean' })).toThrow(
			'src/company/config.ts: brand.accent grean is no colour; write one of CSS, such as #24563f.',
		);
	});

	test('of any colour is either refused or leaves nothing that cannot be read', () => {
		const colour = fc.integer({ min: 0, max: 0xff_ff_ff });
		fc.assert(
			fc.property(colour, (value) => {
				const accent = `#${value.toString(16).padStart(6, '0')}`;
				let css = '';
				try {
					css = brandStyles({ accent });
				} catch (error) {
					expect(String(error)).toMatch(/brand\.accent .* choose a /);
					return;
				}
				const [labels, accents] = [pair(css, 'on-accent'), pair(css, 'accent')];
				for (const at of [0, 1]) {
					expect(contrast(labels[at] ?? '', accents[at] ?? '')).toBeGreaterThanOrEqual(4.5);
				}
				expect(contrast(accents[0] ?? '', '#f1efea')).toBeGreaterThanOrEqual(3);
				expect(contrast(accents[1] ?? '', '#1c1b19')).toBeGreaterThanOrEqual(3);
			}),
		);
	});
});

describe('a paper', () => {
	test('takes along the hollows and hairlines of the page, and leaves dark pages as they are', () => {
		const css = brandStyles({ paper: '#ffffff' });
		expect(pair(css, 'paper')).toEqual(['#ffffff', '#141412']);
		expect(pair(css, 'sunken')[1]).toBe('#0f0f0d');
		expect(css).not.toContain('--accent');
	});

	test('on which captions could not be read is refused in one sentence', () => {
		expect(() => brandStyles({ paper: '#e8e4da' })).toThrow(
			/^src\/company\/config\.ts: brand\.paper #e8e4da is too dark for --ink-3, .* choose a lighter paper\.$/,
		);
	});
});

test('a typeface of the company never moves a page when it arrives', () => {
	const css = brandStyles({ serif: { family: 'Our Serif', file: '/our-serif.woff2' } });
	expect(css).toContain('font-display:optional');
	expect(css).toContain(`--serif:'Our Serif','Newsreader fallback'`);
});

test('a logo that has a dark form is shown in one of them, also where a visitor has chosen', () => {
	const logo = { file: '/logo.svg', dark: '/logo-dark.svg', width: 120, height: 28 };
	expect(brandStyles({ logo })).toContain(':root[data-theme=dark] .for-light');
	expect(brandStyles({ logo: { file: '/logo.svg', width: 120, height: 28 } })).toBe('');
});

test('a file that the brand names and that is not in public/ is told before anything is read', async () => {
	const folder = temporaryFolder();
	writeFileSync(join(folder, 'logo.svg'), '<svg/>');
	const logo = { file: '/logo.svg', width: 120, height: 28 };
	await expect(requireBrand({ logo }, { folder })).resolves.toBeUndefined();
	await expect(requireBrand({ logo: { ...logo, file: '/mark.svg' } }, { folder })).rejects.toThrow(
		'src/company/config.ts: brand.logo.file names /mark.svg, and there is no file public/mark.svg: put it into public/, or take out brand.logo.file.',
	);
	await expect(requireBrand({ logo: { ...logo, dark: '/dark.svg' } }, { folder })).rejects.toThrow(
		/brand\.logo\.dark names \/dark\.svg/,
	);
	const serif = { family: 'Ours', file: '/ours.woff2' };
	await expect(requireBrand({ serif }, { folder })).rejects.toThrow(
		/brand\.serif\.file names \/ours\.woff2/,
	);
	await expect(requireBrand({ serif }, {})).rejects.toThrow(/there is no file public\/ours\.woff2/);
});

test.each([
	[{ accent: 'red;}body{display:none' }, /brand\.accent: it must be a colour of CSS/],
	[{ serif: { family: `x';} body{}` } }, /brand\.serif\.family/],
	[
		{ logo: { file: 'https://cdn.example/logo.svg', width: 1, height: 1 } },
		/brand\.logo\.file: it must name a file in public/,
	],
	[{ logo: { file: '/../logo.svg', width: 1, height: 1 } }, /brand\.logo\.file/],
	[{ colour: 'red' }, /brand: .*colour/],
])('%j is refused by name', (brand, message) => {
	expect(() => readSite({ ...site, brand })).toThrow(message);
	expect(Brand.safeParse(brand).success).toBe(false);
});
