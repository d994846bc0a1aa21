import { describe, expect, test } from 'vitest';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { origin, testServer } from '../../support/release.ts';

const own = 'https://inquiries.site.example';

async function ask(path: string, headers: Record<string, string>, method = 'OPTIONS') {
	const server = await testServer({ siteOrigins: ['https://site.example:8443'] });
	const body = method === 'POST' ? new URLSearchParams(goodForm) : null;
	const answer = await server.app.request(`${own}${path}`, {
		method,
		headers: { ...browserHeaders, ...headers },
		body,
	});
	return { answer, server };
}

describe('a page of another origin', () => {
	test.each([origin, 'https://site.example:8443'])(
		'%s may send when it is the site',
		async (from) => {
			for (const path of ['/inquiry', '/inquiry/token']) {
				const { answer } = await ask(path, {
					origin: from,
					'access-control-request-method': 'POST',
				});
				expect(answer.status).toBe(204);
				expect(answer.headers.get('access-control-allow-origin')).toBe(from);
				expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
				expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
				expect(answer.headers.get('vary')).toBe('Origin');
				const sent = await ask(path, { origin: from, accept: 'application/json' }, 'POST');
				expect(sent.answer.ok).toBe(true);
				expect(sent.answer.headers.get('access-control-allow-origin')).toBe(from);
			}
		},
	);

	test.each([
		'https://evil.example',
		'null',
		'http://site.example',
		'https://site.example:444',
		'https://site.example.evil.example',
		`${origin}, https://evil.example`,
	])('%s may not, and is told nothing', async (from) => {
		for (const path of ['/inquiry', '/inquiry/token']) {
			const { answer } = await ask(path, { origin: from, 'access-control-request-method': 'POST' });
			expect(answer.status).toBe(403);
			expect(
				[...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
			).toEqual([]);
			const sent = await ask(path, { origin: from }, 'POST');
			expect(sent.answer.status).toBe(403);
			expect(sent.answer.headers.get('access-control-allow-origin')).toBeNull();
			expect(await sent.server.outbox.counts()).toMatchObject({ waiting: 0 });
		}
	});

	test('reads no page of the site through a script', async () => {
		const server = await testServer();
		const answer = await server.get('/de/', { origin: 'https://site.example' });
		expect(answer.headers.get('access-control-allow-origin')).toBeNull();
		expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
	});
});
