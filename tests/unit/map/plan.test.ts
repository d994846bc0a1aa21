import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Location } from '../../../src/domain/place.ts';
import { locationPlan } from '../../../src/map/plan/location-plan.ts';
import { demoTiles } from '../../support/demo-tiles.ts';

const plagwitz: Location = { precision: 'exact', lat: 51.3279, lng: 12.3446 };
const cell: Location = { precision: 'cell', lat: 51.3279, lng: 12.3446, radiusMetres: 710 };
const plan = async (location: Location) => {
	const drawn = await locationPlan(location, demoTiles);
	if (!drawn) throw new Error('The tiles of the demo do not have this place.');
	return drawn;
};

test('a plan names the streets, the district and the water around a place', async () => {
	const { labels } = await plan(plagwitz);
	const names = labels.map(({ text }) => text);
	for (const name of ['Karl-Heine-Kanal', 'Plagwitz']) expect(names).toContain(name);
	expect(new Set(names).size).toBe(names.length);
});

test('a plan marks the stations that it names', async () => {
	const { stations, labels } = await plan({ ...plagwitz, lat: 51.3309, lng: 12.3815 });
	expect(labels).toContainEqual(
		expect.objectContaining({ of: 'station', text: 'Bayerischer Bahnhof' }),
	);
	expect(stations).toContainEqual([400, 389]);
});

test('the circle is ten minutes on foot, or the cell of a hidden address, at the scale of the plan', async () => {
	for (const [location, metres] of [
		[plagwitz, 600],
		[cell, 710],
	] as const) {
		const { radius, scale } = await plan(location);
		expect((radius / scale) * 500).toBeCloseTo(metres, -1);
	}
});

test('two streets at a known distance lie so far apart on the plan', async () => {
	// A hundredth of a degree to the north is 1,113 metres.
	const one = await plan({ ...plagwitz, lat: 51.325 });
	const other = await plan({ ...plagwitz, lat: 51.327 });
	const spot = ({ labels }: typeof one) => labels.find(({ text }) => text === 'Plagwitz')?.spot;
	const [, y = NaN] = spot(one) ?? [];
	const [, otherY = NaN] = spot(other) ?? [];
	expect(((otherY - y) / one.scale) * 500).toBeCloseTo(222.6, 0);
});

test('a plan is small, and its paths have whole numbers only', async () => {
	for (const location of [plagwitz, cell]) {
		const { layers } = await plan(location);
		expect(layers.map(({ look }) => look)).toEqual(
			expect.arrayContaining(['water', 'minor', 'major']),
		);
		for (const { path } of layers) expect(path).toMatch(/^[-\dmlz ]+$/);
		expect(layers.map(({ path }) => path).join('').length).toBeLessThan(6_000);
	}
});

test('there is no plan where the file has no tiles', async () => {
	expect(await locationPlan({ ...plagwitz, lat: 48.1 }, demoTiles)).toBeUndefined();
});

test('a file that holds no tiles is named', async () => {
	await expect(locationPlan(plagwitz, join(import.meta.dirname, 'plan.test.ts'))).rejects.toThrow();
});
