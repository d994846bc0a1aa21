import { expect, test } from 'vitest';
import { mapApps } from '../../../src/domain/place.ts';

test('a public address opens in the maps that people use, at its point', () => {
	const links = mapApps({ lat: 51.5, lng: -0.25 });
	expect(links.map(({ name }) => name)).toEqual(['OpenStreetMap', 'Google Maps', 'Apple Maps']);
	for (const { url } of links) {
		expect(new URL(url).protocol).toBe('https:');
		expect(decodeURIComponent(url)).toMatch(/51\.5[,/].*-0\.25/);
	}
});
