import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PictureFile } from '../../../src/domain/pictures/picture.ts';
import { hashOf, photoKey } from '../../../src/media/photo.ts';
import { fileName, planPicture, recipeOf, stemFor, stemOf } from '../../../src/media/plan.ts';

const kinds = ['photo', 'floorPlan', 'portrait', 'logo'] as const;
const sides = {
	width: fc.integer({ min: 32, max: 20_000 }),
	height: fc.integer({ min: 32, max: 20_000 }),
};

function widths(kind: (typeof kinds)[number], width: number, height: number, format: string) {
	return planPicture(kind, { width, height })
		.files.filter((file) => file.format === format)
		.map((file) => file.width);
}

test('a large photo gets three AVIF widths and one JPEG', () => {
	expect(widths('photo', 4000, 3000, 'avif')).toEqual([1600, 960, 480]);
	expect(widths('photo', 4000, 3000, 'jpeg')).toEqual([960]);
});

test('a small photo ends with its own width', () => {
	expect(widths('photo', 1200, 800, 'avif')).toEqual([1200, 960, 480]);
	expect(widths('photo', 1000, 800, 'avif')).toEqual([960, 480]);
	expect(widths('photo', 700, 500, 'avif')).toEqual([700, 480]);
	expect(widths('photo', 300, 200, 'avif')).toEqual([300]);
	expect(widths('photo', 300, 200, 'jpeg')).toEqual([300]);
});

test('a portrait is a square of its shorter side', () => {
	expect(planPicture('portrait', { width: 900, height: 1200 }).files[0]).toMatchObject({
		width: 320,
		height: 320,
	});
	expect(widths('portrait', 100, 200, 'avif')).toEqual([100]);
});

test('no size is ever scaled up, and every picture gets an AVIF and a JPEG, the widest first', () => {
	fc.assert(
		fc.property(fc.constantFrom(...kinds), fc.record(sides), (kind, source) => {
			const { files } = planPicture(kind, source);
			const all = files.map(({ width }) => width);
			expect(all).toEqual(all.toSorted((a, b) => b - a));
			expect(new Set(files.map(({ format }) => format))).toEqual(new Set(['avif', 'jpeg']));
			for (const { width, height } of files) {
				expect(width).toBeGreaterThanOrEqual(1);
				expect(width).toBeLessThanOrEqual(source.width);
				expect(height).toBeGreaterThanOrEqual(1);
				expect(height).toBeLessThanOrEqual(source.height);
				expect(height).toBeLessThanOrEqual(3200);
			}
			const avif = files.filter(({ format }) => format === 'avif').map(({ width }) => width);
			expect(new Set(avif).size).toBe(avif.length);
		}),
	);
});

test('a file name fits the schema and differs by source, recipe, width and format', () => {
	const origin = { source: 'a'.repeat(64), recipe: recipeOf('photo') };
	const stem = stemFor(origin);
	const names = [
		fileName(stem, { width: 960, format: 'avif' }),
		fileName(stem, { width: 480, format: 'avif' }),
		fileName(stem, { width: 960, format: 'jpeg' }),
		...[{ recipe: recipeOf('floorPlan') }, { source: 'b'.repeat(64) }].map((other) =>
			fileName(stemFor({ ...origin, ...other }), { width: 960, format: 'avif' }),
		),
	];
	expect(names.slice(0, 3).map(stemOf)).toEqual([stem, stem, stem]);
	expect(new Set(names).size).toBe(names.length);
	for (const name of names) expect(PictureFile.parse({ name, width: 960 }).name).toBe(name);
});

test('a photo with an id keeps its key when it is renamed, and gets another when it is replaced', () => {
	const photo = {
		id: 4711,
		updatedAt: '2026-01-02',
		kind: 'photo',
		url: 'https://a.example/1',
	} as const;
	expect(photoKey({ ...photo, url: 'https://a.example/2' })).toBe(photoKey(photo));
	expect(photoKey({ ...photo, updatedAt: '2026-01-03' })).not.toBe(photoKey(photo));
	expect(photoKey({ ...photo, kind: 'floorPlan' })).not.toBe(photoKey(photo));
});

test('a key holds no address, because file names can be private', () => {
	const key = photoKey({ kind: 'photo', url: 'https://a.example/Schmidt-divorce.jpg' });
	expect(key).not.toMatch(/example|schmidt/i);
	expect(key).toContain(hashOf('https://a.example/Schmidt-divorce.jpg'));
});
