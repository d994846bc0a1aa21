import { expect, test } from 'vitest';
import { CrmError } from '../../src/crm/errors.ts';
import { streamUnits } from '../../src/crm/pages.ts';
import { readPass } from '../../src/crm/pass.ts';
import { changingAccount } from '../support/changing-account.ts';
import { idsIn } from '../support/ids-in.ts';

test('B1: no unit is missing from 1,000 readings of a list that changes at every answer, though a plain reader misses some', async () => {
	const found = { readings: 1000, missing: 0, gaveUp: 0, plainReadersThatLost: 0 };
	for (let seed = 1; seed <= found.readings; seed++) {
		const given = { seed, size: 600, limit: 20, idLimit: 100 };
		const account = changingAccount(given);
		try {
			const wishes = { translations: [], concurrency: 1 + (seed % 8) };
			const { ids } = await streamUnits(account.crm, idsIn, wishes);
			found.missing += account.missingFrom(ids);
		} catch (error) {
			if (!(error instanceof CrmError) || error.failure.reason !== 'unstable') throw error;
			found.gaveUp++;
		}
		const other = changingAccount(given);
		const { ids } = await readPass(other.source, { concurrency: 1, detail: true, pass: 2 });
		if (other.missingFrom(ids) > 0) found.plainReadersThatLost++;
	}
	console.log(`B1: ${JSON.stringify(found)}`);
	expect(found.missing).toBe(0);
	expect(found.gaveUp).toBeLessThan(100);
	expect(found.plainReadersThatLost).toBeGreaterThan(700);
});
