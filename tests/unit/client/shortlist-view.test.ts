import { expect, test } from 'vitest';
import type { ListedUnit } from '../../../src/client/shortlist/units.ts';
import {
	chosenWith,
	shortlistView,
	type ShortlistView,
} from '../../../src/client/shortlist/view.ts';

/** What is shown of a list whose units are all saved, but for what a test says otherwise. */
function view(
	shown: readonly number[],
	{
		saved = shown,
		offered = shown,
		chosen,
	}: {
		readonly saved?: readonly number[];
		readonly offered?: readonly number[];
		readonly chosen?: readonly number[];
	} = {},
): ShortlistView {
	return shortlistView({
		shown,
		saved,
		units: new Map(offered.map((id) => [id, unit(id)])),
		chosen: chosen && new Set(chosen),
	});
}

function unit(id: number): ListedUnit {
	const title = `Flat ${id}`;
	const compared = { deal: 'buy', costs: [], months: [], facts: [], features: [] } as const;
	const card = { id, title, name: title, href: '', place: '', facts: '', price: '', compared };
	// Nothing of its item matters here, and there is no document to make one.
	return {
		card,
		get item(): HTMLLIElement {
			throw new Error('Not drawn.');
		},
	};
}

test('a unit that was taken off keeps its place and its title, be it on offer or not', () => {
	const { places, onOffer } = view([1, 2, 3], { saved: [3], offered: [1, 3] });
	expect(places).toMatchObject([
		{ holds: 'removed', id: 1, title: 'Flat 1' },
		{ holds: 'removed', id: 2, title: '2' },
		{ holds: 'unit', id: 3 },
	]);
	expect(onOffer).toEqual([3]);
});

test('a saved unit that nobody offers any more is gone, and neither asked about nor compared', () => {
	const { places, onOffer, compared } = view([1, 2, 3], { offered: [1, 3] });
	expect(places[1]).toEqual({ holds: 'gone', id: 2 });
	expect(onOffer).toEqual([1, 3]);
	expect(compared).toEqual([1, 3]);
});

test('all are compared before anybody has chosen, and none where they do not fit beside each other', () => {
	expect(view([4, 3, 2, 1])).toMatchObject({ compared: [4, 3, 2, 1], isFull: true });
	expect(view([5, 4, 3, 2, 1])).toMatchObject({ compared: [], isFull: false });
});

test('whoever chose none for the comparison has none, and what is chosen stands in the order of the list', () => {
	expect(view([2, 1], { chosen: [] }).compared).toEqual([]);
	expect(view([3, 2, 1], { chosen: [1, 3] }).compared).toEqual([3, 1]);
	expect(view([3, 2, 1], { saved: [3, 2], chosen: [1, 3] }).compared).toEqual([3]);
});

test('what was taken over from somebody is compared first, if it fits beside each other', () => {
	expect([...chosenWith([7, 8])]).toEqual([7, 8]);
	expect([...chosenWith([7, 8], new Set([1, 2, 3]))]).toEqual([7, 8, 1, 2]);
	expect([...chosenWith([5, 6, 7, 8], new Set([1, 2]))]).toEqual([5, 6, 7, 8]);
	expect([...chosenWith([4, 5, 6, 7, 8], new Set([1, 2]))]).toEqual([1, 2]);
});
