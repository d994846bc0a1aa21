import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Brand } from '../../../src/domain/site/brand.ts';
import { readSite } from '../../../src/domain/site.ts';
import { requireLook } from '../../../src/build/requirements/look.ts';
import { themePlugin } from '../../../src/render/plugins/theme-plugin.ts';
import { temporaryFolder } from '../../support/catalogue.ts';
import { site } from '../../support/settings.ts';

const company = { theme: 'none' };

const styles = async (hasDarkLogo: boolean) =>
	themePlugin('none', { hasDarkLogo }).load('\0virtual:theme.css');

test('a logo that has a dark form is shown in one of them, also where a visitor has chosen', async () => {
	expect(await styles(true)).toContain(':root[data-theme=dark] .for-light');
	expect(await styles(false)).not.toMatch(/data-theme|\.for-/);
});

test('a theme that cannot be used is told before anything is read', async () => {
	const theme = join(temporaryFolder(), 'theme.css');
	writeFileSync(theme, ':root { --accent: #ffff66 }');
	await expect(requireLook({ site: {}, company: { theme } })).rejects.toThrow(
		/theme\.css:1: the contrast of --accent #ffff66 .*; choose a darker --accent\./,
	);
	writeFileSync(theme, ':root { --accent: #1d3d8f }');
	await expect(requireLook({ site: {}, company: { theme } })).resolves.toBeUndefined();
});

test('a file that the brand names and that is not in public/ is told before anything is read', async () => {
	const folder = temporaryFolder();
	writeFileSync(join(folder, 'logo.svg'), '<svg/>');
	const logo = { file: '/logo.svg', width: 120, height: 28 };
	const look = (given: typeof logo & { dark?: string }) =>
		requireLook({ site: { brand: { logo: given } }, company }, { folder });
	await expect(look(logo)).resolves.toBeUndefined();
	await expect(look({ ...logo, file: '/mark.svg' })).rejects.toThrow(
		'src/company/config.ts: brand.logo.file names /mark.svg, and there is no file public/mark.svg: put it into public/, or take out brand.logo.file.',
	);
	await expect(look({ ...logo, dark: '/dark.svg' })).rejects.toThrow(
		/brand\.logo\.dark names \/dark\.svg/,
	);
});

test.each([
	[
		{ accent: '#1d3d8f' },
		/brand: accent is not known here; colours, typefaces and corners are tokens in src\/company\/theme\.css/,
	],
	[
		{ logo: { file: 'https://cdn.example/logo.svg', width: 1, height: 1 } },
		/brand\.logo\.file: it must name a file in public/,
	],
	[{ logo: { file: '/../logo.svg', width: 1, height: 1 } }, /brand\.logo\.file/],
])('%j is refused by name', (brand, message) => {
	expect(() => readSite({ ...site, brand })).toThrow(message);
	expect(Brand.safeParse(brand).success).toBe(false);
});
