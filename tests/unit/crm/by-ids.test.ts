import { describe, expect, test } from 'vitest';
import type { Crm } from '../../../src/crm/client.ts';
import { unitsById } from '../../../src/crm/pages.ts';
import { changingAccount } from '../../support/changing-account.ts';
import { crmClient, crmServer, type Answer } from '../../support/crm-server.ts';
import { limiting } from '../../support/limiting-crm.ts';
import { idsIn } from '../../support/ids-in.ts';

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);
const byId = (a: number, b: number) => a - b;

const read = (crm: Crm, ids: readonly number[]) => unitsById(crm, idsIn, { translations: [] })(ids);

describe('units asked for by their ids, of a CRM whose pages are shorter', () => {
	test('are all found though one of them is archived between two answers', async () => {
		const all = upTo(40).map((id) => ({ id }));
		let answers = 0;
		const answer: Answer = (response, request) => {
			const there = answers++ === 0 ? all : all.slice(1);
			limiting(there, { limit: 20, form: 'counted' })(response, request);
		};
		const { baseUrl } = await crmServer(answer);
		const found = await read(crmClient(baseUrl).crm, upTo(40));
		expect(found?.toSorted(byId)).toEqual(upTo(40));
	});

	test('are all found but those that have gone, whatever is added, archived and brought back meanwhile', async () => {
		for (const seed of upTo(400)) {
			const limit = [1, 3, 7, 20, 33, 100][seed % 6] ?? 1;
			const isCounted = seed % 4 > 0;
			const account = changingAccount({ seed, size: 60, limit, isCounted, changes: [0, 1] });
			const found = await read(account.crm, upTo(60));
			expect(account.missingFrom(found ?? []), `seed ${seed}`).toBe(0);
		}
	});

	test('are never asked for together with more than a page holds, once that is known', async () => {
		for (const isCounted of [true, false]) {
			const account = changingAccount({ seed: 1, size: 90, limit: 20, isCounted, changes: [0, 0] });
			const ids = [...upTo(90), 501, 502, 503];
			await read(account.crm, ids);
			const sizes = account.asked.map((query) => query.property_ids?.length);
			expect(sizes).toEqual([93, 20, 20, 20, 13, 1, 1, 1]);
		}
	});

	test('cost one request for each page that they fill, one more, and one for each that is gone', async () => {
		for (const seed of upTo(200)) {
			const limit = [1, 5, 20, 100, 500][seed % 5] ?? 1;
			const gone = seed % 23;
			const there = 1 + ((seed * 37) % 300);
			const account = changingAccount({ seed, size: there, limit, changes: [0, 0] });
			const ids = [...upTo(there), ...upTo(gone).map((id) => 9_000 + id)];
			await read(account.crm, ids);
			const most = Math.ceil(ids.length / Math.min(limit, 100)) + 1 + gone;
			expect(account.asked.length, `seed ${seed}`).toBeLessThanOrEqual(most);
		}
	});
});
