import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellCentre } from '../../../src/catalog/privacy/grid.ts';
import { catalogueHeader } from '../../../src/catalog/store/header.ts';
import { openCatalogue } from '../../../src/catalog/queries/queries.ts';
import { SchematicCity } from '../../../src/domain/schematic.ts';
import { locationPlan } from '../../../src/map/location-plan.ts';
import { writeIndex } from '../../../src/search/write-index.ts';
import { writePoints } from '../../../src/search/write-points.ts';
import { catalogueIn, temporaryFolder, writeCatalogue } from '../../support/catalogue.ts';
import { publicUnit } from '../../support/gate.ts';
import { readIndex, readPoints } from '../../support/search.ts';

const city = SchematicCity.parse({ name: 'Jena', centre: { lat: 50.93, lng: 11.59 } });
const share = fc.double({ min: -0.49, max: 0.49, noNaN: true });
/** Two points of one cell near the city. */
const twoOfACell = fc
	.tuple(
		fc.double({ min: 50.88, max: 50.98, noNaN: true }),
		fc.double({ min: 11.5, max: 11.68, noNaN: true }),
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
function traces(wire: Record<string, unknown>) {
	const { photos: _photos, broker: _broker, ...unit } = publicUnit({ ...wire, hide_address: true });
	const files = catalogueIn(temporaryFolder());
	writeCatalogue(files, { units: [{ ...unit, pictures: [] }] });
	const catalogue = openCatalogue(files);
	const units = catalogue.indexedUnits();
	catalogue.close();
	const { location } = unit.place;
	return {
		// Pages and cards are made from the records, and of equal checksums come equal pages.
		record: JSON.stringify(unit),
		checksum: catalogueHeader(files.catalogue)?.checksum,
		plan: JSON.stringify(location && locationPlan(location, [city])),
		points: readPoints(writePoints(units), readIndex(writeIndex(units, { shift: 0 }))).points,
		files: [writePoints(units), writeIndex(units, { shift: 0 })],
	};
}

test('sites that differ only in a hidden point of the same cell are the same byte for byte', () => {
	fc.assert(
		fc.property(twoOfACell, streets, streets, ([one, other], street, otherStreet) => {
			const first = traces({ ...one, street, house_number: '5' });
			const second = traces({ ...other, street: otherStreet, house_number: '71' });
			expect(first.plan).toContain('"radius"');
			expect(second).toEqual(first);
		}),
		{ numRuns: 25 },
	);
});

test('the middle of the plan and the pin are the centre of the cell, not the point', () => {
	const point = { lat: 50.933911, lng: 11.598732 };
	const { points, record } = traces(point);
	const centre = cellCentre(point);
	expect(points).toMatchObject([
		{ lat: expect.closeTo(centre.lat, 5), lng: expect.closeTo(centre.lng, 5), radius: 710 },
	]);
	for (const secret of ['50.9339', '11.5987', 'Geheimweg']) {
		expect(JSON.stringify(points) + record).not.toContain(secret);
	}
});

test('another cell gives another plan, so the test above does look', () => {
	const one = traces({ lat: 50.93, lng: 11.59 });
	const other = traces({ lat: 50.95, lng: 11.59 });
	expect(one.plan).not.toBe(other.plan);
	expect(one.points).not.toEqual(other.points);
	expect(one.checksum).not.toBe(other.checksum);
});
