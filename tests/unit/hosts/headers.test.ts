import { expect, test } from 'vitest';
import { partTypes, securityHeaders } from '../../../src/hosts/headers.ts';
import { nginxFiles } from '../../../src/hosts/nginx-files.ts';
import { goodForm } from '../../support/inquiry.ts';
import { origin, testServer } from '../../support/release.ts';
import { post } from '../../support/visitor.ts';

/** What the Observatory of MDN gives 130 of 130 for. */
function expectStrict(headers: Headers, readBy = 'same-origin'): void {
	const policy = headers.get('content-security-policy') ?? '';
	expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
	const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
	expect(scripts).toMatch(/^'self'(?: 'sha256-[^']+')*$/);
	expect(policy).toContain(`base-uri 'none'`);
	expect(policy).not.toMatch(/unsafe|\*|http:/);
	expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
	expect(headers.get('cross-origin-resource-policy')).toBe(readBy);
	expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
	expect(headers.get('permissions-policy')).toContain('geolocation=()');
	expect(headers.has('x-powered-by')).toBe(false);
	expect(headers.get('access-control-allow-origin')).not.toBe('*');
	expect(headers.has('set-cookie')).toBe(false);
}

test.each([
	'/',
	'/de/',
	'/de/anfrage/danke/',
	'/nothing',
	'/media/missing-480.avif',
	'/favicon.svg',
	'/robots.txt',
	'/health',
])('the headers of the server at %s are strict', async (path) => {
	const { get } = await testServer();
	expectStrict((await get(path)).headers, path.startsWith('/media/') ? 'cross-origin' : undefined);
});

test('and so are those after a form, right or wrong or forged', async () => {
	const server = await testServer();
	for (const answer of [
		await post(server, goodForm),
		await post(server, { ...goodForm, name: '' }),
		await post(server, goodForm, { headers: { origin: 'https://evil.example' } }),
		await post(server, {}, { path: '/inquiry/token' }),
		await post(server, { ...goodForm, message: 'x'.repeat(70_000) }),
	]) {
		expectStrict(answer.headers);
	}
});

test('nginx sends each of them', () => {
	const rules = { origin, indexed: true };
	const files = nginxFiles({ ...rules, oldAddresses: [], isFile: () => false, missing: () => '/' });
	const text = files.map((file) => file.text).join('\n');
	for (const name of Object.keys(securityHeaders(rules))) {
		expect(text).toMatch(new RegExp(`^add_header ${name} .+ always;$`, 'm'));
	}
});

test.each([
	['/_astro/page.Ab12.css', 'same-origin'],
	// Readers of feeds show pictures.
	['/media/0a1b-480.avif', 'cross-origin'],
])('a part of a page such as %s is nothing but what it is', async (path, readBy) => {
	const { get } = await testServer();
	const { headers } = await get(path);
	for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']) {
		expect(headers.has(name), name).toBe(false);
	}
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('cross-origin-resource-policy')).toBe(readBy);
	expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
	expect(headers.get('access-control-allow-origin')).toBeNull();
	expect(headers.has('set-cookie')).toBe(false);
	// Should it run as a worker, it may ask nobody but the site.
	expect(headers.get('content-security-policy')).toBe(`default-src 'self'`);
});

test('a part of a page is no drawing, document or script-bearing file', () => {
	const types = ['text/html; charset=utf-8', 'image/svg+xml', 'application/pdf', 'application/xml'];
	expect(types.filter((type) => partTypes.test(type))).toEqual([]);
});
