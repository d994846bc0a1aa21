import { expect, test } from 'vitest';
import type { Account } from '../../../../src/commands/setup/account.ts';
import { configText } from '../../../../src/commands/setup/config-text.ts';

const nothing: Account = { statuses: [], sources: [], teams: [], fields: [], places: [] };
const textFor = (account: Partial<Account>) =>
	configText({ name: 'Haus', locales: ['de', 'es'] }, { ...nothing, ...account });
const teams = [
	{ id: 1, name: 'Büro Leipzig' },
	{ id: 2, name: 'Oficina de Valencia' },
	{ id: 3, name: 'Verwaltung' },
];

test('an office is in the country of the units in its city, and of all units where that is one', () => {
	const text = textFor({
		teams,
		places: [
			{ city: 'Leipzig ', country: 'DE' },
			{ city: 'València', country: 'ES' },
		],
	});
	expect([...text.matchAll(/country: '(\w\w)'/g)].map(([, code]) => code)).toEqual([
		'DE',
		'ES',
		'XX',
	]);
	const alone = textFor({ teams, places: [{ city: 'Graz', country: 'AT' }] });
	expect([...alone.matchAll(/country: '(\w\w)'/g)].map(([, code]) => code)).toEqual([
		'AT',
		'AT',
		'AT',
	]);
});

test('where no unit tells the country, somebody has to', () => {
	expect(textFor({})).toContain("country: 'XX', // TODO: its two letters, such as DE");
});

test('a custom field is called as in the account, and is to be translated into the other languages', () => {
	const fields = [{ of: 'unit', key: 'view', label: 'Ausblick' }] as const;
	expect(textFor({ fields })).toContain(
		"// { of: 'unit', key: 'view', label: { de: 'Ausblick', es: 'TODO: Ausblick' } },",
	);
});
