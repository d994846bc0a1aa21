import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageId, siteAddress } from '../../../docs/site/src/address.ts';
import { settingsPage } from '../../../docs/site/src/settings-page.ts';

const file = join(import.meta.dirname, '../../../docs/settings.schema.json');
const schema = z
	.looseObject({ properties: z.record(z.string(), z.looseObject({})) })
	.parse(JSON.parse(readFileSync(file, 'utf8')));

test.each([
	['docs/brand.md', 'tokens.md', '../tokens/'],
	['docs/brand.md', 'company.md#your-own-pages', '../company/#your-own-pages'],
	['README.md', 'docs/deploy.md', 'deploy/'],
	['README.md', 'docs/settings.schema.json', 'settings/'],
	['docs/inquiries.md', '../src/outbox/README.md', '../outbox/'],
	['docs/decisions/020-maps.md', '../maps.md', '../../maps/'],
	['docs/privacy.md', 'decisions/README.md', '../decisions/'],
	['docs/update.md', '../CHANGELOG.md', '../changelog/'],
	['docs/legal.md', 'https://example.com/a.md', 'https://example.com/a.md'],
	['docs/legal.md', '#drafts', '#drafts'],
	['docs/deploy.md', '../deploy/nginx.conf', undefined],
	['docs/law-code.md', '../src/domain/law/spain.ts', undefined],
])('a link of %s to %s leads to %s on the site of the documents', (from, link, address) => {
	expect(siteAddress(from, link)).toBe(address);
});

test('the README is the first page', () => {
	expect(pageId('README.md')).toBe('index');
});

test('the page of the settings has a section for each of them, with what it is for', () => {
	const page = settingsPage(schema);
	const headings = Array.from(page.matchAll(/^## (.+)$/gm), ([, name]) => name);
	expect(headings).toEqual(Object.keys(schema.properties).filter((name) => name !== '$schema'));
	expect(page).not.toMatch(/undefined|\[object|\n\n\n/);
});

test('the page of the settings says of each key what it takes, and whether it may be absent', () => {
	const page = settingsPage({
		required: ['offices'],
		properties: {
			offices: {
				type: 'array',
				description: 'Where you are; see docs/maps.md.',
				items: {
					type: 'object',
					required: ['email'],
					properties: {
						email: { type: 'string', format: 'email' },
						floor: { type: 'integer', minimum: 0, maximum: 9, default: 2 },
					},
				},
			},
		},
	});
	expect(page.split('\n').slice(2)).toEqual([
		'## offices',
		'',
		'Where you are; see [maps.md](maps.md).',
		'',
		'Takes a list of entries with these keys; required.',
		'',
		'- `offices[].email`: an e-mail address; required.',
		'- `offices[].floor`: a whole number from 0 to 9; `2` when absent.',
	]);
});
