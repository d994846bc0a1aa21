import { expect, test } from 'vitest';
import { mostOpen, viewingDays } from '../../../src/view/viewings.ts';

/** A home that can be seen so often on each day from Monday on. */
function home(id: number, days: number, timesADay: number) {
	const viewings = Array.from({ length: days * timesADay }, (_, at) => {
		const day = `2026-12-${String(7 + Math.floor(at / timesADay)).padStart(2, '0')}`;
		return { id: `${id}${at}`, start: `${day}T10:00:00.000Z`, zone: 'Europe/Berlin', sequence: 0 };
	});
	return { id, viewings };
}

test.each([
	[
		'a few stand open',
		[home(1, 3, 2)],
		[
			[2, 0],
			[2, 0],
			[2, 0],
		],
	],
	[
		'those behind the first ones are folded, each day for itself',
		[home(1, 3, 10), home(2, 3, 15)],
		[
			[25, 0],
			[mostOpen - 25, 50 - mostOpen],
			[0, 25],
		],
	],
])('of all viewing times %s', (_what, homes, parts) => {
	const days = viewingDays(homes, 'de');
	expect(days.map(({ times, folded }) => [times.length, folded.length])).toEqual(parts);
	expect(days[0]?.name).toBe('Montag, 7. Dezember');
});
