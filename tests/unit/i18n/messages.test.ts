import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories } from '../../../src/domain/kind.ts';
import { locales } from '../../../src/domain/locale.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { de } from '../../../src/i18n/messages/de.ts';

const root = join(import.meta.dirname, '../../..');
const code = globSync('src/**/*.{ts,astro}', { cwd: root })
	.filter((file) => !file.includes('messages/'))
	.map((file) => readFileSync(join(root, file), 'utf8'))
	.join('\n');

test('every text is said somewhere, by its name or by one that is put together', () => {
	const names = new Set(Array.from(code.matchAll(/['"`]([\w.]+)['"`]/g), ([, name = '']) => name));
	const patterns = Array.from(code.matchAll(/`(\w[\w.]*\.\$\{[^`\n]*)`/g), ([, template = '']) => {
		const pattern = template.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '\\w+');
		return new RegExp(`^${pattern}$`);
	});
	expect(patterns.length).toBeGreaterThan(10);
	const isSaid = (name: string) =>
		names.has(name) || patterns.some((pattern) => pattern.test(name));
	const unsaid = Object.keys(de).filter((key) => {
		return !isSaid(key) && !isSaid(key.replace(/\.(?:one|other)$/, ''));
	});
	expect(unsaid).toEqual([]);
});

test.each(locales)(
	'no two finer kinds that a list filters by have the same name in %s',
	(locale) => {
		const names = categories.map((category) => translator(locale)(`category.${category}`));
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	},
);
