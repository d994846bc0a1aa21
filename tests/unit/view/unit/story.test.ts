import { describe, expect, test } from 'vitest';
import { UnitKind } from '../../../../src/domain/unit.ts';
import { chaptersOf } from '../../../../src/view/unit/story.ts';

describe('the page of a unit', () => {
	test.each(UnitKind.options)('of the kind %s shows everything once, and its data last', (kind) => {
		const chapters = chaptersOf(kind).filter((chapter) => chapter !== 'photos');
		expect(chapters.toSorted()).toEqual([
			'costs',
			'data',
			'energy',
			'links',
			'location',
			'other',
			'plans',
			'views',
		]);
		expect(chapters.at(-1)).toBe('data');
		expect(chaptersOf(kind)).toContain('photos');
	});

	test('begins with pictures for a home, with the place for a plot, a parking space and a shop', () => {
		expect(chaptersOf('apartment')[0]).toBe('photos');
		expect(chaptersOf('plot')[0]).toBe('location');
		expect(chaptersOf('parking')[0]).toBe('location');
		const shop = chaptersOf('retail');
		expect(shop.indexOf('location')).toBeLessThan(shop.indexOf('plans'));
	});
});
