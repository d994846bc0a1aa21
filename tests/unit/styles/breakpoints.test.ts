import { expect, test } from 'vitest';
import { breakpoints } from '../../../src/domain/look/breakpoints.ts';
import { styleSheets } from '../../support/style-sheets.ts';

test('a sheet asks for no width of the window that has no name', () => {
	const known = new Set<string>(Object.values(breakpoints));
	const asked = styleSheets().flatMap(({ file, css }) =>
		[...css.matchAll(/@media([^{]*)/g)].flatMap(([, query = '']) =>
			[...query.matchAll(/width\b[^\d)]*([\d.]+\w*)/g)].map(([, width = '']) => ({ file, width })),
		),
	);
	expect(asked.length).toBeGreaterThan(40);
	expect(asked.filter(({ width }) => !known.has(width))).toEqual([]);
});
