import { describe, expect, test } from 'vitest';
import { openMedia } from '../../../src/sandbox/media.ts';
import { serveSandbox } from '../../../src/sandbox/serve.ts';
import { image, key, record, records, sandboxWith, unit } from '../../support/sandbox.ts';

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

describe('pictures', () => {
	const pictures = [
		image({ title: 'Küche & Diele' }),
		image({ title: 'Grundriss', media: 'three-room', is_floorplan: true, position: 2 }),
	];

	test('have six sizes under the address of the service, named after their title', async () => {
		const { get } = sandboxWith({ units: [unit(1, { images: pictures })] });
		const [rich] = records(await get('/units?expand=1'));
		const token = /^http:\/\/crm\.test\/photos\/Zx\w+\//;
		expect(rich?.['images']).toMatchObject([
			{
				id: 101,
				imageable_type: 'Property',
				imageable_id: 1,
				url: expect.stringMatching(new RegExp(`${token.source}kueche-diele\\.webp$`)),
				big_url: expect.stringMatching(/\/big_kueche-diele\.webp$/),
				small_thumb_url: expect.stringMatching(/\/small_thumb_kueche-diele\.webp$/),
				square_url: expect.stringMatching(token),
			},
			{ is_floorplan: true, url: expect.stringMatching(/\/grundriss\.png$/) },
		]);
		const [flat] = records(await get('/units'));
		expect(flat?.['images']).toMatchObject([
			{ original: expect.stringMatching(token), big: expect.stringMatching(/\/big_/) },
			{},
		]);
		expect(JSON.stringify(flat?.['images'])).not.toMatch(/"(id|title|position)"/);
	});

	test('are served without a key, with their type, and not again when unchanged', async () => {
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
		const unknown = await sandbox.fetch(
			new Request('http://crm.test/photos/Zx0/kitchen-line.webp'),
		);
		expect(unknown.status).toBe(404);
		const odd = await sandbox.fetch(new Request('http://crm.test/photos/%E0%A4%A/x.webp'));
		expect(odd.status).toBe(404);
	});

	test('of people are their portraits, scaled and as they were uploaded, and never stand for a photo', async () => {
		const broker = { id: 61, name: 'Jana Hallmann', portrait: 'portrait-marta-rey' };
		const { get, sandbox } = sandboxWith({ brokers: [broker, { id: 62, name: 'Ida Weiß' }] });
		const [drawn, bare] = records(await get('/brokers'));
		expect(drawn).toMatchObject({
			avatar: expect.stringMatching(
				/^http:\/\/crm\.test\/photos\/Zx\w+\/thumb_portrait-marta-rey\.webp$/,
			),
			avatar_url: expect.stringMatching(/\/Zx\w+\/portrait-marta-rey\.webp$/),
		});
		expect(drawn).not.toHaveProperty('portrait');
		expect(bare).toMatchObject({ avatar: null, avatar_url: null });
		for (const address of [drawn?.['avatar'], drawn?.['avatar_url']]) {
			const response = await sandbox.fetch(new Request(String(address)));
			expect(response.headers.get('content-type')).toBe('image/webp');
		}
		const media = openMedia(new URL('../../../src/sandbox/demo/media/', import.meta.url));
		expect(media.photos.filter((id) => /^(?:portrait|logo)/.test(id))).toEqual([]);
	});

	test('of teams are their logos, by an address of the service', async () => {
		const teams = [
			{ id: 31, name: 'Leipzig', logo: 'logo-leipzig' },
			{ id: 32, name: 'Hamburg' },
		];
		const { get, sandbox } = sandboxWith({ teams });
		const [drawn, bare] = records(await get('/teams'));
		expect(drawn).not.toHaveProperty('logo');
		expect(bare).toMatchObject({ logo_url: null });
		const response = await sandbox.fetch(new Request(String(drawn?.['logo_url'])));
		expect(response.headers.get('content-type')).toBe('image/webp');
	});

	test('keep the address they are given where the service is reached under another one', async () => {
		const { get } = sandboxWith(
			{ units: [unit(1, { images: pictures })] },
			{ baseUrl: 'https://crm.example/v1' },
		);
		expect(JSON.stringify((await get('/units')).body)).toContain('https://crm.example/photos/Zx');
	});
});

describe('the inbox', () => {
	test('shows inquiries with contact, unit and source, newest first, and no other task', async () => {
		const { send, sandbox } = sandboxWith({ units: [unit(1, { name: 'WE 1' })] });
		const client = { first_name: 'Ada', last_name: '<b>Lovelace</b>', email: 'ada@example.org' };
		const { id } = record(await send('POST', '/contacts', { client }));
		const inquiry = { is_reminder: true, client_source_id: 4711, client_ids: [id] };
		await send('POST', '/tasks', { task: { ...inquiry, title: 'First', property_ids: [1] } });
		await send('POST', '/tasks', {
			task: { ...inquiry, title: 'Second', body: '<script>alert(1)</script>' },
		});
		await send('POST', '/tasks', { task: { title: 'Not an inquiry', is_reminder: true } });
		const response = await sandbox.fetch(new Request('http://crm.test/sandbox/inbox'));
		const page = await response.text();
		expect(response.headers.get('content-type')).toContain('text/html');
		expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
		expect(page).toContain('&lt;b&gt;Lovelace&lt;/b&gt;');
		expect(page).toContain('&lt;script&gt;');
		expect(page).toContain('WE 1 (1)');
		expect(page).toContain('Website');
		expect(page).not.toContain('Not an inquiry');
		expect(page).not.toMatch(/<script|<b>/);
	});
});

test('a port that is taken is said with the option that takes another', async () => {
	const first = await serveSandbox(sandboxWith().sandbox);
	const port = Number(new URL(first.origin).port);
	await expect(serveSandbox(sandboxWith().sandbox, port)).rejects.toThrow(
		`npm run sandbox -- --port ${port + 1}`,
	);
	await first.close();
});
