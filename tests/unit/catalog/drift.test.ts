import { expect, test } from 'vitest';
import { checkDrift, richUnits } from '../../support/drift.ts';
import { runs } from '../../support/full-size.ts';

test('a field that is missing, renamed or of another type is tolerated or named, and costs no other unit', async () => {
	const { named, tolerated } = checkDrift(await richUnits(), runs(300, 10_000));
	console.log(`B6: ${named} drifted fields named, ${tolerated} tolerated, no crash`);
	expect(named).toBeGreaterThan(30);
	expect(tolerated).toBeGreaterThan(100);
});
