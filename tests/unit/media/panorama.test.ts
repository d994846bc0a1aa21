import { describe, expect, test } from 'vitest';
import { photosOf } from '../../../src/gate/image.ts';
import { Image } from '../../../src/crm/contract/image.ts';
import { encode } from '../../../src/media/encode.ts';
import { drawing } from '../../support/photo-host.ts';

function kindOf(fields: Readonly<Record<string, unknown>>): string | undefined {
	const image = Image.parse({ url: 'https://x.example/1.jpg', is_private: false, ...fields });
	return photosOf([image], 'de', { facts: [], note: () => {} })[0]?.kind;
}

describe('an image is taken for a panorama', () => {
	test.each([
		{ title: '360°-Panorama des Wohnzimmers' },
		{ title: 'Wohnzimmer 360 Grad' },
		{ title: 'Kugelpanorama Küche' },
		{ title: 'Küche', tags: ['Innen', 'Panorama'] },
		{ title: null, tags: '360°' },
	])('when the account says so: $title $tags', (fields) => {
		expect(kindOf(fields)).toBe('panorama');
	});

	test.each([
		{ title: 'Panoramafenster im Wohnzimmer' },
		{ title: 'Wohnfläche 360 m²' },
		{ title: 'Küche', tags: ['Innen', null] },
	])('and by no other word: $title', (fields) => {
		expect(kindOf(fields)).toBe('photo');
	});

	test('but never when it is a floor plan', () => {
		expect(kindOf({ title: '360° Plan', is_floorplan: true })).toBe('floorPlan');
	});
});

describe('a picture called a panorama', () => {
	test('is one when it is twice as wide as high, and keeps its width for looking around', async () => {
		const sphere = await drawing({ width: 2048, height: 1024 }).jpeg().toBuffer();
		const { kind, plan } = await encode(sphere, 'panorama', ({ width }) => width < 500);
		expect(kind).toBe('panorama');
		expect(plan.map(({ width }) => width)).toEqual([2048, 1600, 960, 960, 480]);
	});

	test.each([
		{ width: 3000, height: 1000 },
		{ width: 2400, height: 1600 },
		{ width: 1200, height: 600 },
	])('is a photo like any other at $width × $height', async (size) => {
		const wide = await drawing(size).jpeg().toBuffer();
		const { kind, plan } = await encode(wide, 'panorama', ({ width }) => width < 500);
		expect(kind).toBe('photo');
		expect(Math.max(...plan.map(({ width }) => width))).toBeLessThanOrEqual(1600);
	});
});
