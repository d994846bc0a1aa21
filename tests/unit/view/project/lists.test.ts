import { expect, test } from 'vitest';
import { pathOf } from '../../../../src/i18n/paths.ts';
import { projectLists } from '../../../../src/view/project/lists.ts';

const inCities = (...cities: (string | undefined)[]) =>
	cities.map((city, at) => ({ city, changedAt: `2026-11-0${at + 1}T00:00:00Z` }));
const names = (cities: (string | undefined)[], least: number) =>
	projectLists(inCities(...cities), least).map(({ route }) => route.city);

test('a city has a list of its projects as soon as it has enough of them and others lie elsewhere', () => {
	expect(names(['Leipzig', 'Hamburg', 'Leipzig', undefined], 2)).toEqual(['Leipzig']);
	expect(names(['Leipzig', 'Leipzig'], 2)).toEqual([]);
	expect(names(['Leipzig', 'Hamburg'], 2)).toEqual([]);
	expect(names(['Hamburg', 'Leipzig', 'Leipzig'], 1)).toEqual(['Leipzig', 'Hamburg']);
	expect(names(['東京', '東京', 'Leipzig'], 2)).toEqual([]);
});

test('its list stands below that of all projects, with the day of its last change', () => {
	const [list] = projectLists(inCities('València', 'Leipzig', 'València'), 2);
	expect(list?.changedAt).toBe('2026-11-03T00:00:00Z');
	expect(list && pathOf('es', list.route)).toBe('/es/proyectos/valencia/');
	expect(pathOf('es', { kind: 'projects' })).toBe('/es/proyectos/');
});
