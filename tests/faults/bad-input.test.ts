import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { siteWith } from '../support/gate.ts';
import { unit } from '../support/sandbox.ts';
import { smallAgency } from '../support/small-agency.ts';

const siteUrl = 'https://www.agency.example';
const noStatuses = { internal: [], available: [], reserved: [], sold: [], reference: [] };
const afterwards = builtSite(smallAgency());

describe('what is wrong ends in one sentence, and the last good site stays live', () => {
	test('a missing status map, with the statuses of the account to paste', async () => {
		const { refusal } = await afterwards();
		const message = await refusal({ changes: { site: siteWith({ statuses: noStatuses }) } });
		expect(message).toMatch(
			/^`statuses` in src\/company\/config.ts names no status of the CRM, so no/,
		);
		expect(message).toContain('\t\t// 503, // Vermarktung\n\t\t// 504, // Reserviert\n');
	});

	test('a status map of another account', async () => {
		const { refusal } = await afterwards();
		const statuses = { ...noStatuses, available: ['For sale'] };
		expect(await refusal({ changes: { site: siteWith({ statuses }) } })).toMatch(
			/matches none of the statuses of this CRM account.*\n[^]*503/,
		);
	});

	test('an account in which nothing is public any more', async () => {
		const units = [1, 2, 3].map((id) => unit(id, { property_status_id: 501 }));
		const { refusal } = await afterwards(smallAgency(units));
		expect(await refusal()).toBe(
			'Units 1, 2, 3 are still online: `npm run build -- --units 1,2,3 --accept-removals 3` removes exactly that from the site. None of the 3 units of the CRM is public; check the status map in src/company/config.ts and the statuses in the report. Nothing was published.',
		);
	});

	test('a live site without an address', async () => {
		const { refusal } = await afterwards();
		expect(await refusal({ mode: 'production', changes: {} })).toMatch(
			/^The site has no address: set `url` in src\/company\/config.ts or SITE_URL .*--preview.*\.$/,
		);
	});

	test('a live site of the demo agency', async () => {
		const { refusal } = await afterwards();
		expect(await refusal({ mode: 'production', changes: { siteUrl } })).toMatch(
			/^The demo agency cannot go live, and these are still its own: `name`, .* `npm run build -- --preview`\.$/,
		);
	});

	test('the key of the CRM in a text that would be published', async () => {
		const units = [unit(1, { description_note: 'Zugang: sandbox-demo-key' })];
		const { refusal } = await afterwards(smallAgency(units));
		expect(await refusal()).toMatch(
			/^The page \/de\/\S* holds the key of the CRM; nothing was published\. Take it out/,
		);
	});
});

test('a field that cannot be read is left out and named; its unit is published', async () => {
	const odd = { living_space: { square: 'metres' }, hide_address: ['nein'], title: 'Hell' };
	const { build, lines, live } = await afterwards(smallAgency([unit(1), unit(2, odd)]));
	await build();
	expect(lines).toContain(
		'unit 2: "living_space" should be a number or text but is an object, so it is left out.',
	);
	expect(lines.join('\n')).toMatch(/unit 2: "hide_address" should be true or false .* as true\./);
	using catalogue = live();
	expect(catalogue.unit(2)?.title).toEqual({ de: 'Hell' });
	expect(catalogue.unit(2)?.areas.living).toBeUndefined();
	expect(catalogue.unit(2)?.place.street).toBeUndefined();
});
