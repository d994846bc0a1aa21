import { describe, expect, test } from 'vitest';
import { bytesOf, NeedsAstro } from '../../../src/render/response-bytes.ts';

const page = (body: string | null, options: ResponseInit = {}) => new Response(body, options);

describe('a page that kept code has rendered', () => {
	test('is written as it is, also where it says that something is missing', async () => {
		for (const status of [200, 404]) {
			expect(String(Buffer.from((await bytesOf(page('<p>Grüße', { status }))) ?? ''))).toBe(
				'<p>Grüße',
			);
		}
	});

	test('is not written where it is empty, as in a build of Astro', async () => {
		expect(await bytesOf(page(null))).toBeUndefined();
	});

	test.each([
		['a redirect', page('', { status: 301, headers: { Location: '/de/' } })],
		[
			'a picture that Astro has yet to make',
			page('<img src="/_image?href=%2F_astro%2Fa.jpg&w=3">'),
		],
	])('is left to Astro where it is %s', async (_, response) => {
		await expect(bytesOf(response)).rejects.toThrow(NeedsAstro);
	});
});
