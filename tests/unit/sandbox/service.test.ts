import { expect, test } from 'vitest';
import { ids, image, key, records, sandboxWith, unit } from '../../support/sandbox.ts';

test('a body that is no JSON, and one of more than 5 MiB, are refused in a sentence', async () => {
	const { sandbox, send } = sandboxWith();
	const response = await sandbox.fetch(
		new Request('http://crm.test/v1/contacts', {
			method: 'POST',
			headers: { 'x-api-key': key },
			body: '{"client":',
		}),
	);
	expect(response.status).toBe(422);
	expect(await response.json()).toEqual({ errors: ['body: is no JSON'] });
	const description = 'x'.repeat(5 * 1024 * 1024);
	expect(await send('POST', '/contacts', { client: { description } })).toMatchObject({
		status: 413,
		body: { errors: [expect.stringContaining('larger')] },
	});
});

test('pictures are served without a key, with their type, and not again when unchanged', async () => {
	const pictures = [
		image({ title: 'Küche & Diele' }),
		image({ title: 'Grundriss', media: 'three-room', is_floorplan: true, position: 2 }),
	];
	const { get, sandbox } = sandboxWith({ units: [unit(1, { images: pictures })] });
	const [rich] = records(await get('/units?expand=1'));
	const urls = JSON.stringify(rich?.['images']).match(/http:[^"]+/g) ?? [];
	expect(urls).toHaveLength(12);
	for (const url of urls) {
		const response = await sandbox.fetch(new Request(url));
		const type = url.endsWith('png') ? 'image/png' : 'image/webp';
		expect(response.headers.get('content-type')).toBe(type);
		expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5000);
		const etag = response.headers.get('etag') ?? '';
		const again = new Request(url, { headers: { 'if-none-match': etag } });
		expect((await sandbox.fetch(again)).status).toBe(304);
	}
	const unknown = await sandbox.fetch(new Request('http://crm.test/photos/Zx0/kitchen-line.webp'));
	expect(unknown.status).toBe(404);
	const odd = await sandbox.fetch(new Request('http://crm.test/photos/%E0%A4%A/x.webp'));
	expect(odd.status).toBe(404);
});

test('a home is changed on a page, as the agency does it in its CRM, and by no other site', async () => {
	const { sandbox } = sandboxWith({ units: [unit(1, { price: 300_000 })] });
	const change = async (origin: string) =>
		await sandbox.fetch(
			new Request('http://crm.test/sandbox/homes/1', {
				method: 'POST',
				headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
				body: 'amount=290000&status=503',
			}),
		);
	expect((await change('https://evil.example')).status).toBe(403);
	expect(sandbox.account.units.get(1)).toMatchObject({ price: 300_000 });
	expect((await change('http://crm.test')).status).toBe(303);
	expect(sandbox.account.units.get(1)).toMatchObject({ price: 290_000, property_status_id: 503 });
	const page = await sandbox.fetch(new Request('http://crm.test/sandbox/homes'));
	expect(await page.text()).toContain('value="290000"');
});

test('the list of units has 20 records a page, and is empty past the end', async () => {
	const { get } = sandboxWith({ units: Array.from({ length: 25 }, (_, i) => unit(i + 1)) });
	expect(ids(await get('/units?sort_by=id'))).toHaveLength(20);
	expect(ids(await get('/units?sort_by=id&page=2'))).toEqual([21, 22, 23, 24, 25]);
	expect((await get('/units?page=3&with_meta=1')).body).toEqual({
		data: [],
		meta: { total_count: 25 },
	});
});
