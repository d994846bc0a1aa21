import { expect, test } from 'vitest';
import { unitPictureNotes, openingNote } from '../../../src/build/report/notes-on-data.ts';
import { UnitPicture } from '../../../src/domain/site/unit-picture.ts';
import { catalogueOf, publicProjectOf, publicUnitOf } from '../../support/catalogue.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

const corners = [
	[1, 1],
	[9, 1],
	[9, 9],
];
const plan = { ...shownPhoto('0a'), caption: { de: 'Lageplan' } };

test.each([
	[{}, undefined],
	[{ project: 8 }, 'project 8 is not published.'],
	[{ picture: 'Ansicht' }, 'project 7 has no picture "Ansicht";'],
	[
		{ units: ['A-1', 'A-9'].map((unit) => ({ unit, corners })) },
		'project 7 has no published unit A-9;',
	],
])('a picture of units that leads nowhere is told: %j', (different, said) => {
	const setting = UnitPicture.parse({
		project: 7,
		picture: 'Lageplan',
		units: ['A-1', 'A-2'].map((unit) => ({ unit, corners })),
		...different,
	});
	const catalogue = catalogueOf({
		units: [1, 2].map((n) => publicUnitOf(n, { projectId: 7, reference: `A-${n}` })),
		projects: [publicProjectOf(7, { pictures: [plan] })],
	});
	const notes = unitPictureNotes(catalogue, { unitPictures: [setting], defaultLocale: 'de' });
	expect(notes).toEqual(said === undefined ? [] : [expect.stringContaining(said)]);
});

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
