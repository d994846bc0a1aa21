import { expect, test } from 'vitest';
import { keepRecent } from '../../src/catalog/recent.ts';

function reader(size: number) {
	const read: number[] = [];
	const get = keepRecent(
		(id: number) => {
			read.push(id);
			return { id };
		},
		{ size },
	);
	return { get, read };
}

test('what was read lately is not read again', () => {
	const { get, read } = reader(2);
	const first = get(1);
	expect(get(1)).toBe(first);
	expect(read).toEqual([1]);
});

test('the thing that was asked for longest ago is forgotten first', () => {
	const { get, read } = reader(2);
	for (const id of [1, 2, 1, 3]) get(id);
	expect(read).toEqual([1, 2, 3]);
	get(1);
	expect(read).toEqual([1, 2, 3]);
	get(2);
	expect(read).toEqual([1, 2, 3, 2]);
});

test('questions of the same name have the same answer', () => {
	const asked: string[] = [];
	const get = keepRecent(
		(words: readonly string[]) => {
			asked.push(words.join(' '));
			return words.length;
		},
		{ size: 2, nameOf: JSON.stringify },
	);
	expect([get(['a', 'b']), get(['a', 'b']), get(['a b'])]).toEqual([2, 2, 1]);
	expect(asked).toEqual(['a b', 'a b']);
});
