import { expect, test } from 'vitest';
import { checkDrift, richUnits } from '../support/drift.ts';

test('B6: 10,000 records with a drifted field are tolerated or named, and none of them is a crash', async () => {
	const { named, tolerated } = checkDrift(await richUnits(), 10_000);
	console.log(`B6: ${named} drifted fields named, ${tolerated} tolerated, no crash`);
	expect(named + tolerated).toBeGreaterThanOrEqual(10_000);
});
