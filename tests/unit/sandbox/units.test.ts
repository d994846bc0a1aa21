import { expect, test } from 'vitest';
import { ids, sandboxWith, unit } from '../../support/sandbox.ts';

test('the list of units has 20 records a page, and is empty past the end', async () => {
	const { get } = sandboxWith({ units: Array.from({ length: 25 }, (_, i) => unit(i + 1)) });
	expect(ids(await get('/units?sort_by=id'))).toHaveLength(20);
	expect(ids(await get('/units?sort_by=id&page=2'))).toEqual([21, 22, 23, 24, 25]);
	expect((await get('/units?page=3&with_meta=1')).body).toEqual({
		data: [],
		meta: { total_count: 25 },
	});
});
