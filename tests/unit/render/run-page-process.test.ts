import { expect, test } from 'vitest';
import { runPageProcess } from '../../../src/render/run-page-process.ts';
import { processesFor } from '../../../src/render/page-parts.ts';
import { startProcess } from '../../../src/render/start-process.ts';

const dying = (how = 'kill') =>
	startProcess('../../tests/support/dying-process.ts', {
		folder: import.meta.dirname,
		variables: { PATH: process.env['PATH'] },
		given: [how],
	});
const wanted = { pages: [], withUnplanned: true, isPart: false };

test('a process that dies is named with the page it was making', async () => {
	const made: string[] = [];
	const taker = {
		file: ({ path }: { path: string }) => void made.push(path),
		pages: () => {},
		onPage: () => {},
	};
	await expect(runPageProcess(dying(), wanted, taker)).rejects.toThrow(
		/^The page \/de\/kontakt\/ could not be made \(SIGKILL\); nothing was published/,
	);
	expect(made).toEqual(['/de/']);
});

test('a page that ends its process without a word is named, too', async () => {
	const taker = { file: () => {}, pages: () => {}, onPage: () => {} };
	await expect(runPageProcess(dying('exit'), wanted, taker)).rejects.toThrow(
		/^The page \/de\/kontakt\/ could not be made \(exit code 0\)/,
	);
});

test('where what was made cannot be taken, that is said, and not that the process ended', async () => {
	const taker = { file: full, pages: () => {}, onPage: () => {} };
	await expect(runPageProcess(dying(), wanted, taker)).rejects.toThrow('The disk is full.');
});

function full(): never {
	throw new Error('The disk is full.');
}

const gigabyte = 2 ** 30;

test.each([
	['few pages are made by one process', 150, undefined, 8, 16, 1],
	['many by as many as there are processors', 3000, undefined, 4, 16, 4],
	['by fewer where memory is short', 3000, undefined, 8, 2, 3],
	['by one where there is hardly any', 3000, undefined, 8, 0.5, 1],
	['by as many as somebody has set', 150, 2, 1, 0.5, 2],
])('%s', (_, pages, set, processors, gigabytes, expected) => {
	const machine = { processors, memory: gigabytes * gigabyte };
	expect(processesFor(pages, set, machine)).toBe(expected);
});
