import { expect, test } from 'vitest';
import { pathOf } from '../../../src/i18n/paths.ts';
import { projectLists } from '../../../src/i18n/project-lists.ts';
import { openAddressLedger } from '../../../src/redirects/address-ledger.ts';
import { listAnswers, presentLists } from '../../../src/redirects/list-addresses.ts';

const inCities = (...cities: (string | undefined)[]) =>
	cities.map((city, at) => ({ city, changedAt: `2026-11-0${at + 1}T00:00:00Z` }));
const names = (cities: (string | undefined)[], least: number) =>
	projectLists(inCities(...cities), least).map(({ route }) => route.city);
const listsOf = (...cities: string[]) =>
	presentLists(
		{
			offers: () => [],
			projects: () =>
				inCities(...cities).map((project, at) => ({
					...project,
					id: at + 1,
					digest: '',
					onOffer: true,
					deal: 'buy',
					district: undefined,
					title: {},
					cover: undefined,
					brokerId: undefined,
				})),
		},
		{ locales: ['de', 'en'], lists: { least: 2, introductions: [] } },
	);

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

test('a list of projects that gets too short leads to that of all, in its language', () => {
	const ledger = openAddressLedger(':memory:', { account: 'one' });
	const full = listsOf('Leipzig', 'Leipzig', 'Hamburg');
	ledger.noteLists(full.addresses);
	const rules = { locales: ['de', 'en'], defaultLocale: 'de' } as const;
	expect(listAnswers(ledger.lists(), full, rules)).toEqual([]);
	expect(listAnswers(ledger.lists(), listsOf('Leipzig', 'Hamburg'), rules)).toEqual([
		{ kind: 'moved', path: '/de/projekte/leipzig/', target: '/de/projekte/' },
		{ kind: 'moved', path: '/en/projects/leipzig/', target: '/en/projects/' },
	]);
	ledger.close();
});
