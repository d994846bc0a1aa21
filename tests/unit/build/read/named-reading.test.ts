import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCrm, type ReadingOptions } from '../../../../src/build/read/reading.ts';
import { readHeader } from '../../../../src/catalog/store/header.ts';
import { openCatalogueWriter } from '../../../../src/catalog/store/catalogue-writer.ts';
import { createCrm } from '../../../../src/crm/client.ts';
import type { Agency } from '../../../../src/sandbox/agency.ts';
import { connected } from '../../../support/connected.ts';
import {
	afterWork,
	changingAgency,
	crmChanges,
	edit,
	move,
	unitChange,
} from '../../../support/crm-changes.ts';
import { faultyCrm } from '../../../support/faulty-crm.ts';
import { runs } from '../../../support/full-size.ts';
import { today } from '../../../support/gate.ts';
import { account, files, read, readTwice, site } from '../../../support/readings.ts';
import { key, unit } from '../../../support/sandbox.ts';

const compare = (before: Agency, after: Agency, named: number[]) =>
	readTwice(before, after, { named });

const words = fc.constantFrom(
	'Hell.',
	'Hell. Wie im Geheimweg 5.',
	'Ruhig. Treffpunkt: Fernsteig Nr. 7, Hof.',
	'Im Geheimweg 5 und im Fernsteig 7.',
);
const houses = fc.constantFrom(['Geheimweg', '5'], ['Fernsteig', '7'], ['Neugasse', '3']);
/** What hides, shows and names houses, and moves units between them and between projects. */
const houseChange = unitChange(
	edit('edit', words, (note) => ({ description_note: note })),
	edit('address', fc.boolean(), (hide_address) => ({ hide_address })),
	edit('house', houses, ([street, house_number]) => ({ street, house_number })),
	move,
	edit('town', fc.constantFrom('Leipzig', 'LEIPZIG', 'Halle'), (city) => ({ city })),
	edit('status', fc.constantFrom(501, 503, 504), (id) => ({ property_status_id: id })),
);
const houseChanges = fc.array(houseChange, { minLength: 1, maxLength: 4 });

test.each([
	['of any kind', crmChanges, runs(6, 40)],
	['that hide, show, name and move houses', houseChanges, runs(12, 200)],
] as const)(
	'after changes %s, what is named, what is kept and everything anew make the same catalogue',
	async (_, arbitrary, numRuns) => {
		await fc.assert(
			fc.asyncProperty(fc.tuple(arbitrary, arbitrary), async ([earlier, later]) => {
				const before = afterWork(changingAgency(), earlier.filter(ofUnit), 40);
				const changes = later.filter(ofUnit);
				const after = afterWork(before, changes, 41);
				const found = await compare(
					before,
					after,
					changes.map(({ id }) => id),
				);
				expect(found).toMatchObject({ same: true, sameWhole: true, done: { isWhole: false } });
			}),
			{ numRuns },
		);
	},
);

const ofUnit = ({ list }: { readonly list: string }) => list === 'units';

test('what is new and what is gone shows without being named', async () => {
	const before = changingAgency();
	const units = [...before.units.filter(({ id }) => id !== 3), unit(99)];
	const { done, same } = await compare(before, { ...before, units }, []);
	expect(same).toBe(true);
	expect(done).toMatchObject({ isWhole: false, read: 1 });
});

test('where nothing has changed nothing is answered anew', async () => {
	const before = withoutImages(changingAgency());
	const { kept, sameWhole } = await compare(before, before, []);
	expect(sameWhole).toBe(true);
	expect(kept).toMatchObject({ isWhole: true, read: 6, kept: [1, 2, 3, 4, 5, 6] });
});

/** Each sandbox has a port of its own, and its pictures with it. */
const withoutImages = (agency: Agency): Agency => ({
	...agency,
	units: agency.units.map((each) => ({ ...each, images: [] })),
});

test.each([
	[
		'is archived since',
		(all: Agency['projects']) => all.map((each) => ({ ...each, archived: true })),
	],
	['is gone', () => []],
])(
	'with a unit of a project that %s its units are read again, and no others',
	async (_, change) => {
		const before = changingAgency();
		const { done, same } = await compare(
			before,
			{ ...before, projects: change(before.projects) },
			[1],
		);
		expect(same).toBe(true);
		expect(done).toMatchObject({ isWhole: false, read: 2 });
	},
);

test.each([
	['changes', '<p>Muster GmbH, Jena</p>'],
	['is taken away', null],
])('a legal text that %s is as after reading everything', async (_, note) => {
	const team = { id: 31, name: 'Jena', privacy_note: '<p>Wir speichern nichts.</p>' };
	const before = {
		...changingAgency(),
		teams: [{ ...team, imprint_note: '<p>Muster GmbH, Erfurt</p>' }],
	};
	const after = { ...before, teams: [{ ...team, imprint_note: note }] };
	const { done, same } = await compare(before, after, [1]);
	expect(done).toMatchObject({ isWhole: false, read: 2 });
	expect(same).toBe(true);
});

const hide = (id: number) =>
	({ list: 'units', id, what: 'address hidden', to: { hide_address: true } }) as const;

test('the units of a project that is not public are known to be in its house', async () => {
	const { projects, ...rest } = changingAgency();
	const archived = projects.map((project) => ({ ...project, archived: true }));
	const before = afterWork({ ...rest, projects: archived }, [hide(1)], 40);
	const to = { description_note: 'Neu' };
	const after = afterWork(before, [{ list: 'units', id: 2, what: 'edit', to }], 41);
	const { done, same } = await compare(before, after, [2]);
	expect(done).toMatchObject({ isWhole: false, read: 2 });
	expect(same).toBe(true);
});

const imprint = (note: string) => [{ id: 31, name: 'Jena', imprint_note: `<p>${note}</p>` }];
describe('a house that a unit hides from now on, or does not any more', () => {
	const words = { description_note: 'Hell. Wie im Geheimweg 5.' };
	const hidden = { hide_address: true, street: 'Geheimweg', house_number: '5' };
	test.each([
		['unit', { 5: words }],
		['project', { 201: words }],
		['person of a unit', { 61: { abstract: 'Im Geheimweg 5.' }, 5: { broker_id: 61 } }],
	])('leaves and comes back to the texts of a %s that is not named', async (_, naming) => {
		for (const [before = {}, after = {}] of [
			[{}, hidden],
			[hidden, {}],
		]) {
			const found = await compare(
				account({ ...naming, 6: before }),
				account({ ...naming, 6: after }),
				[6],
			);
			expect(found).toMatchObject({ same: true, sameWhole: true, done: { isWhole: false } });
		}
	});

	test.each([
		['unit', { 6: words }],
		['project of the unit', { 6: { project_id: 201 }, 201: words }],
		['person of the unit', { 61: { abstract: 'Im Geheimweg 5.' }, 6: { broker_id: 61 } }],
	])('is not told by a %s that is named either', async (_, naming) => {
		const before = account({ 5: hidden });
		const after = account({ ...naming, 5: hidden });
		expect(await compare(before, after, [6])).toMatchObject({
			same: true,
			done: { isWhole: false },
		});
	});

	test.each([
		['', { 5: hidden }],
		['that nobody hides any more', {}],
	])('and a legal text with its words%s', async (_, changes) => {
		const teams = imprint('Muster. Im Geheimweg 5.');
		const found = await compare(
			account({ 5: hidden }, { teams }),
			account(changes, { teams }),
			[5],
		);
		expect(found).toMatchObject({ same: true, sameWhole: true, done: { isWhole: false, read: 1 } });
	});

	test('stays in the text of a unit that shows it itself', async () => {
		const shown = { ...words, ...hidden, hide_address: false };
		const { done, same } = await compare(
			account({ 5: shown }),
			account({ 5: shown, 6: { ...hidden, city: 'Jena' } }),
			[6],
		);
		expect(done).toMatchObject({ isWhole: false, read: 1 });
		expect(same).toBe(true);
	});
});

const certificate = {
	building_energy_rating_type: 'ENERGY_CONSUMPTION',
	thermal_characteristic: 90,
	energy_efficiency_class: 'C',
};

/** ISO date so many days after that of the readings. */
function dayAfter(days: number): string {
	return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

test('of a CRM that pays no heed to which units it is asked for everything is read', async () => {
	const { crm, sandbox, origin } = await connected(changingAgency());
	const list = new Request(`${origin}/v1/units?expand=1&with_meta=1&per=100`, {
		headers: { 'x-api-key': key },
	});
	const everything = await (await sandbox.fetch(list)).text();
	const { baseUrl } = await faultyCrm(sandbox, {
		isSpoilt: ({ searchParams }) =>
			[...searchParams.keys()].some((name) => name.startsWith('property_ids')),
		trouble: (response) => response.setHeader('content-type', 'application/json').end(everything),
	});
	const heedless = createCrm({ baseUrl, apiKey: key });
	onTestFinished(() => heedless.close());
	const { base, part } = files('base', 'part');
	await read(crm, base);
	expect(await read(heedless, part, { named: [6], base })).toMatchObject({ isWhole: true });
	expect(readHeader(part.catalogue).checksum).toBe(readHeader(base.catalogue).checksum);
});

test('an id that nobody has is no harm', async () => {
	const agency = withoutImages(changingAgency());
	const found = await compare(agency, agency, [4711]);
	expect(found).toMatchObject({ same: true, done: { read: 0 } });
});

test('with the key of a website, which may read no statuses, a unit that nobody may see any more is no reason to stop', async () => {
	const options = { key: { key, rights: ['units:read', 'projects:read'] } } as const;
	const after = account({ 6: { property_status_id: 501 } });
	const found = await readTwice(account({}), after, { named: [6] }, options);
	expect(found).toMatchObject({ done: { read: 1 }, same: true });
});

test('units that are named and that the CRM does not have are told, and those that are gone are not', async () => {
	const { base, part } = files('base', 'part');
	const first = await connected({ units: [unit(1), unit(2)] });
	await read(first.crm, base);
	const { crm } = await connected({ units: [unit(1)] });
	const writer = openCatalogueWriter(part, { base: base.catalogue });
	onTestFinished(writer.abandon);
	const options = { site, today, secret: 'secret', named: [1, 2, 999] };
	expect((await readCrm(crm, writer, options)).unknown).toEqual([999]);
});

describe('an answer that is kept', () => {
	const agency = withoutImages(changingAgency());

	/** How many of the six units are answered anew when all are read again. */
	async function anew(change: Partial<Agency>, how: Partial<ReadingOptions> = {}): Promise<number> {
		const { kept } = await readTwice(agency, { ...agency, ...change }, how);
		return 6 - kept.kept.length;
	}

	test('is made again with a changed field of its unit', async () => {
		const edited = { ...agency.units[3], description_note: 'Neu.' };
		expect(await anew({ units: agency.units.with(3, { ...edited, id: 4 }) })).toBe(1);
	});

	test('is made again with another secret', async () => {
		expect(await anew({}, { secret: 'other' })).toBe(6);
	});

	test('is on any later day what it would be if it were made on that day', async () => {
		const near = fc.integer({ min: -400, max: 3_900 });
		const date = fc.oneof(fc.integer({ min: -3, max: 12 }), near).map(dayAfter);
		const dates = fc.record({
			free_from: date,
			energy_certificate_start_date: fc.integer({ min: -3_660, max: 5 }).map(dayAfter),
			energy_certificate_end_date: date,
			status_updated_at: date,
			sold_date: date,
		});
		await fc.assert(
			fc.asyncProperty(
				fc.array(dates, { minLength: 2, maxLength: 5 }),
				fc.nat(10),
				async (all, n) => {
					const units = all.map((each, at) => unit(at + 1, { ...certificate, ...each }));
					const account = { ...agency, units };
					const { sameWhole } = await readTwice(account, account, { today: dayAfter(n) });
					expect(sameWhole).toBe(true);
				},
			),
			{ numRuns: runs(8, 60) },
		);
	});

	test('is made again in another year, and on an earlier day', async () => {
		expect(await anew({}, { today: '2027-01-01' })).toBe(6);
		expect(await anew({}, { today: '2026-11-01' })).toBe(6);
	});
});
