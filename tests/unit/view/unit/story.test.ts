import { describe, expect, test } from 'vitest';
import { UnitKind } from '../../../../src/domain/unit.ts';
import { plansHeading, storyOf } from '../../../../src/view/unit/story.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';

const photos = Array.from({ length: 9 }, (_, at) => shownPhoto(`photo-${at}`));
/** The parts of a page, with `photos` where some of them stand. */
const partsOf = (kind: UnitKind) =>
	storyOf(kind, photos).map((part) => (typeof part === 'object' ? 'photos' : part));

describe('the page of a unit', () => {
	test.each(UnitKind.options)('of the kind %s shows everything once, and its data last', (kind) => {
		const chapters = partsOf(kind).filter((part) => part !== 'photos');
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
		expect(
			storyOf(kind, photos).flatMap((part) => (typeof part === 'object' ? part.pictures : [])),
		).toEqual(photos.slice(3));
	});

	test('begins with pictures for a home, with the place for a plot, a parking space and a shop', () => {
		expect(partsOf('apartment')[0]).toBe('photos');
		expect(partsOf('plot')[0]).toBe('location');
		expect(partsOf('parking')[0]).toBe('location');
		const shop = partsOf('retail');
		expect(shop.indexOf('location')).toBeLessThan(shop.indexOf('plans'));
	});

	test('calls plans of a plot, a parking space and a whole building no floor plans', () => {
		const site = UnitKind.options.filter((kind) => plansHeading(kind) === 'unit.plotPlans');
		expect(site).toEqual(['plot', 'parking', 'investment']);
	});

	test('keeps no place where photos are missing', () => {
		expect(storyOf('house', photos.slice(0, 2)).filter((part) => typeof part === 'object')).toEqual(
			[],
		);
	});
});
