import { expect, test } from 'vitest';
import { addressOf } from '../../../src/release/collect.ts';
import { fileOfPage, fileWithoutFolder } from '../../../src/render/page-file-name.ts';

const page = (pathname: string) => ({ pathname, route: { type: 'page' } as const });

test.each([
	['/', 'index.html'],
	['/de/', 'de.html'],
	['/de/kontakt/', 'de/kontakt.html'],
	['/de/index/', 'de/index/index.html'],
	['/404/', '404.html'],
	['/de/404/', 'de/404.html'],
])('%s is written without a folder of its own, and stands for the same address', (path, file) => {
	expect(fileWithoutFolder(page(path))).toBe(file);
	expect(addressOf(file)).toBe(addressOf(fileOfPage(page(path))));
});

test('a file that is no page keeps its name', () => {
	const feed = { pathname: '/de/feed.xml', route: { type: 'endpoint' } } as const;
	expect(fileWithoutFolder(feed)).toBe('de/feed.xml');
});
