import { expect, test } from 'vitest';
import { checkDrift, richUnits } from '../../support/drift.ts';

test('a field that is missing, renamed or of another type is tolerated or named, and costs no other unit', async () => {
	const { named, tolerated } = checkDrift(await richUnits(), 600);
	expect(named).toBeGreaterThan(30);
	expect(tolerated).toBeGreaterThan(100);
});
