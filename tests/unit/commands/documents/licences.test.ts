import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licences } from '../../../../src/commands/documents/licences.ts';

const root = join(import.meta.dirname, '../../../..');

test('docs/licences.md holds the licence of every library, typeface and icon that visitors get', () => {
	const text = licences(root);
	for (const name of ['leaflet', 'lit-html', 'photoswipe', 'pannellum']) {
		expect(text).toMatch(new RegExp(`^## ${name} \\d`, 'm'));
	}
	expect(text).toContain('## src/styles/fonts/newsreader-OFL.txt');
	expect(text).toContain('## src/styles/icons/lucide-LICENSE.txt');
	// `npm run licences` makes it anew after a change of packages.
	expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(text);
});
