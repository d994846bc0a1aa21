import { expect, test } from 'vitest';
import { addressOf } from '../../../src/release/make-file.ts';
import { addressOfPage, fileOfPage } from '../../../src/render/page-file-name.ts';

test.each([
	['/', 'page', '/', 'index.html', '/'],
	['/de/', 'page', '/de/', 'de/index.html', '/de/'],
	['de/kontakt', 'page', '/de/kontakt/', 'de/kontakt/index.html', '/de/kontakt/'],
	['/404/', 'page', '/404/', '404.html', '/404.html'],
	['/de/404/', 'page', '/de/404/', 'de/404/index.html', '/de/404/'],
	['/de/feed.xml', 'endpoint', '/de/feed.xml', 'de/feed.xml', '/de/feed.xml'],
] as const)(
	'%s, a %s, is asked for at %s, written as %s and served at %s',
	(pathname, type, asked, file, served) => {
		const page = { pathname, route: { type } };
		expect(addressOfPage(page)).toBe(asked);
		expect(fileOfPage(page)).toBe(file);
		expect(addressOf(file)).toBe(served);
	},
);
