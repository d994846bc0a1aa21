import { expect, test } from 'vitest';
import { MapTiles } from '../../../src/domain/site/map-tiles.ts';
import { securityHeaders } from '../../../src/hosts/headers.ts';

const origin = 'https://www.agency.example';
const attribution = '© Example';
const foreign = {
	kind: 'xyz',
	url: 'https://tiles.example.com/{z}/{x}/{y}.png',
	attribution,
	provider: 'Example',
	privacy: 'https://example.com/privacy',
};

/** What a directive of the policy allows. */
function allowed(directive: string, tiles?: unknown): string | undefined {
	const policy = securityHeaders({
		origin,
		indexed: true,
		tiles: tiles === undefined ? undefined : MapTiles.parse(tiles),
	})['Content-Security-Policy'];
	return policy?.split(';').find((each) => each.startsWith(`${directive} `));
}

test('a site without tiles asks nobody else', () => {
	expect(allowed('img-src')).toBe("img-src 'self'");
	expect(allowed('connect-src')).toBe("connect-src 'self'");
});

test("somebody else's tiles may be shown, and no request be made to them", () => {
	expect(allowed('img-src', foreign)).toBe("img-src 'self' https://tiles.example.com");
	expect(allowed('connect-src', foreign)).toBe("connect-src 'self'");
});

test('vector tiles of another host may be read, those of the site need nothing', () => {
	const own = { kind: 'pmtiles', file: 'city.pmtiles', attribution };
	expect(allowed('connect-src', own)).toBe("connect-src 'self'");
	const apart = { ...own, url: 'https://files.agency.example/city.pmtiles' };
	expect(allowed('connect-src', apart)).toBe("connect-src 'self' https://files.agency.example");
	expect(allowed('img-src', apart)).toBe("img-src 'self'");
});

test.each([
	['no https', { ...foreign, url: 'http://tiles.example.com/{z}/{x}/{y}.png' }],
	['no place for the zoom', { ...foreign, url: 'https://tiles.example.com/{x}/{y}.png' }],
	['a path to another host', { kind: 'pmtiles', file: '//evil.example/x.pmtiles', attribution }],
	['a path out of the folder', { kind: 'pmtiles', file: '../city.pmtiles', attribution }],
	['nobody to ask for', { ...foreign, provider: '' }],
])('settings with %s are refused', (_, tiles) => {
	expect(MapTiles.safeParse(tiles).success).toBe(false);
});
