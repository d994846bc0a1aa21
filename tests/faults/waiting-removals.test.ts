import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { openCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import type { Agency, AgencyRecord } from '../../src/sandbox/agency.ts';
import manifest from '../../src/sandbox/demo/media/manifest.json' with { type: 'json' };
import { origin } from '../simulate/site.ts';
import { builtSite } from '../support/built-site.ts';
import { runs } from '../support/full-size.ts';
import { image, unit } from '../support/sandbox.ts';
import { quickSite as site } from '../support/settings.ts';
import type { SiteOptions } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

const house = { street: 'Lindenweg', house_number: '1', city: 'Leipzig', country: 'DEU' };
const project: AgencyRecord = { id: 70, name: 'Haus', title: 'Haus', ...house };
const pictures = manifest.masters
	.slice(0, 12)
	.map(({ id: media }, at) => image({ media, id: 901 + at }));
/** Twenty units: the first has twelve photos, and the last two are a project. */
const units: readonly AgencyRecord[] = Array.from({ length: 20 }, (_, at) =>
	unit(at + 1, {
		...(at === 0 && { images: pictures }),
		...(at >= 18 && { project_id: 70, ...house }),
	}),
);
const account = (
	changes: Readonly<Record<number, Partial<AgencyRecord>>> = {},
	rest: Partial<Agency> = {},
): Agency => {
	const agency = smallAgency(units.map((each) => ({ ...each, ...changes[each.id] })));
	const statuses = [
		...agency.statuses,
		...agency.statuses.slice(0, 1).map((status) => ({ ...status, id: 505, name: 'Verkauft' })),
	];
	return { ...agency, statuses, projects: [project], ...rest };
};
const inactive = { property_status_id: 501 };
const statuses = { ...site.statuses, sold: [...site.statuses.sold, 'Verkauft'] };
const next = builtSite(account(), {
	changes: { siteUrl: origin, site: { ...site, statuses } },
});

/** As `npm run build -- …` would be run. */
function optionsIn(refusal: string): Partial<SiteOptions> {
	const [, ids] = /`npm run build -- --units ([\d,]+)/.exec(refusal) ?? [];
	const [, accepted] =
		/`npm run build -- --units [\d,]+ --accept-removals (\d+)/.exec(refusal) ?? [];
	return {
		named: ids?.split(',').map(Number) ?? [],
		...(accepted !== undefined && { acceptRemovals: Number(accepted) }),
	};
}

test.each(runs(['html'] as const, ['html', 'reset'] as const))(
	'photos of a new unit that cannot be read (%s) keep nothing on the site that was hidden',
	async (kind) => {
		const images = Array.from({ length: 12 }, (_, at) => image({ id: 1000 + at }));
		const agency = account({ 2: inactive, 3: { hide_address: true } });
		const { build, live, crm } = await next({
			...agency,
			units: [...agency.units, unit(99, { images })],
		});
		crm.sandbox.faults.add({ path: '/photos/*', kind, times: 'always' });
		expect(await build()).toMatchObject({ outcome: 'published', units: 20 });
		using catalogue = live();
		expect(catalogue.unit(2)).toBeUndefined();
		expect(catalogue.unit(3)?.place.street).toBeUndefined();
		expect(catalogue.unit(99)?.pictures).toEqual([]);
		expect(catalogue.unit(1)?.pictures).toHaveLength(12);
	},
);

/** Three units lose the price by an accident in the CRM, which is refused. */
const accident = { 8: { price: null }, 9: { price: null }, 10: { price: null } };
const unpriced = /[34] of \d+ units would lose their price \((?:4, )?8, 9, 10\)/;
const privateImages = pictures.map((each, at) => ({ ...each, is_private: at === 1 }));
const closed = { 19: inactive, 20: inactive };

describe('where a build is refused, what waits behind it is named first, and the command let it out', () => {
	type Waiting = [string, Parameters<typeof account>, string, string, (site: Live) => unknown];
	const ofProjects: Waiting[] = [
		[
			'a project that is archived',
			[{}, { projects: [{ ...project, archived: true }] }],
			'Project 70 is still online',
			'19',
			(live) => live.project(70),
		],
		[
			'a project of which no unit is public any more',
			[closed],
			'Units 19, 20 are still online, project 70 is still online',
			'19,20',
			(live) => live.unit(19) ?? live.unit(20) ?? live.project(70),
		],
	];
	/** All of these wait at once in the test of photos that cannot be loaded. */
	const others: Waiting[] = [
		[
			'a unit that is not public any more',
			[{ 2: inactive }],
			'Unit 2 is still online',
			'2',
			(live) => live.unit(2),
		],
		[
			'an address',
			[{ 3: { hide_address: true } }],
			'The address of unit 3 is still public',
			'3',
			(live) => live.unit(3)?.place.street,
		],
		[
			'a price',
			[{ 4: { price_on_inquiry: true } }],
			'The price of unit 4 is still public',
			'4',
			(live) => (live.unit(4)?.price.kind === 'onRequest' ? undefined : 'told'),
		],
		[
			'a photo',
			[{ 1: { images: privateImages } }],
			'Photos of unit 1 are still public',
			'1',
			(live) => live.unit(1)?.pictures.find(({ id }) => id === 902),
		],
		[
			'the address of a project',
			[{}, { projects: [{ ...project, hide_address: true }] }],
			'The address of project 70 is still public',
			'19',
			(live) => live.project(70)?.place.street,
		],
	];
	test.each(runs(ofProjects, [...ofProjects, ...others]))(
		'%s',
		async (_, [changes = {}, rest], words, ids, shown) => {
			const { refusal, build, live } = await next(account({ ...accident, ...changes }, rest));
			{
				using before = live();
				expect(shown(before)).toBeDefined();
			}
			const said = await refusal();
			expect(said).toMatch(
				new RegExp(
					`^${words}: \`npm run build -- --units ${ids}\` removes exactly that from the site\\. `,
				),
			);
			expect(said).toMatch(unpriced);
			expect(await build(optionsIn(said))).toMatchObject({ outcome: 'published' });
			expect(await refusal()).toMatch(/^\d of \d+ units would lose their price \(8, 9, 10\)/);
			using after = live();
			expect(shown(after)).toBeUndefined();
			expect(after.unit(8)?.price.kind).toBe('purchase');
		},
	);

	test('while photos cannot be loaded, and nothing else is read by that command', async () => {
		const { folder, refusal, build, live, crm } = await next(
			account(
				{
					1: { images: privateImages },
					2: inactive,
					3: { hide_address: true },
					4: { price_on_inquiry: true },
					5: { title: 'Anders' },
				},
				{ projects: [{ ...project, hide_address: true }] },
			),
		);
		// As on a machine whose cache is lost.
		rmSync(join(folder, 'media'), { recursive: true });
		crm.sandbox.faults.add({ path: '/photos/*', kind: 'error', times: 'always' });
		const said = await refusal();
		expect(said).toMatch(
			/^Unit 2 is still online, the address of unit 3 is still public, the price of unit 4 is still public, photos of unit 1 are still public, the address of project 70 is still public: `npm run build -- --units 2,3,4,1,19` removes exactly that from the site\. 11 of 11 photos could not be loaded/,
		);
		expect(await build(optionsIn(said))).toMatchObject({ outcome: 'published', units: 19 });
		using after = live();
		expect(after.unit(1)?.pictures).toEqual([]);
		expect(after.unit(2)).toBeUndefined();
		expect(after.unit(4)?.price.kind).toBe('onRequest');
		expect(after.unit(3)?.place.street).toBeUndefined();
		expect(after.unit(5)?.title).not.toEqual({ de: 'Anders' });
		expect(after.project(70)?.place.street).toBeUndefined();
	});

	test('while the CRM fails to send units, of which none goes with what is hidden for certain', async () => {
		const { units: all, ...rest } = account({ 2: inactive });
		const { refusal, build, live } = await next({
			...rest,
			units: all.filter(({ id }) => id < 11 || id > 15),
		});
		const said = await refusal();
		expect(said).toMatch(
			/^Unit 2 is still online: `npm run build -- --units 2` .* 6 of 20 published/,
		);
		expect(await build(optionsIn(said))).toMatchObject({ outcome: 'published', units: 19 });
		using after = live();
		expect(after.unit(11)).toBeDefined();
	});

	test('ten at a time, down to the last', async () => {
		const all = Object.fromEntries(units.map(({ id }) => [id, inactive]));
		const { refusal, build, live } = await next(account(all));
		const first = await refusal();
		expect(first).toMatch(
			/^Units 1, .* and 10 more are still online.*: `npm run build -- --units 1,2,3,4,5,6,7,8,9,10` removes that of these 10 from the site, and the next refusal names the others\. None of the 20 units/,
		);
		expect(await build(optionsIn(first))).toMatchObject({ outcome: 'published', units: 10 });
		const second = await refusal();
		expect(second).toContain('--units 11,12,13,14,15,16,17,18,19,20 --accept-removals 10`');
		expect(await build(optionsIn(second))).toMatchObject({ outcome: 'published', units: 0 });
		using after = live();
		expect(after.count()).toBe(0);
	});

	test('while much would be shown that was hidden', async () => {
		const hidden = Object.fromEntries(
			units.slice(4, 16).map(({ id }) => [id, { hide_address: true }]),
		);
		const { refusal, build, live, crm } = await next(account(hidden));
		await build();
		crm.sandbox.seed(account({ 2: inactive }));
		const said = await refusal();
		expect(said).toMatch(/^Unit 2 is still online: .* 12 units would show/);
		expect(await build(optionsIn(said))).toMatchObject({ outcome: 'published', units: 19 });
		using after = live();
		expect(after.unit(5)?.place.street).toBeUndefined();
	});
});

type Live = Pick<ReturnType<typeof openCatalogue>, 'unit' | 'project'>;
