import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../support/cpu-time.ts';
import { gate, image, link, publicUnit, wireUnit } from '../../support/gate.ts';

describe('images', () => {
	test('only an explicitly public image passes, in the order of position and id', () => {
		const { photos } = publicUnit({
			images: [
				{ ...image, id: 9, position: null },
				{ ...image, id: 3, position: 2 },
				{ ...image, id: 2, position: 2 },
				{ ...image, id: 1, position: '0' },
				{ ...image, id: 20, is_private: true },
				{ ...image, id: 21, is_private: null },
				{ ...image, id: 22, is_private: undefined },
				{ ...image, id: 23, is_private: 'false' },
				{ ...image, id: 24, is_not_for_exposee: true },
				{ ...image, id: 25, is_not_for_exposee: 'no' },
				{ ...image, id: 5, position: 5, is_not_for_exposee: undefined },
			],
		});
		expect(photos.map(({ id }) => id)).toEqual([1, 2, 3, 5, 9]);
	});

	test('a PDF, GIF or SVG and an address that is none are left out and reported', () => {
		const { units, report } = gate({
			units: [
				wireUnit({
					images: [
						{ ...image, id: 1, url: 'https://images.example/Plan (1).pdf' },
						{ ...image, id: 2, url: 'https://images.example/a.gif?x=1' },
						{ ...image, id: 3, url: 'https://images.example/a.SVG' },
						{ ...image, id: 4, url: 'javascript:alert(1)' },
						{ ...image, id: 5, url: null, big_url: 'https://images.example/big.png' },
					],
				}),
			],
		});
		expect(units[0]?.photos.map(({ id }) => id)).toEqual([5]);
		expect(report.notes).toHaveLength(4);
	});

	test('captions are real titles in their language; plans are known by flag or title', () => {
		const { photos } = publicUnit({
			images: [
				{ ...image, id: 1, title: 'IMG_2231.JPG', title_en: 'Living room' },
				{ ...image, id: 2, title: 'Grundriss WE 07' },
				{ ...image, id: 3, title: 'Etage 1', is_floorplan: true },
				{ ...image, id: 4, title: 'Küche', title_de: 'Küche mit Fenster' },
				{ ...image, id: 5, title: 'Bad', title_de: '' },
				{ ...image, id: 6, title: `Bad ${'und mehr '.repeat(30)}` },
			],
		});
		expect(photos.map(({ kind, caption }) => [kind, caption])).toEqual([
			['photo', { en: 'Living room' }],
			['floorPlan', { de: 'Grundriss WE 07' }],
			['floorPlan', { de: 'Etage 1' }],
			['photo', { de: 'Küche mit Fenster' }],
			['photo', { de: 'Bad' }],
			['photo', undefined],
		]);
	});

	test.each([
		['Plano', 'floorPlan'],
		['Planos 2', 'floorPlan'],
		['Plano de planta', 'floorPlan'],
		['Floor plan', 'floorPlan'],
		['Plano general del salón', 'photo'],
		['Planta baja', 'photo'],
	])('an image called "%s" is a %s', (title, kind) => {
		expect(publicUnit({ images: [{ ...image, title }] }).photos).toMatchObject([{ kind }]);
	});

	test('an empty address is none, and another size stands in for it', () => {
		const big_url = 'https://images.example/big.jpg';
		const { photos } = publicUnit({ images: [{ ...image, url: '', original: ' ', big_url }] });
		expect(photos).toMatchObject([{ url: big_url }]);
	});
});

test('an endless address is none, whether of a link or of an image', () => {
	const url = `https://tour.example/?${'E=1&'.repeat(100_000)}`;
	const spent = cpuTime(() => {
		const unit = publicUnit({
			hide_address: true,
			links: [{ ...link, url }],
			images: [{ ...image, url }],
		});
		expect(unit).toMatchObject({ links: [], photos: [] });
	});
	expect(spent).toBeLessThan(1_000);
});

test('only a public link of the landing page passes, by http or https', () => {
	const { links } = publicUnit({
		links: [
			{ ...link, title: '360°', is_embedable: true },
			{ ...link, id: 5, is_private: true },
			{ ...link, id: 6, is_private: null },
			{ ...link, id: 7, on_landing_page: false },
			{ ...link, id: 8, on_landing_page: null },
			{ ...link, id: 9, url: 'javascript:alert(1)' },
			{ ...link, id: 10, url: 'ftp://x.example' },
			{ ...link, id: 11, url: 'https://user:pass@x.example' },
		],
	});
	expect(links).toEqual([{ url: 'https://tour.example/4', title: '360°', embeddable: true }]);
});

test('links come in the order of position and id, those without a position last', () => {
	const { links } = publicUnit({
		links: [
			{ ...link, url: 'https://x.example/last', position: null },
			{ ...link, url: 'https://x.example/unclear', position: 'oben', id: 3 },
			{ ...link, url: 'https://x.example/second', position: '10' },
			{ ...link, url: 'https://x.example/first', position: 2 },
		],
	});
	expect(links.map(({ url }) => url.slice('https://x.example/'.length))).toEqual([
		'first',
		'second',
		'unclear',
		'last',
	]);
});
