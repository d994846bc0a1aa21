import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellCentre } from '../../../src/gate/fields/grid.ts';
import { catalogueHeader } from '../../../src/catalog/store/header.ts';
import { openCatalogue } from '../../../src/catalog/queries/open-catalogue.ts';
import { locationPlan } from '../../../src/map/plan/location-plan.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { writePoints } from '../../../src/search/write/write-points.ts';
import { writtenCatalogue } from '../../support/catalogue.ts';
import { demoTiles } from '../../support/demo-tiles.ts';
import { publicUnit } from '../../support/gate.ts';
import { assumptions } from '../../support/assumptions.ts';
import { readIndex, readPoints } from '../../support/search.ts';

const share = fc.double({ min: -0.49, max: 0.49, noNaN: true });
/** Two points of one cell near the city. */
const twoOfACell = fc
	.tuple(
		fc.double({ min: 51.3, max: 51.36, noNaN: true }),
		fc.double({ min: 12.34, max: 12.41, noNaN: true }),
		fc.tuple(share, share),
		fc.tuple(share, share),
	)
	.map(([lat, lng, one, other]) => {
		const centre = cellCentre({ lat, lng });
		const degree = 1 / 111.32;
		return [one, other].map(([north, east]) => ({
			lat: centre.lat + north * degree,
			lng: centre.lng + (east * degree) / Math.cos((centre.lat * Math.PI) / 180),
		}));
	});
const streets = fc.constantFrom('Geheimweg', 'Am Markt', 'Löbdergraben', 'Rathausgasse');

/** Everything a site makes of where a unit is. */
async function traces(wire: Record<string, unknown>) {
	const { photos: _photos, broker: _broker, ...unit } = publicUnit({ ...wire, hide_address: true });
	const files = writtenCatalogue({ units: [{ ...unit, pictures: [] }] });
	const catalogue = openCatalogue(files);
	const units = catalogue.indexedUnits();
	catalogue.close();
	const { location } = unit.place;
	return {
		// Pages and cards are made from the records, and of equal checksums come equal pages.
		record: JSON.stringify(unit),
		checksum: catalogueHeader(files.catalogue)?.checksum,
		plan: JSON.stringify(location && (await locationPlan(location, demoTiles))),
		points: readPoints(writePoints(units, assumptions), readIndex(writeIndex(units, { shift: 0 }))),
		files: [writePoints(units, assumptions), writeIndex(units, { shift: 0 })],
	};
}

test('sites that differ only in a hidden point of the same cell are the same byte for byte', async () => {
	await fc.assert(
		fc.asyncProperty(twoOfACell, streets, streets, async ([one, other], street, otherStreet) => {
			const first = await traces({ ...one, street, house_number: '5' });
			const second = await traces({ ...other, street: otherStreet, house_number: '71' });
			expect(first.plan).toContain('"radius"');
			expect(second).toEqual(first);
		}),
		{ numRuns: 25 },
	);
});

test('the middle of the plan and the pin are the centre of the cell, not the point', async () => {
	const point = { lat: 51.333911, lng: 12.398732 };
	const { points, record } = await traces(point);
	const centre = cellCentre(point);
	expect(points).toMatchObject([
		{ lat: expect.closeTo(centre.lat, 5), lng: expect.closeTo(centre.lng, 5), radius: 710 },
	]);
	for (const secret of ['51.33391', '12.3987', 'Geheimweg']) {
		expect(JSON.stringify(points) + record).not.toContain(secret);
	}
});

test('another cell gives another plan, so the test above does look', async () => {
	const one = await traces({ lat: 51.33, lng: 12.37 });
	const other = await traces({ lat: 51.35, lng: 12.37 });
	expect(one.plan).not.toBe(other.plan);
	expect(one.points).not.toEqual(other.points);
	expect(one.checksum).not.toBe(other.checksum);
});
