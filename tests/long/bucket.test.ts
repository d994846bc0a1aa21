import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showFromBucket } from '../support/bucket-site.ts';
import { publishUnderReaders } from '../support/publishes.ts';
import { hasSwift, startSwift, type Swift } from '../support/swift.ts';

let folder: string;
let swift: Swift | undefined;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'vitrine-swift-'));
	if (hasSwift) swift = await startSwift(folder);
});
afterAll(async () => {
	await swift?.stop();
	rmSync(folder, { recursive: true });
});

test.runIf(hasSwift)(
	'200 publishes to a bucket under four readers show no mixed build and no error',
	{ timeout: 3_600_000 },
	async () => {
		const times: number[] = [];
		const { pages, faults } = await publishUnderReaders(200, {
			perSecond: 4,
			async show(places) {
				if (!swift) throw new Error('There is no Swift.');
				const shown = await showFromBucket(swift, places);
				return {
					...shown,
					async publish() {
						const start = performance.now();
						await shown.publish();
						times.push(performance.now() - start);
					},
				};
			},
		});
		const sorted = times.toSorted((a, b) => a - b).map(Math.round);
		console.log(
			`200 publishes to a bucket, ${pages} pages read meanwhile, ${faults.length} faults; a publish took ${sorted[100]} ms in the middle and ${sorted.at(-1)} ms at most`,
		);
		expect(faults).toEqual([]);
		expect(pages).toBeGreaterThan(1000);
	},
);
