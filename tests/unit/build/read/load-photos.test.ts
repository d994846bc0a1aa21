import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inOrder, printPhotoLines } from '../../../../src/build/read/load-photos-and-write.ts';

test('things end in their order, whichever is ready first, and only so many are begun', async () => {
	const ended: string[] = [];
	let most = 0;
	let underWay = 0;
	await inOrder(
		[5, 1, 3, 0],
		2,
		async (turns) => {
			most = Math.max(most, (underWay += 1));
			for (let at = 0; at < turns; at += 1) await turn();
			underWay -= 1;
			return `after ${turns}`;
		},
		(thing, begun) => void ended.push(`${thing} ${begun}`),
	);
	expect(ended).toEqual(['5 after 5', '1 after 1', '3 after 3', '0 after 0']);
	expect(most).toBe(2);
});

test('a failure of a later thing is told by whoever works on them, and nothing else hears of it', async () => {
	const unheard: unknown[] = [];
	const listen = (reason: unknown) => void unheard.push(reason);
	process.on('unhandledRejection', listen);
	onTestFinished(() => void process.off('unhandledRejection', listen));
	const ended: string[] = [];
	let underWay = 3;
	const work = inOrder(
		['slow', 'full disk', 'slower'],
		3,
		async (thing) => {
			const turns = { slow: 5, slower: 9 }[thing] ?? 0;
			for (let at = 0; at < turns; at += 1) await turn();
			underWay -= 1;
			if (thing === 'full disk') throw new Error('The disk is full.');
		},
		(thing) => void ended.push(thing),
	);
	await expect(work).rejects.toThrow('The disk is full.');
	// Else it would go on with what its caller closes.
	expect(underWay).toBe(0);
	await turn();
	expect(unheard).toEqual([]);
	expect(ended).toEqual(['slow']);
});

const problem = (id: number, reason: string) => ({
	key: String(id),
	id,
	reason,
	message: `Image ${id} ${reason}. It is left out.`,
});

test('a reason that holds for hundreds of photos is printed five times and then counted, any other as often as it comes', () => {
	const printed: string[] = [];
	const photos = printPhotoLines({ lines: (found) => void printed.push(...found) });
	const elsewhere = 'lies on a host that the configuration does not allow';
	for (let unit = 1; unit <= 100; unit += 1) {
		photos.tell(`unit ${unit}`, [problem(unit * 2, elsewhere), problem(unit * 2 + 1, elsewhere)]);
	}
	photos.tell('unit 101', [problem(900, 'is damaged (no end)')]);
	photos.tellRest();
	expect(printed).toEqual([
		'unit 1: Image 2 lies on a host that the configuration does not allow. It is left out.',
		'unit 1: Image 3 lies on a host that the configuration does not allow. It is left out.',
		'unit 2: Image 4 lies on a host that the configuration does not allow. It is left out.',
		'unit 2: Image 5 lies on a host that the configuration does not allow. It is left out.',
		'unit 3: Image 6 lies on a host that the configuration does not allow. It is left out.',
		'unit 101: Image 900 is damaged (no end). It is left out.',
		'200 images in all: each lies on a host that the configuration does not allow.',
	]);
});
