import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../src/publish/host-files.ts';
import { nginxFiles } from '../../src/publish/nginx-files.ts';
import { headerScore } from '../support/header-score.ts';
import { goodForm } from '../support/inquiry.ts';
import { origin, testServer } from '../support/release.ts';
import { post } from '../support/visitor.ts';

const rules = { origin, indexed: true, answers: [], missing: () => '/404.html' };

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
		'/_astro/page.Ab12.css',
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
		const [everywhere = ''] = (file?.text ?? '').split('\n\n');
		const { score, findings } = headerScore(headersIn(everywhere, /^ {2}([\w-]+): (.+)$/gm));
		expect(score, findings.join(', ')).toBe(130);
	});

	test('of the files for nginx', () => {
		const file = nginxFiles(rules).find(({ name }) => name === 'vitrine-server.conf');
		const { score, findings } = headerScore(
			headersIn(file?.text ?? '', /^add_header ([\w-]+) "(.+)" always;$/gm),
		);
		expect(score, findings.join(', ')).toBe(130);
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
