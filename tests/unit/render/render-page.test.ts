import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../src/render/render-page.ts';

const ask = (response: () => Response, route = '/rates.json') =>
	renderPage({ render: async () => response() }, new Request(`https://site.example${route}`), {
		route,
	});

const sorry = () => new Response('<h1>Sorry', { status: 500 });

function fail(): Response {
	throw new Error('no rates');
}

describe('a page or endpoint', () => {
	test.each([500, 503])(
		'that answers with status %i stops the build by its address',
		async (status) => {
			const failed = () => new Response('{"error":"down"}', { status });
			await expect(ask(failed)).rejects.toThrow(`/rates.json: answers with status ${status}.`);
		},
	);

	test('that throws stops the build by its address, and with its reason', async () => {
		await expect(ask(fail)).rejects.toThrow('/rates.json: no rates');
	});

	test.each([200, 301, 404])('that answers with status %i is handed on', async (status) => {
		expect((await ask(() => new Response('', { status }))).status).toBe(status);
	});

	test("that is the site's own page about failures is handed on", async () => {
		expect((await ask(sorry, '/500')).status).toBe(500);
	});
});
