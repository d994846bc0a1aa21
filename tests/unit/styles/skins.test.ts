import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTheme } from '../../../src/render/theme/theme.ts';
import { projectRoot } from '../../../src/wiring.ts';
import { skinNames } from '../../support/skin-names.ts';

const skins = skinNames.map((name) => {
	const folder = join(projectRoot, 'src/sandbox/demo/skins', name);
	const file = join(folder, 'theme.css');
	return { name, folder, css: readFileSync(file, 'utf8'), theme: readTheme(file) };
});

/** What a skin sets a token to. */
const set = (css: string, token: string) =>
	new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? 'as it comes';

const different = (of: (skin: (typeof skins)[number]) => unknown) => new Set(skins.map(of)).size;

test('they differ in grid, ratio of pictures, typefaces and colours, not only in their accent', () => {
	expect(skins.length).toBeGreaterThan(2);
	expect(different(({ theme }) => theme.cardColumns)).toBe(skins.length);
	expect(different(({ css }) => set(css, 'card-ratio'))).toBe(skins.length);
	expect(different(({ css }) => set(css, 'card-gap'))).toBe(skins.length);
	expect(different(({ theme }) => theme.fonts.text)).toBe(skins.length);
	expect(different(({ theme }) => theme.fonts.headings)).toBe(skins.length);
	expect(different(({ theme }) => theme.colours.get('paper')?.light)).toBe(skins.length);
});

test('each is whole by itself, so that the styleguide can show it as it is', () => {
	expect(skins.filter(({ theme }) => theme.made !== '').map(({ name }) => name)).toEqual([]);
});

test('every typeface of a skin comes with its licence, and no file is left over', () => {
	for (const { folder, css } of skins) {
		const files = globSync('fonts/*.woff2', { cwd: folder });
		expect(files.filter((file) => !css.includes(file))).toEqual([]);
		for (const file of files) {
			const [family] = file.replace('fonts/', '').split('-');
			const licence = readFileSync(join(folder, `fonts/${family}-OFL.txt`), 'utf8');
			expect(licence).toContain('SIL OPEN FONT LICENSE');
		}
	}
});
