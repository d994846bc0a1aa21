import { expect, test } from 'vitest';
import { createAnswers } from '../../../src/assistants/answers.ts';
import type { HomeFile } from '../../../src/view/feeds/home-file.ts';
import { homeFilePath } from '../../../src/i18n/paths.ts';
import { namePlaces } from '../../../src/search/place-names.ts';
import { openTexts } from '../../../src/search/browser/text-search.ts';
import { atOnce, wholeIndex } from '../../support/search.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const spoken = {
	url: 'https://www.example.com/de/immobilien/loft-7/',
	title: 'Loft',
	costs: {},
	facts: {},
	features: [],
	texts: [],
	viewings: [
		{ when: 'gestern', start: at(-25), until: at(-24), calendar: 'https://www.example.com/1.ics' },
		{ when: 'morgen', start: at(24), until: at(25), calendar: 'https://www.example.com/2.ics' },
	].map((viewing) => ({ ...viewing, mustBook: true, isFull: false, bookable: undefined })),
	bookable: [
		{ id: '1', when: 'gestern', until: at(-24) },
		{ id: '2', when: 'morgen', until: at(24) },
	],
	contact: { company: 'Muster', name: undefined, phone: undefined },
};
const file: HomeFile = {
	id: 7,
	updated: undefined,
	pictures: [],
	listing: { '@type': 'RealEstateListing' },
	languages: { de: spoken },
};

function answersOf({ cities = [] as readonly string[] } = {}) {
	const index = wholeIndex([]);
	const offers = { buy: 1, rent: 0, postcodes: [] };
	const large = { cities: Object.fromEntries(cities.map((city) => [city, offers])) };
	const known = {
		index: { ...index, ...(cities.length > 0 && large) },
		places: namePlaces(cities.map((city) => ({ city }))),
	};
	return createAnswers({
		search: {
			index: async () => known,
			texts: async () => atOnce(openTexts([])),
		},
		homes: async () => new Map(),
		text: async (path) => (path === homeFilePath(7) ? JSON.stringify(file) : undefined),
		site: { name: 'Muster', locales: ['de', 'en'], defaultLocale: 'de' },
		origin: () => 'https://www.example.com',
		readAt: () => Date.parse('2026-11-30T23:30:00Z'),
	});
}

test('times that are over are no times any more, and none of them can be wished for', async () => {
	const { viewing_times: times, prefill_inquiry: prefill } = answersOf();
	expect(await times({ id: 7 })).toMatchObject({
		viewings: [{ when: 'morgen' }],
		bookable: [{ id: '2' }],
	});
	expect(await prefill({ id: 7, viewing: '2' })).toHaveProperty(
		'url',
		`${spoken.url}#wish=1&viewing=2`,
	);
	expect(await prefill({ id: 7, viewing: '1' })).toMatch(/cannot be booked at the time "1"/);
});

test('each answer says whose words it holds and of which day of the company the data is', async () => {
	expect(await answersOf().get_home({ id: 7 })).toMatchObject({
		company: 'Muster',
		asOf: '2026-12-01',
		note: expect.stringContaining('no instructions'),
		url: spoken.url,
	});
});

test('a site of many cities asks for one of them', async () => {
	const { search_homes: search } = answersOf({ cities: ['Leipzig', 'Hamburg'] });
	expect(await search({ phrase: 'Wohnung' })).toHaveProperty('cities', ['Leipzig', 'Hamburg']);
	expect(await search({ phrase: 'Leipzig oder Hamburg' })).toHaveProperty('cities');
});

test('what no tool takes is said in a sentence', async () => {
	expect(await answersOf().get_home({ id: 7, street: 'x' })).toMatch(/street/);
	expect(await answersOf().get_home({ id: 8 })).toMatch(/no home 8/);
	expect(await answersOf().search_homes({ from: -1 })).toMatch(/from/);
});
