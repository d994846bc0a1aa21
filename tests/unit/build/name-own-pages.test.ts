import { expect, test } from 'vitest';
import { nameOwnPages } from '../../../src/build/report/name-own-pages.ts';

test.each([
	[
		'/tips/ leads to /nowhere/, which is not there',
		'/tips/ (src/company/pages/tips.astro) leads to /nowhere/, which is not there',
	],
	[
		'so nothing was published: /de/umzug/: its canonical address is x',
		'so nothing was published: /de/umzug/ (src/company/pages/de/umzug.astro): its canonical address is x',
	],
	[
		'/de/ and /en/ have the same title',
		'/de/ (src/company/pages/de/index.astro) and /en/ have the same title',
	],
	[
		'The file /list.json holds a key',
		'The file /list.json (src/company/pages/list.json.ts) holds a key',
	],
	['https://haus.de/tips/ is another address', 'https://haus.de/tips/ is another address'],
])('what is found on an own page names its file: %s', (sentence, named) => {
	const files = ['tips.astro', 'de/umzug.astro', 'de/index.astro', 'list.json.ts'];
	expect(nameOwnPages(sentence, files)).toBe(named);
});
