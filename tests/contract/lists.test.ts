import { describe, expect, test } from 'vitest';
import { readList } from '../../src/crm/lists.ts';
import { connected } from '../support/connected.ts';
import { crmClient, crmServer, json } from '../support/crm-server.ts';

describe('a list', () => {
	const contacts = Array.from({ length: 250 }, (_, index) => ({
		id: index + 1,
		last_name: `Contact ${index}`,
		created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
	}));

	test('is read page by page, each record once, decoded and as it was sent', async () => {
		const { crm } = await connected({ contacts });
		const names: unknown[] = [];
		const sizes: number[] = [];
		for await (const { records, raw, total, problems } of readList(crm, 'contacts', {
			with_meta: 1,
			order: 'asc',
		})) {
			names.push(...records.map(({ name }) => name));
			sizes.push(raw.length);
			expect([total, problems]).toEqual([250, []]);
		}
		expect(sizes).toEqual([100, 100, 50]);
		expect(names).toEqual(contacts.map(({ last_name }) => last_name));
	});

	test.each([
		['', undefined],
		[', which it counts', { total_count: 5 }],
	])('is read whole where the CRM sends fewer records than asked for%s', async (_, meta) => {
		const page = (...ids: number[]) => {
			const data = ids.map((id) => ({ id }));
			return json(meta ? { data, meta } : data);
		};
		const { baseUrl } = await crmServer(page(1, 2), page(3, 4), page(5), page());
		const { crm } = crmClient(baseUrl);
		const read = await Array.fromAsync(readList(crm, 'contacts', {}));
		expect(read.flatMap(({ records }) => records.map(({ id }) => id))).toEqual([1, 2, 3, 4, 5]);
	});

	test('that is not paged ends after one page, and an empty one before it', async () => {
		const projects = Array.from({ length: 100 }, (_, index) => ({ id: index + 1 }));
		const { crm } = await connected({ projects });
		const count = async (name: 'projects' | 'contacts') => {
			const pages = await Array.fromAsync(readList(crm, name, {}));
			return pages.map(({ raw }) => raw.length);
		};
		expect(await count('projects')).toEqual([100]);
		expect(await count('contacts')).toEqual([]);
	});
});
