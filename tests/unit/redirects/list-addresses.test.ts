import { expect, onTestFinished, test } from 'vitest';
import { join } from 'node:path';
import type { Offer } from '../../../src/catalog/queries/outlines.ts';
import { openAddressLedger } from '../../../src/redirects/address-ledger.ts';
import { AddressNotes } from '../../../src/redirects/addresses.ts';
import { listAnswers, presentLists } from '../../../src/redirects/list-addresses.ts';
import { temporaryFolder } from '../../support/catalogue.ts';

const site = { locales: ['de', 'en'] as const, lists: { least: 3, introductions: [] } };
const rules = { locales: site.locales, defaultLocale: 'de' } as const;

function lists(counts: Readonly<Record<string, number>>) {
	const offers = Object.entries(counts).map(([place, count]): Offer => {
		const [kind = '', city, district] = place.split(' ');
		return {
			deal: 'buy',
			kind: kind === 'house' ? 'house' : 'apartment',
			city,
			district,
			count,
			changedAt: undefined,
		};
	});
	return presentLists({ offers: () => offers }, { ...site, locales: [...site.locales] });
}

function ledger() {
	const opened = openAddressLedger(join(temporaryFolder(), 'addresses.sqlite'), { account: 'a' });
	onTestFinished(() => opened.close());
	return opened;
}

const full = {
	'flat Leipzig Plagwitz': 30,
	'house Leipzig Plagwitz': 3,
	'flat Leipzig Mitte': 4,
	'flat Jena': 1,
};

test('a list that gets too short leads to the narrowest one that holds its units, in its language', () => {
	const book = ledger();
	book.noteLists(lists(full).addresses);
	const after = lists({ 'flat Leipzig Plagwitz': 2, 'house Leipzig Plagwitz': 3, 'flat Jena': 1 });
	book.noteLists(after.addresses);
	const answers = listAnswers(book.lists(), after, rules);
	const targets = new Map(
		answers.map((answer) => [answer.path, answer.kind === 'moved' && answer.target]),
	);
	expect(targets.get('/de/kaufen/wohnungen/leipzig/plagwitz/')).toBe('/de/kaufen/leipzig/');
	expect(targets.get('/en/buy/flats/leipzig/')).toBe('/en/buy/leipzig/');
	expect(targets.get('/de/kaufen/wohnungen/leipzig/seite-2/')).toBe('/de/kaufen/leipzig/');
	expect(targets.get('/de/kaufen/leipzig/mitte/')).toBe('/de/kaufen/leipzig/');
	expect(targets.has('/de/kaufen/leipzig/')).toBe(false);
	const pages = new Set(after.addresses.map(({ path }) => path));
	for (const target of targets.values()) expect(pages).toContain(target);
});

test('a list that is there again answers for itself, and one that everything left leads to all', () => {
	const book = ledger();
	book.noteLists(lists(full).addresses);
	expect(listAnswers(book.lists(), lists(full), rules)).toEqual([]);
	const answers = listAnswers(book.lists(), lists({}), rules);
	expect(new Set(answers.map((answer) => answer.kind === 'moved' && answer.target))).toEqual(
		new Set(['/de/kaufen/', '/en/buy/']),
	);
});

test('the ledger tells which lists are new, and takes them in when their release is live', () => {
	const [rehearsed, kept] = [ledger(), ledger()];
	const { addresses } = lists(full);
	const { fresh } = rehearsed.noteLists(addresses);
	expect(fresh).toHaveLength(addresses.length);
	expect(rehearsed.noteLists(addresses).fresh).toEqual([]);
	const notes = { account: 'a', notedAt: 1, histories: [], lists: fresh };
	kept.take(AddressNotes.parse(JSON.parse(JSON.stringify(notes))));
	expect(kept.lists()).toEqual(rehearsed.lists());
	expect(kept.noteLists(addresses).fresh).toEqual([]);
});
