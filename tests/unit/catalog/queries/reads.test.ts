import { expect, test } from 'vitest';
import type { Reads } from '../../../../src/catalog/queries/reads.ts';
import { recordReads } from '../../../../src/catalog/queries/recorder.ts';
import { catalogueOf, publicUnitOf } from '../../../support/catalogue.ts';

const units = [1, 2, 3].map((id) => publicUnitOf(id));

/** The names of what a page has asked. */
function asked(page: string, { questions, sets, pages }: Reads): string[] {
	const set = sets[pages.get(page) ?? -1] ?? [];
	return set.map((at) => questions[at]?.name ?? '');
}

test('what a page asks is noted for it alone, with the records it was given', () => {
	const recorder = recordReads(catalogueOf({ units }).source);
	const [one, two] = [recorder.readerFor('/one/'), recorder.readerFor('/two/')];
	// Pages are rendered at the same time, so their questions come mixed.
	one.unit(1);
	two.units({ onOffer: true }, { offset: 0, limit: 2 });
	one.count({ city: 'Jena', deal: 'buy' });
	const reads = recorder.reads();
	expect(asked('/one/', reads)).toEqual(['["unit",1]', '["count",{"deal":"buy","city":"Jena"}]']);
	expect(asked('/two/', reads)).toEqual([
		'["ids",{"onOffer":true},{"offset":0,"limit":2}]',
		'["unit",3]',
		'["unit",2]',
	]);
});

test('that something is not there is an answer too', () => {
	const recorder = recordReads(catalogueOf({ units }).source);
	recorder.readerFor('/').unit(99);
	recorder.readerFor('/').project(5);
	const { questions } = recorder.reads();
	expect(questions).toEqual([
		{ name: '["unit",99]', digest: '' },
		{ name: '["project",5]', digest: '' },
	]);
});
