import { expect, test } from 'vitest';
import { changedTargets } from '../../../../src/build/publish/inquiry-targets.ts';

const outlinesWith = (...names: readonly string[]) => ({
	unit: () => undefined,
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
