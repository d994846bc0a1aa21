import { describe, expect, test } from 'vitest';
import { unsupportedRoute, unsupportedSettings } from '../../../src/render/unsupported.ts';

const root = new URL('../../../', import.meta.url);
const page = {
	entrypoint: 'src/pages/index.astro',
	isPrerendered: true,
	origin: 'project',
	params: [] as string[],
} as const;

describe('pages that a build cannot make', () => {
	test('are those for each visit, by their file', () => {
		const own = { ...page, entrypoint: 'src/pages/api/vote.ts', isPrerendered: false };
		expect(unsupportedRoute([page, own], root)).toMatch(
			/^src\/pages\/api\/vote\.ts asks to be made for each visit/,
		);
	});

	test('are those of many addresses that do not say which', () => {
		const many = { ...page, params: ['id'] };
		expect(unsupportedRoute([many], root)).toMatch(/^src\/pages\/index\.astro .*`getStaticPaths`/);
		const unit = { ...many, entrypoint: 'src/pages/[locale]/[units]/[unit].astro' };
		expect(unsupportedRoute([unit], root)).toBeUndefined();
	});

	test('are none of those that Astro and integrations add', () => {
		const image = { ...page, entrypoint: 'astro/image', isPrerendered: false };
		for (const origin of ['internal', 'external'] as const) {
			expect(unsupportedRoute([{ ...image, origin }], root)).toBeUndefined();
		}
	});
});

const settings = {
	output: 'static',
	base: '/',
	trailingSlash: 'always',
	build: { format: 'directory' },
} as const;

test.each([
	[{ output: 'server' as const }, /^astro\.config\.mjs sets output to 'server'/],
	[{ base: '/site' }, /^astro\.config\.mjs sets base to '\/site'/],
	[{ trailingSlash: 'never' as const }, /sets trailingSlash to 'never'/],
	[{ build: { format: 'file' as const } }, /sets build\.format to 'file'/],
])(
	'settings of Astro that a build cannot use are named with what the site needs: %j',
	(changed, sentence) => {
		expect(unsupportedSettings({ ...settings, ...changed })).toMatch(sentence);
		expect(unsupportedSettings(settings)).toBeUndefined();
	},
);
