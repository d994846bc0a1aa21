import { expect, test } from 'vitest';
import { checkDrift, richUnits } from '../support/drift.ts';

test('10,000 records with a drifted field are tolerated or named, and none of them is a crash', async () => {
	const { named, tolerated } = checkDrift(await richUnits(), 10_000);
	expect(named + tolerated).toBeGreaterThanOrEqual(10_000);
});
