import { expect, test } from 'vitest';
import { openingNote } from '../../../src/build/report/notes-on-data.ts';
import { catalogueOf, publicUnitOf } from '../../support/catalogue.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

const photo = shownPhoto('0a');

test.each([
	[undefined, undefined],
	[1, undefined],
	[2, 'unit 2 has no photo'],
	[3, 'unit 3 is not on offer'],
	[4, 'unit 4 is not published'],
])('that the home page cannot open with unit %s is said: %s', (openingUnit, said) => {
	const units = [
		publicUnitOf(1, { pictures: [photo] }),
		publicUnitOf(2),
		publicUnitOf(3, { pictures: [photo], status: 'sold' }),
	];
	const note = openingNote(catalogueOf({ units }), { openingUnit });
	if (said === undefined) expect(note).toBeUndefined();
	else
		expect(note).toContain(`openingUnit in src/company/config.ts is ${openingUnit}, and ${said}:`);
});
