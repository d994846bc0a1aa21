import { expect, test } from 'vitest';
import { flipBits } from '../support/outbox-flips.ts';

test('1,000 bits flipped in the database of the outbox and in its log lose, double and block nothing', async () => {
	for (const [count, files] of [
		[500, ['']],
		[500, ['-wal']],
	] as const) {
		const result = await flipBits(count, { files, seed: 7 });
		console.log(`${files[0] || 'database'}: ${JSON.stringify(result)}`);
		expect(result).toMatchObject({ lostSilently: 0, lostAndTold: 0, doubled: 0, blocked: 0 });
	}
}, 3_600_000);
