import { expect, test } from 'vitest';
import { typesReading } from '../../../../src/catalog/queries/any-unit.ts';
import { changesToRender } from '../../../../src/catalog/queries/changes-to-render.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import {
	catalogueIn,
	publicUnitOf as unit,
	temporaryFolder,
	writeCatalogue,
} from '../../../support/catalogue.ts';

/** Questions about any unit that may be answered otherwise in the second of two catalogues. */
function concerned(before: readonly Unit[], after: readonly Unit[]): string[] {
	const files = catalogueIn(temporaryFolder());
	const next = { ...files, catalogue: `${files.catalogue}.next` };
	writeCatalogue(files, { units: before });
	writeCatalogue(next, { units: after });
	return typesReading(changesToRender(files.catalogue, next.catalogue).columns);
}

/** Of a unit that costs so many euros. */
function priced(id: number, euros: number): Unit {
	return unit(id, {
		price: { kind: 'purchase', amount: { cents: euros * 100, currency: 'EUR' } },
	});
}

test('a price that changes concerns what is chosen by it and its pin, and not what units are called', () => {
	const types = concerned([priced(1, 400_000), unit(2)], [priced(1, 390_000), unit(2)]);
	expect(types).toEqual(['people', 'priceBands', 'indexedUnits']);
});

test('a title that changes concerns what units are called, and no pin', () => {
	const types = concerned([unit(1, { title: { de: 'Alt' } })], [unit(1, { title: { de: 'Neu' } })]);
	expect(types).toEqual(['people', 'described']);
});

test('a unit that comes or goes concerns everything, and no change nothing', () => {
	const all = [
		'people',
		'person',
		'between',
		'viewings',
		'places',
		'priceBands',
		'indexedUnits',
		'described',
	];
	expect(concerned([unit(1)], [unit(1), unit(2)])).toEqual(all);
	expect(concerned([unit(1), unit(2)], [unit(1)])).toEqual(all);
	expect(concerned([unit(1)], [unit(1)])).toEqual([]);
});
