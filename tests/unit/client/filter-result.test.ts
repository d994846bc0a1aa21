import { expect, test } from 'vitest';
import { bestDrop, hitsOf, type Hits } from '../../../src/client/filter/query.ts';
import type { Choice } from '../../../src/search/choice.ts';

const choice: Choice = {
	filter: { deal: 'buy', onlyAvailable: true },
	words: '',
	sort: 'newest',
	page: 1,
};
const rest = { ...choice, filter: { deal: 'buy' } } as const;
const labels = [{ part: 'onlyAvailable', words: 'free', rest }] as const;

/** @param ids what is found @param inView what the map shows, where it decides */
function hits(ids: number[], inView?: readonly number[]): Hits {
	const found = {
		total: ids.length,
		ids: () => ids,
		without: new Map([['onlyAvailable', 7]]),
		rowsWithout: () => [],
	};
	return hitsOf({ choice, labels, found }, inView && new Set(inView));
}

test('a map that decides leaves those in view, in the order of the list, and offers nothing to drop', () => {
	const shown = { all: [3, 1, 2], ids: [3, 2], drop: undefined, others: 0 };
	expect(hits([3, 1, 2], [2, 3])).toEqual(shown);
	expect(hits([3, 1, 2])).toEqual({ ...shown, ids: shown.all });
	expect(hits([3, 1, 2], [])).toEqual({ ...shown, ids: [], drop: { count: 3 } });
});

test('to buy instead of renting is no way out, and neither is what would leave nothing', () => {
	const without = new Map([
		['deal', 9],
		['onlyAvailable', 0],
	] as const);
	const all = [...labels, { ...labels[0], part: 'deal' as const }];
	expect(bestDrop({ choice, found: { without }, labels: all })).toBeUndefined();
});

test('whoever drops a place drops the distance around it', () => {
	const around = { deal: 'buy', places: [{ city: 'Leipzig' }], radius: 5 } as const;
	const place = { part: 'places', words: 'Leipzig + 5 km', rest } as const;
	const drop = bestDrop({
		choice: { ...choice, filter: around },
		found: { without: new Map([['places', 3]]) },
		labels: [place],
	});
	expect(drop?.label?.rest.filter).toEqual({ deal: 'buy' });
});

test('words that are dropped are named without the quotation marks of their label', () => {
	const drop = bestDrop({
		choice: { ...choice, words: 'Balkon' },
		found: { without: new Map([['found', 3]]) },
		labels: [{ part: 'found', words: '„Balkon“', rest }],
	});
	expect(drop?.label?.words).toBe('Balkon');
});

test('where none is found at all, a part of the choice is offered to drop, whatever the map shows', () => {
	const drop = { label: { part: 'onlyAvailable', words: 'free', rest }, count: 7 };
	expect(hits([])).toEqual({ all: [], ids: [], drop, others: 0 });
	expect(hits([], [])).toEqual({ all: [], ids: [], drop, others: 0 });
});

test('where none is found, those of the other deal are counted, but not those at a price of this one', () => {
	const found = {
		total: 0,
		ids: () => [],
		without: new Map([['deal', 4]] as const),
		rowsWithout: () => [],
	};
	expect(hitsOf({ choice, labels, found }, undefined).others).toBe(4);
	const priced = { ...choice, filter: { ...choice.filter, price: { to: 1000 } } };
	expect(hitsOf({ choice: priced, labels, found }, undefined).others).toBe(0);
});
