import { expect, onTestFinished, test } from 'vitest';
import { openGatePool } from '../../src/catalog/gate-pool.ts';
import { createDraftShelf } from '../../src/catalog/packed-drafts.ts';
import type { Body } from '../../src/crm/body.ts';
import { siteWith, wireUnit } from '../support/gate.ts';

const site = siteWith({ statuses: { available: [10] } });

function body(content: unknown): Body {
	const text = typeof content === 'string' ? content : JSON.stringify(content);
	const bytes = new Uint8Array(Buffer.from(text));
	return { method: 'GET', path: '/units', status: 200, contentType: 'application/json', bytes };
}

/** Pages of ten units, and what a pool makes of them when they come all at once. */
async function gated(cores: number, pages: number) {
	const pool = openGatePool({ site, projects: [] }, { cores });
	onTestFinished(() => pool.close());
	const all = Array.from({ length: pages }, (_, page) => {
		const units = Array.from({ length: 10 }, (_, at) =>
			wireUnit({ id: page * 10 + at + 1, title: `Wohnung ${page}/${at}` }),
		);
		return pool.gate(body({ data: units, meta: { total_count: pages * 10 } }), page + 1);
	});
	const shelf = createDraftShelf();
	const answers = await Promise.all(all);
	for (const { drafts } of answers) shelf.put(drafts);
	const ids = answers.flatMap(({ facts }) => facts.map(({ id }) => id));
	const found = answers.map((page) => ({ ...page, drafts: page.drafts.ids }));
	return { answers: found, drafts: [...shelf.take(ids)] };
}

test('several threads make of the pages what one makes', async () => {
	const [one, several] = [await gated(1, 12), await gated(3, 12)];
	expect(several).toEqual(one);
	expect(one.drafts.map(({ title }) => title.de).slice(9, 11)).toEqual([
		'Wohnung 0/9',
		'Wohnung 1/0',
	]);
});

test('a body that is no list is an error of the CRM, on whatever thread it is read', async () => {
	const pool = openGatePool({ site, projects: [] }, { cores: 2 });
	onTestFinished(() => pool.close());
	const texts = ['{"data": [', '"text"', '{"data": 5}', '[', '{}', '<html>', 'null', '{"data"'];
	const failures = await Promise.all(
		texts.map((text) => pool.gate(body(text), 1).catch((error: unknown) => error)),
	);
	for (const failure of failures) {
		expect(failure).toMatchObject({ name: 'CrmError', path: '/units' });
		expect(String(failure)).toMatch(/is not JSON|answered something unexpected/);
	}
});

test('a draft that comes again replaces the one that was there', async () => {
	const pool = openGatePool({ site, projects: [] }, { cores: 1 });
	const shelf = createDraftShelf();
	for (const title of ['alt', 'neu']) {
		shelf.put((await pool.gate(body([wireUnit({ id: 7, title }), wireUnit({ id: 8 })]), 1)).drafts);
	}
	expect([...shelf.take([7, 9])].map(({ title }) => title.de)).toEqual(['neu']);
});
