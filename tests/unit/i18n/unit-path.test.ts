import { expect, test } from 'vitest';
import { pathOf } from '../../../src/i18n/paths.ts';
import { unitAt } from '../../../src/i18n/unit-path.ts';

test.each(['de', 'en', 'es'] as const)('a path in %s says which unit it is of', (locale) => {
	const unit = { kind: 'unit', id: 4711, title: { [locale]: 'Haus 12' } } as const;
	expect(unitAt(pathOf(locale, unit))).toEqual({ id: 4711, locale });
	expect(unitAt(pathOf(locale, { ...unit, title: {} }))).toEqual({ id: 4711, locale });
});

test.each([
	'/de/projekte/hof-12/',
	'/de/ueber-uns/12/',
	'/de/immobilien/',
	'/de/immobilien/haus-07/',
	'/12/',
	'/',
])('%s is of none', (path) => {
	expect(unitAt(path)).toBeUndefined();
});
