import { expect, test } from 'vitest';
import { pageNamer } from '../../../src/wiring/company-files.ts';

test.each([
	['/tips/', '/tips/ (src/company/pages/tips.astro)'],
	['/de/umzug/', '/de/umzug/ (src/company/pages/de/umzug.astro)'],
	['/de/', '/de/ (src/company/pages/de/index.astro)'],
	['/list.json', '/list.json (src/company/pages/list.json.ts)'],
	['/en/', '/en/'],
])('a page of the company is named with its file: %s', (path, named) => {
	const files = ['tips.astro', 'de/umzug.astro', 'de/index.astro', 'list.json.ts'];
	expect(pageNamer(files)(path)).toBe(named);
});
