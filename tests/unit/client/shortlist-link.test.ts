import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostTargets } from '../../../src/intake/form.ts';
import { askFragment, idsIn, listFragment } from '../../../src/client/shortlist/link.ts';
import { mostSaved } from '../../../src/client/shortlist/shortlist.ts';
import { validateForm } from '../../../src/intake/validate-form.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: mostSaved });

test('a list that is handed on is the list that arrives', () => {
	fc.assert(
		fc.property(ids, (list) => {
			expect(idsIn(listFragment(list))).toEqual(list);
		}),
	);
});

test('whatever else stands there is no list, and never more than a list can hold', () => {
	for (const odd of ['', '#', '#ids', '#ids=', '#ids=0', '#ids=-1', '#ids=a', '#kept', '#ids=1.5'])
		expect(idsIn(odd), odd).toEqual([]);
	expect(idsIn('#ids=5,5,,7')).toEqual([5, 7]);
	fc.assert(
		fc.property(fc.string(), (text) => {
			const list = idsIn(`#ids=${text}`);
			expect(list.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
		}),
	);
	const many = Array.from({ length: 300 }, (_, at) => at + 1);
	expect(idsIn(listFragment(many))).toHaveLength(mostSaved);
});

test('the form takes all that is asked about as one inquiry', () => {
	const many = Array.from({ length: 30 }, (_, at) => at + 1);
	const units = many.map((id) => ({ id, name: `Haus & Hof ${id}` }));
	const fragment = new URLSearchParams(askFragment(units).slice(1));
	const target = fragment.getAll('target');
	expect(fragment.getAll('name').slice(0, 2)).toEqual(['Haus & Hof 1', 'Haus & Hof 2']);
	const read = validateForm({ name: 'Ada', email: 'ada@example.org', locale: 'de', target });
	expect(read).toMatchObject({ ok: true });
	expect(read.ok && read.form.target).toEqual(
		many.slice(0, mostTargets).map((id) => ({ kind: 'unit', id })),
	);
});
