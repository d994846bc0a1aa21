import { expect, test } from 'vitest';
import { regionsOf } from '../../../src/map/pins/regions.ts';

const at = (city: string | undefined, lat: number, lng: number) => ({ city, lat, lng });
const leipzig = at('Leipzig', 51.34, 12.37);

test('cities near each other are one region, called after that with most units', () => {
	const units = [at('Markkleeberg', 51.28, 12.37), leipzig, leipzig, at('Hamburg', 53.55, 10)];
	expect(regionsOf(units).map(({ name, points }) => [name, points.length])).toEqual([
		['Leipzig', 3],
		['Hamburg', 1],
	]);
});

test('a unit without a city belongs to the region it lies in', () => {
	expect(regionsOf([leipzig, at(undefined, 51.35, 12.4), leipzig])).toHaveLength(1);
	expect(regionsOf([])).toEqual([]);
});
