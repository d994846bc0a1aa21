import { expect, test } from 'vitest';
import { changesToJudge, lostPictures } from '../../../src/catalog/queries/changes-to-judge.ts';
import type { Location } from '../../../src/domain/place.ts';
import { withdrawalsOf } from '../../../src/release/withdrawals.ts';
import {
	catalogueIn,
	publicProjectOf,
	publicUnitOf,
	temporaryFolder,
	writeCatalogue,
} from '../../support/catalogue.ts';
import { outline } from '../../support/outline.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

const hex = (digit: string) => digit.repeat(32);
const photo = (id: number, digit: string) => ({ ...shownPhoto(hex(digit)), id });

const change = (id: number, before: object, after: object) => ({
	before: outline(id, before),
	after: outline(id, after),
});
const pictures = (...ids: number[]) => ({ pictures: ids.map((id) => photo(id, 'a')) });

test('what is taken off a site is its units, and of others and of projects photos, addresses and prices', () => {
	const told = withdrawalsOf(
		{
			gone: [outline(1)],
			changed: [
				change(2, {}, { hidden: true }),
				change(3, { hidden: true }, {}),
				change(4, {}, { cents: null, currency: null }),
				change(5, {}, { cents: 1 }),
				change(6, {}, { area: null }),
				change(7, {}, {}),
			],
			projects: { added: [], changed: [22, 23, 24, 25], gone: [21] },
		},
		{
			isKnown: true,
			// Unit 6 has all its photos, encoded anew; unit 7 and project 22 lack some. Project 24 hides its address.
			lost: { units: [6, 7], projects: [22, 23] },
			records: (id) => ({
				before: pictures(1, 2, 3),
				after: id === 7 ? pictures(2) : pictures(3, 2, 1),
			}),
			projectRecords: (id) => ({
				before: { ...pictures(1), place: { street: 'Geheimweg 5' } },
				after: {
					...(id === 22 ? pictures() : pictures(1)),
					place: id === 24 ? { city: 'Jena' } : { street: 'Geheimweg 5' },
				},
			}),
		},
	);
	const nothing = { photos: 0, address: false, price: false };
	expect(told).toEqual({
		isComplete: true,
		units: [
			{ id: 1, what: 'all' },
			{ id: 2, what: { ...nothing, address: true } },
			{ id: 4, what: { ...nothing, price: true } },
			{ id: 7, what: { ...nothing, photos: 2 } },
		],
		projects: [21, 22, 24],
	});
});

test('whose pictures are shown no more is read off the narrow rows of both catalogues', () => {
	const folder = temporaryFolder();
	const [live, next] = ['live', 'next'].map((name) => catalogueIn(`${folder}/${name}`));
	if (!live || !next) throw new Error('Two catalogues are compared.');
	writeCatalogue(live, {
		units: [
			publicUnitOf(1, { pictures: [photo(1, 'a'), photo(2, 'b')] }),
			publicUnitOf(2, { pictures: [photo(3, 'c')] }),
			publicUnitOf(3, { pictures: [photo(4, 'd')] }),
		],
		projects: [publicProjectOf(1, { pictures: [photo(5, 'e')] })],
	});
	writeCatalogue(next, {
		units: [
			publicUnitOf(1, { pictures: [photo(2, 'b')] }),
			publicUnitOf(2, { pictures: [photo(9, 'f'), photo(3, 'c')] }),
		],
		projects: [publicProjectOf(1)],
	});
	expect(lostPictures(live.catalogue, next.catalogue)).toEqual({ units: [1], projects: [1] });
});

test('an address is newly hidden also where only its point was shown', () => {
	const folder = temporaryFolder();
	const [live, next] = ['live', 'next'].map((name) => catalogueIn(`${folder}/${name}`));
	if (!live || !next) throw new Error('Two catalogues are compared.');
	const point = { lat: 50.93391, lng: 11.59873 };
	const exact: Location = { precision: 'exact', ...point };
	const cell: Location = { precision: 'cell', ...point, radiusMetres: 710 };
	writeCatalogue(live, { units: [publicUnitOf(1, { place: { location: exact } })] });
	writeCatalogue(next, { units: [publicUnitOf(1, { place: { location: cell } })] });
	const changes = changesToJudge(live.catalogue, next.catalogue);
	const told = withdrawalsOf(changes, {
		isKnown: true,
		lost: { units: [], projects: [] },
		records: () => undefined,
		projectRecords: () => undefined,
	});
	expect(told.units).toEqual([{ id: 1, what: { photos: 0, address: true, price: false } }]);
});
