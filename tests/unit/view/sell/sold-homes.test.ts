import { expect, test } from 'vitest';
import type { Unit } from '../../../../src/domain/unit.ts';
import { saleText, soldHomes } from '../../../../src/view/sell.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';

const sold = (id: number, more: Partial<Unit> = {}): Unit => ({
	...lawfulUnit,
	id,
	status: 'sold',
	place: { city: 'Leipzig' },
	pictures: [shownPhoto('a')],
	description: { de: '<p>Verkauft.</p>' },
	createdAt: '2026-01-01T09:00:00.000+01:00',
	soldOn: `2026-03-${String(id).padStart(2, '0')}`,
	...more,
});
const many = (city: string, from: number, count: number): Unit[] =>
	Array.from({ length: count }, (_, at) => sold(from + at, { soldOn: undefined, place: { city } }));
const idsOf = (units: readonly Unit[]) => units.map(({ id }) => id);

test('the last three that have a photo and a text are told, whatever order they come in', () => {
	const units = [
		sold(9, { pictures: [] }),
		sold(3),
		sold(8, { description: {} }),
		sold(7, { pictures: [shownPhoto('a', 'floorPlan')] }),
		sold(5),
		sold(4, { status: 'reference' }),
		sold(2),
	];
	expect(idsOf(soldHomes(units, 'de').stories)).toEqual([5, 4, 3]);
});

test('stories in the language of the page come first', () => {
	const units = [1, 2, 3].map((id) => sold(id));
	const english = sold(4, { soldOn: '2025-01-01', description: { en: '<p>Sold.</p>' } });
	expect(idsOf(soldHomes([...units, english], 'en').stories)).toEqual([4, 3, 2]);
	expect(idsOf(soldHomes([...units, english], 'de').stories)).toEqual([3, 2, 1]);
});

test('all are listed by their city, that with most of them first, the last sale on top', () => {
	const hamburg = { place: { city: 'Hamburg' } };
	const units = [sold(1, hamburg), sold(2), sold(3), sold(4, { place: {} })];
	const places = soldHomes(units, 'de').places.map(({ city, units: own }) => [city, idsOf(own)]);
	expect(places).toEqual([
		['Leipzig', [3, 2]],
		['Hamburg', [1]],
	]);
});

test('a city that has more than are listed comes before one that has fewer', () => {
	const { places } = soldHomes([...many('Hamburg', 1, 12), ...many('Leipzig', 100, 20)], 'de');
	expect(places.map(({ city, units: own }) => [city, own.length])).toEqual([
		['Leipzig', 12],
		['Hamburg', 12],
	]);
});

test('homes of a project are told of on its page', () => {
	expect(soldHomes([sold(1, { projectId: 7 })], 'de')).toEqual({ stories: [], places: [] });
});

test('a sale says when it was, and after how many days', () => {
	const unit = sold(2);
	expect(saleText(unit, 'de')).toBe('Verkauft im März 2026 · nach 60 Tagen');
	expect(saleText(unit, 'en')).toBe('Sold in March 2026 · after 60 days');
	expect(saleText(unit, 'es')).toBe('Vendido en marzo de 2026 · en 60 días');
	expect(saleText({ ...unit, deal: 'rent' }, 'de')).toBe('Vermietet im März 2026 · nach 60 Tagen');
	expect(saleText({ ...unit, status: 'reference', soldOn: undefined }, 'es')).toBe('Vendido');
});
