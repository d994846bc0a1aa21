import { expect, test } from 'vitest';
import { shareSentences } from '../../../src/gate/report.ts';

const numbers = Array.from({ length: 12 }, (_, at) => 4701 + at);

test('what is said of many records alike is said once, where it was said first', () => {
	const lines = [
		'The list of teams cannot be read.',
		...numbers.flatMap((id) => [
			`unit ${id}: "archived" should be true or false but is a number, so it counts as true.`,
			`unit ${id}: image ${id + 1} has no address.`,
		]),
	];
	expect(shareSentences(lines)).toEqual([
		'The list of teams cannot be read.',
		'12 units: "archived" should be true or false but is a number, so it counts as true: 4701, 4702, 4703, 4704, 4705, 4706, 4707, 4708, 4709, 4710 and 2 more.',
		...numbers.map((id) => `unit ${id}: image ${id + 1} has no address.`),
	]);
});

test('up to ten records have a line each, and units and projects of the same number are not mixed up', () => {
	const ten = numbers.slice(0, 10);
	const lines = ['unit', 'project'].flatMap((kind) => ten.map((id) => `${kind} ${id}: no title.`));
	expect(shareSentences(lines)).toEqual(lines);
});

test('lines about no record stay as they are, however often they come', () => {
	const lines = numbers.map(() => 'A unit without an id is left out.');
	expect(shareSentences(lines)).toEqual(lines);
});
