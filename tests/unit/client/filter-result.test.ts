import { expect, test } from 'vitest';
import { bestDrop, hitsOf, type Hits } from '../../../src/client/filter/query.ts';
import type { Choice } from '../../../src/search/choice.ts';
import type { Filter } from '../../../src/search/facets.ts';

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
	return hitsOf({ ...asked, found }, inView && new Set(inView));
}

const none = { total: 0, ids: () => [], without: new Map(), rowsWithout: () => [] };
const asked = { choice, labels, filter: choice.filter, search: { find: () => none } };

test('a map that decides leaves those in view, in the order of the list, and offers nothing to drop', () => {
	const shown = { all: [3, 1, 2], ids: [3, 2], drop: undefined, others: 0 };
	expect(hits([3, 1, 2], [2, 3])).toEqual(shown);
	expect(hits([3, 1, 2])).toEqual({ ...shown, ids: shown.all });
	expect(hits([3, 1, 2], [])).toEqual({ ...shown, ids: [], drop: { count: 3 } });
});

test('what would leave nothing is no way out', () => {
	const without = new Map([['onlyAvailable', 0]]);
	expect(bestDrop({ choice, found: { without }, labels })).toBeUndefined();
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
	const find = ({ deal }: Filter) => ({ ...none, total: deal === 'rent' ? 4 : 0 });
	const empty = { ...asked, found: none, search: { find } };
	expect(hitsOf(empty, undefined).others).toBe(4);
	const priced = { ...choice, filter: { ...choice.filter, price: { to: 1000 } } };
	expect(hitsOf({ ...empty, choice: priced }, undefined).others).toBe(0);
});
