import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { attribute, parsePage } from '../support/html.ts';
import { unit } from '../support/sandbox.ts';
import { quickSite } from '../support/settings.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { liveFiles } from '../support/site-files.ts';
import { smallAgency } from '../support/small-agency.ts';

const { folder, remove } = newFolder();
const lists = ['/de/kaufen/', '/de/mieten/', '/de/projekte/'];
let crm: DemoSandbox;
let minutes = 0;

beforeAll(async () => {
	crm = await emptyCrm(folder);
});
afterAll(async () => {
	await crm.close();
	remove();
});

/** A minute after the last build. */
const now = () => new Date(Date.UTC(2026, 10, 21, 12, (minutes += 1)));

/** After these of the account's units have changed. */
async function build(units: Parameters<typeof smallAgency>[0]) {
	const { statuses, ...agency } = smallAgency(units);
	const [first] = statuses;
	const done = first && { ...first, id: 505, name: 'Abgeschlossen' };
	crm.sandbox.seed({ ...agency, statuses: done ? [...statuses, done] : statuses });
	const made = await buildSite({ folder, crm, now, changes: { site: quickSite } });
	const files = liveFiles({ folder, media: `${folder}/media` });
	const page = files.find(({ path }) => path === 'de/kontakt/index.html');
	const led = listsOn(page?.bytes);
	const gone = files.filter(({ bytes }) => String(bytes).includes('Nicht mehr im Angebot'));
	const there = lists.filter((list) =>
		files.some(({ path }) => `/${path}` === `${list}index.html`),
	);
	return { made, led, there, goneLeadTo: gone.map(({ bytes }) => listsOn(bytes)) };
}

/** Those of the lists that a page leads to. */
function listsOn(bytes: unknown) {
	const hrefs = parsePage(String(bytes))
		.all('a')
		.map((link) => attribute(link, 'href'));
	return lists.filter((list) => hrefs.includes(list));
}

/** What the account keeps to itself. */
const inside = { property_status_id: 501 };
const toRent = { marketing_type: 'RENT', base_rent: 900 };

test('every page leads to what there is to buy, to rent and of projects, and old links to the rest go on', async () => {
	const selling = await build([unit(1), unit(2)]);
	expect(selling).toMatchObject({ led: ['/de/kaufen/'], there: lists });

	const both = await build([unit(3, toRent)]);
	expect(both).toMatchObject({ led: ['/de/kaufen/', '/de/mieten/'], there: lists });
	expect(both.made.rendered).toBe(both.made.pages);

	const letting = await build([unit(1, inside), unit(2, inside), unit(4, toRent)]);
	expect(letting).toMatchObject({ led: ['/de/mieten/'], there: lists });
	// The pages of what is gone neither, although it was to buy.
	expect(letting.goneLeadTo).toEqual([['/de/mieten/']]);

	// Nothing is on offer for the moment.
	const sold = await build([unit(3, { property_status_id: 505 }), unit(4, inside)]);
	expect(sold.led).toEqual(lists);
});
