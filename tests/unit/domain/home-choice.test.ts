import { expect, test } from 'vitest';
import { chooseForHome } from '../../../src/domain/home-choice.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

const photo = (name: string) => shownPhoto(name.padEnd(32, '0'));
const home = (id: number, more: object = {}) => ({
	id,
	deal: 'buy' as const,
	kind: 'apartment' as const,
	pictures: [photo(String(id))],
	...more,
});
const choice = (units: ReturnType<typeof home>[], more: object = {}) =>
	chooseForHome(units, { opening: undefined, elsewhere: [], ...more });
const ids = (units: readonly { id: number }[]) => units.map(({ id }) => id);

test('the page opens with the unit the settings name, else with the newest home that is not of a project', () => {
	const units = [home(4, { projectId: 1 }), home(3), home(2)];
	expect(choice(units).hero?.id).toBe(3);
	expect(choice(units, { opening: home(99) }).hero?.id).toBe(99);
});

test('three homes follow: no plot, one of each project, none twice', () => {
	const units = [
		home(9),
		home(8, { kind: 'plot' }),
		home(7, { projectId: 1 }),
		home(6, { projectId: 1 }),
		home(5),
		home(4),
	];
	const { hero, fresh } = choice(units);
	expect(hero?.id).toBe(9);
	expect(ids(fresh)).toEqual([7, 5, 4]);
});

test('what is to rent stands beside what is to buy', () => {
	const units = [home(9), home(8), home(7), home(6), home(5, { deal: 'rent' })];
	expect(ids(choice(units).fresh)).toEqual([8, 7, 5]);
});

test('a unit whose only photo stands elsewhere on the page comes last', () => {
	const twin = photo('project');
	const units = [home(9), home(8, { pictures: [twin] }), home(7), home(6)];
	expect(ids(choice(units, { elsewhere: [twin] }).fresh)).toEqual([7, 6, 8]);
});

test('without photos and without units there is nothing to show', () => {
	expect(choice([])).toMatchObject({ hero: undefined, fresh: [] });
	expect(choice([home(1, { pictures: [] })])).toMatchObject({ hero: undefined, fresh: [] });
});
