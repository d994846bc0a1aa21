import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishInPairs } from '../support/bucket-pairs.ts';
import { noPostgres, testPostgres } from '../support/postgres.ts';
import { hasSwift, startSwift } from '../support/swift.ts';

const pairs = 160;

test.skipIf(noPostgres !== undefined || !hasSwift)(
	`${pairs} pairs of builders that publish at once leave no page without its file`,
	{ timeout: 3_600_000 },
	async () => {
		const folder = mkdtempSync(join(tmpdir(), 'vitrine-swift-'));
		const swift = await startSwift(folder);
		try {
			const databaseUrl = await (await testPostgres()).database();
			const start = performance.now();
			const outcome = await publishInPairs(pairs, await swift.makeBucket(), databaseUrl);
			const seconds = Math.round((performance.now() - start) / 1000);
			console.log(
				`${pairs} pairs: ${outcome.broken} broken, ${outcome.refused} refused, ${seconds} s`,
			);
			expect(outcome).toEqual({ broken: 0, refused: 0 });
		} finally {
			await swift.stop();
			rmSync(folder, { recursive: true });
		}
	},
);
