import { expect, test } from 'vitest';
import { cached } from '../../../src/domain/cached.ts';

function reader(size: number) {
	const read: number[] = [];
	const get = cached(
		(id: number) => {
			read.push(id);
			return { id };
		},
		{ size },
	);
	return { get, read };
}

test('as many things as it is made for are remembered, those asked for last', () => {
	const { get, read } = reader(2);
	for (const id of [1, 2, 1, 3, 1, 2]) get(id);
	expect(read).toEqual([1, 2, 3, 2]);
});

test('that something is not there is remembered as well', () => {
	let asked = 0;
	const get = cached(
		(_id: number) => {
			asked += 1;
			return undefined;
		},
		{ size: 2 },
	);
	expect([get(1), get(1)]).toEqual([undefined, undefined]);
	expect(asked).toBe(1);
});

test('questions with the same key have the same answer', () => {
	const asked: string[] = [];
	const get = cached(
		(words: readonly string[]) => {
			asked.push(words.join(' '));
			return words.length;
		},
		{ size: 2, keyOf: JSON.stringify },
	);
	expect([get(['a', 'b']), get(['a', 'b']), get(['a b'])]).toEqual([2, 2, 1]);
	expect(asked).toEqual(['a b', 'a b']);
});
