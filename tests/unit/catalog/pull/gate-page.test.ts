import { expect, test } from 'vitest';
import { createPageGate } from '../../../../src/catalog/pull/gate-crm-page.ts';
import { createDraftShelf } from '../../../../src/catalog/pull/packed-drafts.ts';
import type { Body } from '../../../../src/crm/body.ts';
import { siteWith, today, wireUnit } from '../../../support/gate.ts';

const site = siteWith({ statuses: { available: [10] } });
const gatePage = createPageGate({ site, today, projects: [], teams: [] });

function body(content: unknown): Body {
	const text = typeof content === 'string' ? content : JSON.stringify(content);
	const bytes = new Uint8Array(Buffer.from(text));
	return { method: 'GET', path: '/units', status: 200, contentType: 'application/json', bytes };
}

test('drafts of several pages are unpacked in any order, each as it was packed', () => {
	const shelf = createDraftShelf();
	const pages = [0, 1, 2].map((page) =>
		[1, 2, 3].map((at) => wireUnit({ id: page * 10 + at, title: `Größe ${page}/${at} – 50 €` })),
	);
	for (const [index, units] of pages.entries()) shelf.put(gatePage(body(units), index + 1).drafts);
	expect([...shelf.take([21, 3, 99, 12])].map(({ id, title }) => [id, title.de])).toEqual([
		[21, 'Größe 2/1 – 50 €'],
		[3, 'Größe 0/3 – 50 €'],
		[12, 'Größe 1/2 – 50 €'],
	]);
});

test('a draft that comes again replaces the one that was there', () => {
	const shelf = createDraftShelf();
	for (const title of ['alt', 'neu']) {
		shelf.put(gatePage(body([wireUnit({ id: 7, title }), wireUnit({ id: 8 })]), 1).drafts);
	}
	shelf.put(
		gatePage(body([wireUnit({ id: 9, title: 'a' }), wireUnit({ id: 9, title: 'b' })]), 2).drafts,
	);
	expect([...shelf.take([7, 9])].map(({ title }) => title.de)).toEqual(['neu', 'b']);
});

test('a long page does not burst what it is packed in', () => {
	const shelf = createDraftShelf();
	const note = `<p>${'Wärmepumpe – '.repeat(1_000)}</p>`;
	const units = Array.from({ length: 150 }, (_, at) =>
		wireUnit({ id: at + 1, description_note: note }),
	);
	shelf.put(gatePage(body(units), 1).drafts);
	const drafts = [...shelf.take([1, 150])];
	expect(drafts.map(({ description }) => description.de?.length)).toEqual([13_007, 13_007]);
});

test.each(['{"data": [', '"text"', '{"data": 5}', '[', '{}', '<html>', 'null', '[{"id":1,}]'])(
	'a body that is no list is an error of the CRM: %s',
	(text) => {
		expect(() => gatePage(body(text), 1)).toThrow(/is not JSON|answered something unexpected/);
	},
);

test('a record without an id is named by its place, one that cannot be used by its id', () => {
	const { ids, facts, problems } = gatePage(
		body({ data: [{ title: 'x' }, wireUnit({ id: 5, property_status: { id: 'x' } }), 'text'] }),
		3,
	);
	expect(ids).toEqual([undefined, 5, undefined]);
	expect(problems.map(({ message }) => message.split(' cannot')[0])).toEqual([
		'unit in place 1 of page 3',
		'unit in place 3 of page 3',
	]);
	expect(facts.map(({ id }) => id)).toEqual([5]);
});
