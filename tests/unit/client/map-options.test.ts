import { expect, test } from 'vitest';
import { isListed, type MapOptions } from '../../../src/client/map/options.ts';

const point = { id: 1, lat: 51, lng: 12, reserved: false, kind: 'apartment', city: 'Leipzig' };
const list: MapOptions = { points: '', cards: '', locale: 'de', deal: 'buy' };

test('the map of a list shows what the list holds: its kind, its city and its district', () => {
	const here = { ...point, district: 'Plagwitz' };
	expect(isListed(here, list)).toBe(true);
	expect(isListed(here, { ...list, kind: 'house' })).toBe(false);
	expect(isListed(here, { ...list, city: 'Leipzig' })).toBe(true);
	expect(isListed(here, { ...list, city: 'Hamburg', district: 'Plagwitz' })).toBe(false);
	expect(isListed(here, { ...list, city: 'Leipzig', district: 'Plagwitz' })).toBe(true);
	expect(isListed(here, { ...list, city: 'Leipzig', district: 'Connewitz' })).toBe(false);
	expect(isListed(point, { ...list, city: 'Leipzig', district: 'Plagwitz' })).toBe(false);
});
