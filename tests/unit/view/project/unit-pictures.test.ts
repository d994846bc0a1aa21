import { expect, test } from 'vitest';
import { UnitPicture } from '../../../../src/domain/site/unit-picture.ts';
import { picturesOfUnits } from '../../../../src/view/project/unit-pictures.ts';
import { publicUnitOf } from '../../../support/catalogue.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';

const facade = { ...shownPhoto('facade'), id: 81, caption: { de: 'Ansicht vom Kanal' } };
const project = { id: 7, pictures: [shownPhoto('living'), facade] };
const units = [publicUnitOf(1, { reference: 'A-1' }), publicUnitOf(2, { reference: 'A-2' })];
const square = [
	[10, 10],
	[30, 10],
	[30, 20],
	[10, 20],
];

function pictures(different: object, of = project) {
	const setting = UnitPicture.parse({
		project: 7,
		picture: 'Ansicht vom Kanal',
		units: [
			{ unit: 'A-2', corners: square },
			{ unit: 'A-9', corners: square },
		],
		...different,
	});
	return picturesOfUnits([setting], { project: of, units, crmLocale: 'de' });
}

test('a picture of a project points at the units that are published', () => {
	const [shown] = pictures({});
	expect(shown?.picture).toBe(facade);
	expect(shown?.areas.map(({ unit, points }) => [unit.id, points])).toEqual([
		[2, '10,10 30,10 30,20 10,20'],
	]);
});

test('picture and unit are known by their ids, too', () => {
	const [shown] = pictures({ picture: 81, units: [{ unit: 1, corners: square }] });
	expect(shown?.areas[0]?.unit.id).toBe(1);
});

test('without the picture, for another project, or with no published unit there is none', () => {
	expect(pictures({ picture: 'Ansicht vom Hof' })).toEqual([]);
	expect(pictures({}, { ...project, id: 8 })).toEqual([]);
	expect(pictures({ units: [{ unit: 'A-9', corners: square }] })).toEqual([]);
});
