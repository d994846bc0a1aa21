import { expect, test } from 'vitest';
import { changedTargets } from '../../../../src/build/publish/inquiry-targets.ts';
import type { Outlines } from '../../../../src/catalog/queries/outlines.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const outlinesWith = (...names: readonly string[]) => ({
	unit: () => undefined,
	unitRecord: () => undefined,
	project: () => undefined,
	reachable: () => names.map((name) => ({ id: name.length, name, email: 'a@example.org' })),
});
const marta = { kind: 'person', id: 5, title: 'Marta', reference: '5', brokerId: 5 };

test.each([
	['who has come can be asked', [], ['Marta'], { put: [marta], drop: [] }],
	['who stays can be asked by the name of today', ['Berta'], ['Marta'], { put: [marta], drop: [] }],
	['who has gone cannot', ['Marta', 'Ida'], ['Marta'], { put: [marta], drop: [{ id: 3 }] }],
])('when a part is built, %s', (_what, before, now, change) => {
	const site = { defaultLocale: 'de', people: 'pages' } as const;
	const context = { changed: [], before: outlinesWith(...before), site };
	expect(changedTargets(outlinesWith(...now), context)).toMatchObject(change);
});

test.each(['list', 'none'] as const)('with people: %s nobody can be asked', (people) => {
	const context = {
		changed: [],
		before: outlinesWith(),
		site: { defaultLocale: 'de', people } as const,
	};
	expect(changedTargets(outlinesWith('Marta'), context)).toEqual({ put: [], drop: [] });
});

test('whoever looks after bookings knows where each home is, and all its times', () => {
	const { id, place } = lawfulUnit;
	const start = '2026-12-05T13:00:00.000Z';
	const viewing = { id: '500', start, zone: 'Europe/Berlin', sequence: 0 };
	const broker = { id: 3, name: 'Marta', department: 7 };
	const unit = { ...lawfulUnit, broker };
	const outlines = {
		...outlinesWith(),
		unit: () => ({ ...unit, viewings: [viewing] }),
		unitRecord: () => ({ ...unit, place: { ...place, street: 'Weg 5' } }),
	} as unknown as Outlines;
	const changed = [{ kind: 'unit', id } as const];
	const site = { defaultLocale: 'de', people: 'none' } as const;
	expect(changedTargets(outlines, { changed, before: outlines, site })).toMatchObject({
		put: [{ viewings: [viewing], where: 'Weg 5, 04229\u00A0Leipzig', team: 7 }],
	});
});
