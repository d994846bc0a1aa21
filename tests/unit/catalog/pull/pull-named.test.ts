import * as fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { finishProject, finishUnit } from '../../../../src/build/read/add-pictures.ts';
import { mentionedHouses } from '../../../../src/gate/hidden/mentioned-houses.ts';
import { readHeader } from '../../../../src/catalog/store/header.ts';
import { pull } from '../../../../src/catalog/pull/pull.ts';
import { pullNamed } from '../../../../src/catalog/pull/pull-named.ts';
import { openCatalogue } from '../../../../src/catalog/queries/open-catalogue.ts';
import {
	openCatalogueWriter,
	type CatalogueFiles,
} from '../../../../src/catalog/store/catalogue-writer.ts';
import { createCrm, type Crm } from '../../../../src/crm/client.ts';
import type { Agency, AgencyRecord } from '../../../../src/sandbox/agency.ts';
import { temporaryFolder } from '../../../support/catalogue.ts';
import { connect, connected } from '../../../support/connected.ts';
import { afterWork, changingAgency, crmChanges } from '../../../support/crm-changes.ts';
import { faultyCrm } from '../../../support/faulty-crm.ts';
import { runs } from '../../../support/full-size.ts';
import { siteWith, today } from '../../../support/gate.ts';
import { key, unit } from '../../../support/sandbox.ts';

const pulledAt = '2026-11-21T12:00:00.000Z';
const site = siteWith();

function filesIn(folder: string, name: string): CatalogueFiles {
	return { catalogue: join(folder, `${name}.sqlite`), records: join(folder, 'records.sqlite') };
}

/** Reads everything, and writes it without its photos. */
async function readWhole(crm: Crm, files: CatalogueFiles): Promise<void> {
	const pulled = await pull(crm, { site, today });
	const writer = openCatalogueWriter(files, { houses: mentionedHouses });
	for (const draft of pulled.units()) writer.unit(finishUnit(draft, new Map()));
	for (const draft of pulled.projects) writer.project(finishProject(draft, new Map()));
	for (const text of pulled.legal) writer.legal(text);
	writer.withheld(pulled.report.withheld.flatMap(({ ids }) => ids));
	writer.mixedCities(pulled.mixedCities);
	writer.finish({ pulledAt });
}

/** Reads what is named, and writes it over a copy of a catalogue. */
async function readPart(
	crm: Crm,
	{
		named,
		isAlone = false,
		base,
		files,
	}: { named: number[]; isAlone?: boolean; base: CatalogueFiles; files: CatalogueFiles },
): Promise<{ whole: string } | { read: number }> {
	const catalogue = openCatalogue(base);
	const known = catalogue.outlines();
	const stored = catalogue.source;
	const options = { site, today, named, isAlone, known, stored };
	const part = await pullNamed(crm, options).finally(() => catalogue.close());
	if ('whole' in part) return part;
	const writer = openCatalogueWriter(files, { base: base.catalogue, houses: mentionedHouses });
	for (const draft of part.units()) writer.unit(finishUnit(draft, new Map()));
	for (const draft of part.projects) writer.project(finishProject(draft, new Map()));
	writer.keepOnly(part.kept);
	for (const text of part.legal) writer.legal(text);
	writer.withheld(part.withheld);
	writer.finish({ pulledAt });
	return { read: part.read };
}

/** Reads an account before and after some work in it: by the units named, and whole. */
async function compare(before: Agency, after: Agency, named: number[], isAlone = false) {
	const folder = temporaryFolder();
	const [base, part, whole] = ['base', 'part', 'whole'].map((name) => filesIn(folder, name));
	if (!base || !part || !whole) throw new Error('Three catalogues are compared.');
	const account = await connect(before);
	const then = await connect(after);
	try {
		await readWhole(account.crm, base);
		const done = await readPart(then.crm, { named, isAlone, base, files: part });
		await readWhole(then.crm, whole);
		const withheld = [part, whole].map((files) => {
			if ('whole' in done) return [];
			const catalogue = openCatalogue(files);
			const ids = catalogue.outlines().withheldIds();
			catalogue.close();
			return ids;
		});
		return {
			done,
			withheld,
			same:
				'whole' in done ||
				readHeader(part.catalogue).checksum === readHeader(whole.catalogue).checksum,
		};
	} finally {
		await Promise.all([account.close(), then.close()]);
	}
}

test('reading only the units that were changed makes the same catalogue as reading everything', async () => {
	await fc.assert(
		fc.asyncProperty(fc.tuple(crmChanges, crmChanges), async ([earlier, later]) => {
			const before = afterWork(changingAgency(), earlier.filter(ofUnit), 40);
			const changes = later.filter(ofUnit);
			const after = afterWork(before, changes, 41);
			const { same, withheld } = await compare(
				before,
				after,
				changes.map(({ id }) => id),
			);
			expect(same).toBe(true);
			expect(withheld[0]).toEqual(withheld[1]);
		}),
		{ numRuns: runs(15, 40) },
	);
});

const ofUnit = ({ list }: { readonly list: string }) => list === 'units';

test('what is new and what is gone shows without being named', async () => {
	const before = changingAgency();
	const units = [...before.units.filter(({ id }) => id !== 3), unit(99)];
	const { done, same } = await compare(before, { ...before, units }, []);
	expect(same).toBe(true);
	expect(done).toEqual({ read: 1 });
});

test('read alone, a unit goes without a word about what is new, gone or spelled in several ways', async () => {
	const before = changingAgency();
	const units = [
		...before.units.filter(({ id }) => id !== 3 && id !== 6),
		unit(99, { city: 'LEIPZIG' }),
		unit(98, { description_note: 'Wie im Geheimweg 5.' }),
	];
	const { done } = await compare(before, { ...before, units }, [6], true);
	expect(done).toEqual({ read: 0 });
	expect((await compare(before, { ...before, units }, [6])).done).toHaveProperty('whole');
});

test('with a unit of a project that is archived since, its units are read again, and no others', async () => {
	const before = changingAgency();
	const projects = before.projects.map((each) => ({ ...each, archived: true }));
	const { done, same } = await compare(before, { ...before, projects }, [1]);
	expect(same).toBe(true);
	expect(done).toEqual({ read: 2 });
});

test.each([
	['changes', '<p>Muster GmbH, Jena</p>'],
	['is taken away', null],
])('a legal text that %s is as after reading everything', async (_, imprint) => {
	const team = { id: 31, name: 'Jena', privacy_note: '<p>Wir speichern nichts.</p>' };
	const before = {
		...changingAgency(),
		teams: [{ ...team, imprint_note: '<p>Muster GmbH, Erfurt</p>' }],
	};
	const after = { ...before, teams: [{ ...team, imprint_note: imprint }] };
	const { done, same } = await compare(before, after, [1]);
	expect(done).toEqual({ read: 2 });
	expect(same).toBe(true);
});

test('with a unit of a project all units of that project are read again, and no others', async () => {
	const before = changingAgency();
	const { done, same } = await compare(before, afterWork(before, [hide(1)], 41), [1]);
	expect(same).toBe(true);
	expect(done).toEqual({ read: 2 });
});

const hide = (id: number) =>
	({ list: 'units', id, what: 'address hidden', to: { hide_address: true } }) as const;

test('a city that is spelled in a new way is a reason to read everything', async () => {
	const before = changingAgency();
	const to = { city: 'LEIPZIG' };
	const after = afterWork(before, [{ list: 'units', id: 6, what: 'town', to }], 41);
	const { done } = await compare(before, after, [6]);
	expect(done).toMatchObject({ whole: expect.stringMatching(/^a city is spelled/) });
});

test('so is a unit that leaves a city which is spelled in several ways', async () => {
	const { units, ...rest } = changingAgency();
	const named = ['Jena', 'Jena', 'JENA'].map((city, at) => unit(800 + at, { city }));
	const before = { ...rest, units: [...units, ...named] };
	const after = { ...rest, units: [...units, ...named.slice(1)] };
	const { done } = await compare(before, after, [800]);
	expect(done).toMatchObject({ whole: expect.stringMatching(/^a city is spelled/) });
	expect(await compare(before, after, [1])).toMatchObject({ done: { whole: expect.anything() } });
});

test('so is a unit of a project that is not public, as no catalogue tells which others are in its house', async () => {
	const { projects, ...rest } = changingAgency();
	const archived = projects.map((project) => ({ ...project, archived: true }));
	const before = afterWork({ ...rest, projects: archived }, [hide(1)], 40);
	const to = { description_note: 'Neu' };
	const after = afterWork(before, [{ list: 'units', id: 2, what: 'edit', to }], 41);
	const { done } = await compare(before, after, [2]);
	expect(done).toMatchObject({ whole: expect.stringMatching(/^of a project that is not public/) });
});

const imprint = (note: string) => [{ id: 31, name: 'Jena', imprint_note: `<p>${note}</p>` }];
/** Units 1 and 2 stand in project 201. */
const account = (changes: Readonly<Record<number, object>>, rest: Partial<Agency> = {}) => {
	const agency = { ...changingAgency(), ...rest };
	const edited = (record: AgencyRecord) => ({ ...record, ...changes[record.id] });
	return {
		...agency,
		units: agency.units.map(edited),
		projects: agency.projects.map(edited),
		brokers: agency.brokers.map(edited),
	};
};

describe('where a text names a house, everything is read', () => {
	const words = { description_note: 'Wie im Geheimweg 5.' };
	const hidden = { hide_address: true, street: 'Geheimweg', house_number: '5' };
	test.each([
		['unit that is not read', { 5: words }],
		['project that is not read', { 201: words }],
		[
			'person of a unit that is not read',
			{ 61: { abstract: 'Im Geheimweg 5.' }, 5: { broker_id: 61 } },
		],
	])('a %s, and the unit that is read hides it', async (_, naming) => {
		const before = account(naming);
		const { done } = await compare(before, account({ ...naming, 6: hidden }), [6]);
		expect(done).toMatchObject({ whole: expect.stringMatching(/names a house/) });
	});

	test.each([
		['unit', { 6: words }],
		['project of the unit', { 6: { project_id: 201 }, 201: words }],
		['person of the unit', { 61: { abstract: 'Im Geheimweg 5.' }, 6: { broker_id: 61 } }],
	])('a %s that is read, and any other may hide it', async (_, naming) => {
		const after = account({ ...naming, 5: hidden });
		const { done } = await compare(after, after, [6]);
		expect(done).toMatchObject({ whole: expect.stringMatching(/names a house/) });
	});

	test.each([
		['is new', 'Jena', 'Verwaltung: Geheimweg 5, Jena', {}],
		['has lost a sentence', 'Muster. Im Geheimweg 5.', 'Muster. Im Geheimweg 5.', { 5: hidden }],
	])('a legal text that %s', async (_, note, noteAfter, changes) => {
		const before = account(changes, { teams: imprint(note) });
		const after = account(changes, { teams: imprint(noteAfter) });
		const { done } = await compare(before, after, [6]);
		expect(done).toMatchObject({ whole: expect.stringMatching(/names a house/) });
	});

	test('a legal text that is as it was is no reason', async () => {
		const before = account({}, { teams: imprint('Verwaltung: Fernsteig 5, Jena') });
		const { done, same } = await compare(before, before, [6]);
		expect(done).toEqual({ read: 1 });
		expect(same).toBe(true);
	});

	test('nor is a number that only stands beside a road', async () => {
		const near = { description_note: 'Close to the street and 560 metres from the road of 30.' };
		const before = account({ 6: near });
		expect((await compare(before, before, [6])).done).toEqual({ read: 1 });
	});

	test('nor is a unit that names the house it shows itself', async () => {
		const shown = { ...words, ...hidden, hide_address: false };
		const { done, same } = await compare(
			account({ 5: shown }),
			account({ 5: shown, 6: { ...hidden, city: 'Jena' } }),
			[6],
		);
		expect(done).toEqual({ read: 1 });
		expect(same).toBe(true);
	});
});

test('so is a CRM that pays no heed to which units it is asked for', async () => {
	const { crm, sandbox, origin } = await connected(changingAgency());
	const list = new Request(`${origin}/v1/units?expand=1&with_meta=1&per=100`, {
		headers: { 'x-api-key': key },
	});
	const everything = await (await sandbox.fetch(list)).text();
	const { baseUrl, close } = await faultyCrm(sandbox, {
		isSpoilt: ({ searchParams }) =>
			[...searchParams.keys()].some((name) => name.startsWith('property_ids')),
		trouble: (response) => response.setHeader('content-type', 'application/json').end(everything),
	});
	onTestFinished(close);
	const heedless = createCrm({ baseUrl, apiKey: key });
	onTestFinished(() => heedless.close());
	const folder = temporaryFolder();
	const [base, files] = [filesIn(folder, 'base'), filesIn(folder, 'part')];
	await readWhole(crm, base);
	const done = await readPart(heedless, { named: [6], base, files });
	expect(done).toEqual({ whole: 'asked for some units, the CRM sends others' });
});

test('an id that nobody has is no harm', async () => {
	const { crm } = await connected(changingAgency());
	const folder = temporaryFolder();
	const [base, files] = [filesIn(folder, 'base'), filesIn(folder, 'part')];
	await readWhole(crm, base);
	expect(await readPart(crm, { named: [4711], base, files })).toEqual({ read: 0 });
	expect(readHeader(files.catalogue).checksum).toBe(readHeader(base.catalogue).checksum);
});

describe('with the key of a website, which may read neither statuses nor brokers', () => {
	const options = { key: { key, rights: ['units:read', 'projects:read'] } } as const;

	/** Reads an account whole, then some units of it after a change. */
	async function readNamed(agency: Agency, change: Partial<Agency>, named: number[]) {
		const [base, part] = ['base', 'part'].map((name) => filesIn(temporaryFolder(), name));
		if (!base || !part) throw new Error('Two catalogues are written.');
		const before = await connected(agency, options);
		await readWhole(before.crm, base);
		const after = await connected({ ...agency, ...change }, options);
		return readPart(after.crm, { named, base, files: { ...part, records: base.records } });
	}

	test('a unit that nobody may see any more is no reason to stop', async () => {
		const agency = changingAgency();
		const units = agency.units.map((one) =>
			one.id === 6 ? { ...one, property_status_id: 501 } : one,
		);
		expect(await readNamed(agency, { units }, [6])).toEqual({ read: 1 });
	});

	test('everything is read when the broker of a project is known from other units only', async () => {
		const agency = changingAgency();
		const [project] = agency.projects;
		const inProject = agency.units.find(({ project_id }) => project_id === project?.id);
		const brokers = [...agency.brokers, { id: 62, name: 'Ada Brandt' }];
		const units = [...agency.units, unit(900, { broker_id: 62 })];
		const projects = agency.projects.map((one) => ({ ...one, broker_id: 62 }));
		const done = await readNamed({ ...agency, brokers, units, projects }, {}, [inProject?.id ?? 0]);
		expect(done).toMatchObject({ whole: expect.stringMatching(/does not list its brokers/) });
	});
});

test('units that are named and that the CRM does not have are told, and those that are gone are not', async () => {
	const folder = temporaryFolder();
	const base = filesIn(folder, 'base');
	const first = await connected({ units: [unit(1), unit(2)] });
	await readWhole(first.crm, base);
	const catalogue = openCatalogue(base);
	const { crm } = await connected({ units: [unit(1)] });
	const part = await pullNamed(crm, {
		site,
		today,
		named: [1, 2, 999],
		known: catalogue.outlines(),
		stored: catalogue.source,
	});
	catalogue.close();
	expect(part).toMatchObject({ unknown: [999] });
});
