import { expect, test } from 'vitest';
import { changesToJudge } from '../../../../src/catalog/queries/changes-to-judge.ts';
import { publicProjectOf, publicUnitOf, writtenCatalogue } from '../../../support/catalogue.ts';

const unit = publicUnitOf;
const project = publicProjectOf;

const written = (content: Parameters<typeof writtenCatalogue>[0]) =>
	writtenCatalogue(content).catalogue;

test('of two catalogues it tells what came, what went and what is not the same', () => {
	const live = written({
		units: [unit(1), unit(2), unit(3, { price: { kind: 'onRequest' } })],
		projects: [project(5), project(6)],
	});
	const next = written({
		units: [unit(2, { status: 'reserved' }), unit(3, { rooms: 7 }), unit(4)],
		projects: [project(6, { constructionYear: 1999 }), project(7)],
	});
	const changes = changesToJudge(live, next);
	expect(changes).toMatchObject({ before: 3, after: 3, added: [{ id: 4 }], removed: [{ id: 1 }] });
	expect(
		changes.changed.map(({ before, after }) => [before.id, before.status, after.status]),
	).toEqual([
		[2, 'available', 'reserved'],
		[3, 'available', 'available'],
	]);
	expect(changes.changed[1]?.before.cents).not.toBe(changes.changed[1]?.after.cents);
	expect(changes.projects).toEqual({ added: [7], removed: [5], changed: [6], shown: [] });
});

test('without a live catalogue everything is new', () => {
	const next = written({ units: [unit(1), unit(2)], projects: [project(5)] });
	expect(changesToJudge(undefined, next)).toMatchObject({
		before: 0,
		after: 2,
		added: [{ id: 1 }, { id: 2 }],
		removed: [],
		changed: [],
		projects: { added: [5], removed: [], changed: [] },
	});
});
