import { expect, test } from 'vitest';
import { printProgress } from '../../../src/build/report/progress.ts';

const waiting = {
	method: 'GET',
	path: '/units',
	seconds: 10,
	attempt: 1,
	attempts: 5,
	isPaused: false,
} as const;

function printed(isTTY: boolean) {
	let text = '';
	const write = (more: string | Uint8Array) => {
		text += String(more);
		return true;
	};
	return { progress: printProgress({ isTTY, write }, () => 0), text: () => text };
}

test('what is waited for is a line of its own where the output is kept', () => {
	const { progress, text } = printed(false);
	progress.step('Reading units', 100, 200);
	progress.waiting(waiting);
	progress.waiting({ ...waiting, seconds: 35, attempt: 2, isPaused: true });
	progress.step('Reading units', 200, 200);
	expect(text().split('\n')).toEqual([
		'Reading units: 100 of 200',
		'Waiting for the CRM: GET /units, 10 s, try 1 of 5',
		'Waiting before the CRM is asked again: GET /units, 35 s, try 2 of 5',
		'Reading units: 200 of 200',
		'',
	]);
});

test('on a terminal it takes the place of the step, and the step that of it', () => {
	const { progress, text } = printed(true);
	progress.step('Reading units', 100, 200);
	progress.waiting(waiting);
	progress.step('Reading units', 200, 200);
	const shown = text()
		.split('\n')
		.map((line) => line.split('\r\u001B[2K').at(-1));
	expect(shown).toEqual(['████████████████████ Reading units: 200 of 200', '']);
	expect(text()).toContain('\r\u001B[2KWaiting for the CRM: GET /units, 10 s, try 1 of 5');
});
