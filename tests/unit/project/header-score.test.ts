import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../../src/hosts/host-files.ts';
import { nginxFiles } from '../../../src/hosts/nginx-files.ts';
import { headerScore } from '../../support/header-score.ts';
import { partTypes } from '../../../src/hosts/headers.ts';
import { goodForm } from '../../support/inquiry.ts';
import { origin, testServer } from '../../support/release.ts';
import { post } from '../../support/visitor.ts';

const rules = {
	origin,
	indexed: true,
	answers: [],
	isFile: () => false,
	missing: () => '/404.html',
};

/** Headers of every page as one of the files for hosts has them. */
function headersIn(text: string, line: RegExp): Headers {
	const pairs = [...text.matchAll(line)].map(([, name = '', value = '']) => [name, value] as const);
	return new Headers(Object.fromEntries(pairs));
}

describe('the headers are worth 130 of 130', () => {
	test.each([
		'/',
		'/de/',
		'/de/kaufen/',
		'/de/anfrage/danke/',
		'/nothing',
		'/robots.txt',
		'/_astro/missing.css',
		'/health',
	])('of the server at %s', async (path) => {
		const { get } = await testServer();
		const { score, findings } = headerScore((await get(path)).headers);
		expect(score, findings.join(', ')).toBe(130);
	});

	test('of the server after a form, right or wrong or forged', async () => {
		const server = await testServer();
		for (const answer of [
			await post(server, goodForm),
			await post(server, { ...goodForm, name: '' }),
			await post(server, goodForm, { headers: { origin: 'https://evil.example' } }),
			await post(server, {}, { path: '/inquiry/token' }),
			await post(server, { ...goodForm, message: 'x'.repeat(70_000) }),
		]) {
			const { score, findings } = headerScore(answer.headers);
			expect(score, findings.join(', ')).toBe(130);
		}
	});

	test.each(['netlify', 'cloudflare'] as const)('of the files for %s', (host) => {
		const file = hostFiles(host, rules).files.find(({ name }) => name === '_headers');
		const blocks = (file?.text ?? '').split('\n\n');
		const ofPages = blocks.filter((block) => /^\/(?:\*|de\/\*)\n/.test(block)).join('\n');
		const { score, findings } = headerScore(headersIn(ofPages, /^ {2}([\w-]+): (.+)$/gm));
		expect(score, findings.join(', ')).toBe(130);
	});

	test('of the files for nginx', () => {
		const [http = '', server = ''] = nginxFiles(rules).map(({ text }) => text);
		const text = server.replaceAll(/^(add_header [\w-]+) (\$\w+) /gm, (_, start, variable) => {
			const [, value] = http.split(`${variable} {`)[1]?.match(/default (".+");/) ?? [];
			return `${start} ${value} `;
		});
		const { score, findings } = headerScore(
			headersIn(text, /^add_header ([\w-]+) "(.+)" always;$/gm),
		);
		expect(score, findings.join(', ')).toBe(130);
	});
});

describe('a part of a page', () => {
	const parts = ['/_astro/page.Ab12.css', '/media/0a1b-480.avif'];

	test.each(parts)('such as %s comes without what only documents heed', async (path) => {
		const { get } = await testServer();
		const { headers } = await get(path);
		for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']) {
			expect(headers.has(name), name).toBe(false);
		}
	});

	test.each(parts)('such as %s is nothing but what it is', async (path) => {
		const { get } = await testServer();
		const { headers } = await get(path);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('cross-origin-resource-policy')).toBe(
			// Readers of feeds show pictures.
			path.startsWith('/media/') ? 'cross-origin' : 'same-origin',
		);
		expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
		expect(headers.get('access-control-allow-origin')).toBeNull();
		expect(headers.has('set-cookie')).toBe(false);
	});

	test.each(parts)(
		'such as %s may ask nobody but the site, should it run as a worker',
		async (path) => {
			const { get } = await testServer();
			expect((await get(path)).headers.get('content-security-policy')).toBe(`default-src 'self'`);
		},
	);

	test('is no drawing, document or script-bearing file', () => {
		const types = [
			'text/html; charset=utf-8',
			'image/svg+xml',
			'application/pdf',
			'application/xml',
		];
		expect(types.filter((type) => partTypes.test(type))).toEqual([]);
	});
});

test('the score falls where something is missing or open', () => {
	const good = {
		'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
		'strict-transport-security': 'max-age=31536000',
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'cross-origin-resource-policy': 'same-origin',
	};
	expect(headerScore(new Headers(good)).score).toBe(130);
	for (const changed of [
		{
			'content-security-policy':
				"default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'",
		},
		{ 'content-security-policy': "default-src 'none'; script-src https:; frame-ancestors 'none'" },
		{ 'content-security-policy': "default-src 'none'" },
		{ 'strict-transport-security': 'max-age=60' },
		{ 'x-content-type-options': '' },
		{ 'referrer-policy': 'unsafe-url' },
		{ 'cross-origin-resource-policy': 'cross-origin' },
		{ 'access-control-allow-origin': '*' },
		{ 'set-cookie': 'a=b' },
	]) {
		expect(headerScore(new Headers({ ...good, ...changed })).score).toBeLessThan(130);
	}
});
