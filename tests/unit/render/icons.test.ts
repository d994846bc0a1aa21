import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from '../../../src/render/theme/icons.ts';

const accent = { light: '#aa0000', dark: '#ffaaaa' };
const paper = { light: '#fffefa', dark: '#101010' };
// Tests of photos, which refuse drawings, may have run in this process.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
const icons = await drawIcons({ accent, paper });
sharp.block({ operation: ['VipsForeignLoadSvg'] });

/** The colour of a pixel, as `r,g,b`. */
async function pixel(name: string, [left, top]: readonly [number, number]): Promise<string> {
	const { data } = await sharp(Buffer.from(icons.get(name) ?? ''))
		.removeAlpha()
		.extract({ left, top, width: 1, height: 1 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return [...data].join();
}

test('the icons of telephones have the mark in the accent, on the paper', async () => {
	for (const [name, size] of [
		['apple-touch-icon.png', 180],
		['icon-192.png', 192],
		['icon-512.png', 512],
	] as const) {
		const { width, height } = await sharp(Buffer.from(icons.get(name) ?? '')).metadata();
		expect([width, height]).toEqual([size, size]);
		expect(await pixel(name, [2, 2])).toBe('255,254,250');
		// The foot of its V.
		expect(await pixel(name, [Math.round(size / 2), Math.round(size * 0.71)])).toBe('170,0,0');
	}
});

test('the icon of browsers follows the scheme, and the manifest the paper', () => {
	expect(icons.get('favicon.svg')).toContain('path{fill:#aa0000}');
	expect(icons.get('favicon.svg')).toContain('dark){path{fill:#ffaaaa}}');
	const manifest: unknown = JSON.parse(String(icons.get('site.webmanifest')));
	expect(manifest).toMatchObject({ theme_color: '#fffefa', background_color: '#fffefa' });
});

test('the icon of old browsers is a file of Windows with one PNG of 32 pixels', async () => {
	const ico = Buffer.from(icons.get('favicon.ico') ?? '');
	expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
	const png = ico.subarray(ico.readUInt32LE(18));
	expect(png).toHaveLength(ico.readUInt32LE(14));
	expect((await sharp(png).metadata()).width).toBe(32);
});
