import { expect, test } from 'vitest';
import { companyIn, demoCompany, tilesOf } from '../../../src/wiring/company.ts';
import { testFolder } from '../../support/outbox.ts';
import { site } from '../../support/settings.ts';
import { demoTiles } from '../../support/demo-tiles.ts';

test('vector tiles lie beside the settings, and a file that is missing is named', () => {
	expect(tilesOf(site, demoCompany)).toBe(demoTiles);
	expect(tilesOf({ map: {} }, demoCompany)).toBeUndefined();
	const elsewhere = companyIn(testFolder());
	expect(() => tilesOf(site, elsewhere)).toThrow(
		/names cities\.pmtiles, and there is no such file/,
	);
});
