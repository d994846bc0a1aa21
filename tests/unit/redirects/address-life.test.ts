import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { Outlines } from '../../../src/catalog/queries/outlines.ts';
import type { Status } from '../../../src/domain/status.ts';
import { takeInAddresses, type AddressNews } from '../../../src/redirects/address-life.ts';
import { openKeptLedger } from '../../../src/redirects/address-keeping.ts';
import { writeAnswers } from '../../../src/release/address-tables.ts';
import type { AddressNotes } from '../../../src/redirects/addresses.ts';
import { indexTables } from '../../../src/release/release-index.ts';
import { testFolder } from '../../support/outbox.ts';
import { site as settings } from '../../support/settings.ts';

interface Offer {
	readonly title: string;
	readonly status?: Status;
}

const month = 31 * 24 * 60 * 60_000;
const site: AddressNews['site'] = { ...settings, locales: ['de', 'en'], defaultLocale: 'de' };

function outlinesOf(offers: Readonly<Record<number, Offer>>): Outlines {
	const unit = (id: number) => {
		const offer = offers[id];
		if (!offer) return undefined;
		const { title, status = 'available' } = offer;
		return {
			id,
			digest: title,
			onOffer: status === 'available',
			status,
			deal: 'buy' as const,
			kind: 'apartment' as const,
			category: undefined,
			city: 'Leipzig',
			district: undefined,
			projectId: undefined,
			reference: `V-${id}`,
			updatedAt: undefined,
			title: { de: title, en: 'Flat' },
			cover: undefined,
			brokerId: undefined,
		};
	};
	const outlines: Pick<Outlines, 'units' | 'unit' | 'projects' | 'project' | 'offers'> = {
		offers: () => [],
		unit,
		units: () => Object.keys(offers).flatMap((id) => unit(Number(id)) ?? []),
		project: () => undefined,
		projects: () => [],
	};
	// The rest of the outlines has nothing to do with addresses.
	return Object.assign(Object.create(null), outlines);
}

function take(folder: string, notes: AddressNotes): void {
	const ledger = openKeptLedger(folder, { account: 'crm' });
	ledger.take(notes);
	ledger.close();
}

/** Builds one after the other, with one ledger. */
function builds() {
	const ledgers = join(testFolder(), 'addresses');
	return (
		offers: Readonly<Record<number, Offer>>,
		changes: Partial<AddressNews> & {
			isPage?: (path: string) => boolean;
			/** Its release does not go live. */
			fails?: boolean;
		} = {},
	) => {
		const { isPage = () => false, fails = false, ...news } = changes;
		const work = takeInAddresses({
			ledgers,
			account: 'crm',
			site,
			outlines: outlinesOf(offers),
			now: 0,
			...news,
		});
		const answers = work.answers(isPage);
		work.close();
		if (!fails) take(ledgers, work.notes);
		return { gone: work.gone, ...answers };
	};
}

describe('a build of everything', () => {
	test('says by its id alone of what is gone that it is, and which pages its visitors need', () => {
		const build = builds();
		build({ 1: { title: 'Alt' }, 2: { title: 'Haus' } });
		const { gone, list, instead } = build({ 1: { title: 'Neu' } }, { now: 1 });
		expect(gone).toEqual([{ kind: 'gone', deal: 'buy', unitKind: 'apartment', city: 'Leipzig' }]);
		expect(instead).toBeUndefined();
		expect(list.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
			'gone /de/immobilien/*-2/',
			'gone /en/properties/*-2/',
		]);
	});

	test('counts sold units as gone where the settings say so, and back again', () => {
		const build = builds();
		const sold = { 1: { title: 'Alt', status: 'sold' } } as const;
		const without = { ...site, soldPages: 'gone' } as const;
		build(sold);
		expect(build(sold, { site: without }).list).toHaveLength(2);
		expect(build(sold).list).toEqual([]);
	});
});

describe('a build of what has changed', () => {
	test('says only what is new, and which earlier answers are void', () => {
		const build = builds();
		build({ 1: { title: 'A' }, 2: { title: 'B' }, 3: { title: 'C' } });
		build({ 1: { title: 'A2' }, 2: { title: 'B' }, 3: { title: 'C' } });
		const { list, instead } = build(
			{ 1: { title: 'A2' }, 2: { title: 'B2' } },
			{ changed: { units: [2, 3], projects: [] }, now: 1 },
		);
		expect(list.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
			'gone /de/immobilien/*-3/',
			'gone /en/properties/*-3/',
		]);
		expect(instead).toEqual([
			'/de/immobilien/*-2/',
			'/en/properties/*-2/',
			'/es/inmuebles/*-2/',
			'/de/immobilien/*-3/',
			'/en/properties/*-3/',
			'/es/inmuebles/*-3/',
		]);
	});

	test('says it again after a build that failed, for that one has published nothing', () => {
		const build = builds();
		build({ 1: { title: 'A' }, 2: { title: 'B' } });
		const changed = { units: [1, 2], projects: [] };
		const failed = build({ 1: { title: 'A2' } }, { changed, now: 1, fails: true });
		expect(failed.list).toHaveLength(2);
		const { list, instead } = build({ 1: { title: 'A2' } }, { changed, now: 2 });
		expect([list, instead]).toEqual([failed.list, failed.instead]);
	});

	test('knows nothing of what only a build that failed would have taken out', () => {
		const build = builds();
		build({ 1: { title: 'A' }, 2: { title: 'B' } });
		build({ 1: { title: 'A' } }, { now: 1, fails: true });
		const { list, gone } = build({ 1: { title: 'A' }, 2: { title: 'B' } }, { now: 2 });
		expect([list, gone]).toEqual([[], []]);
	});

	test('ends the page of those who have been gone for a year', () => {
		const build = builds();
		build({ 1: { title: 'A' } });
		const first = build({}, { changed: { units: [1], projects: [] }, now: month });
		expect(first.list[0]).toHaveProperty('page', expect.stringContaining('/leipzig/'));
		const none = { units: [], projects: [] };
		expect(build({}, { changed: none, now: 6 * month })).toMatchObject({ list: [], instead: [] });
		const last = build({}, { changed: none, now: 14 * month });
		expect(last.gone).toEqual([]);
		expect(last.list).toHaveLength(2);
		expect(last.list[0]).toMatchObject({ kind: 'gone', page: undefined });
	});

	test('leads from lists in a language that the site has given up to those in its own', () => {
		const build = builds();
		build({ 1: { title: 'A' } });
		const { list } = build({ 1: { title: 'A' } }, { site: { ...site, locales: ['de'] }, now: 1 });
		expect(list).toContainEqual({ kind: 'moved', path: '/en/buy/', target: '/de/kaufen/' });
		expect(list).toContainEqual({ kind: 'moved', path: '/en/rent/', target: '/de/mieten/' });
		expect(list.every(({ path }) => path.startsWith('/en/'))).toBe(true);
	});

	test('looks at everybody when the ledger is new, as on a machine that has lost it', () => {
		const { list, instead } = builds()(
			{ 1: { title: 'A' } },
			{ changed: { units: [], projects: [] } },
		);
		expect([list, instead]).toEqual([[], undefined]);
	});
});

test('the addresses the settings list come first, whatever stood there', () => {
	const build = builds();
	build({ 1: { title: 'Alt' } });
	const redirects = [
		{ from: '/de/immobilien/alt-1', to: '/de/kontakt/' },
		{ from: '/haus.html', to: 1 },
		{ from: '/old.html', to: '/en/properties/old-title-1/' },
		{ from: '/older.html', to: '/en/properties/nothing/' },
	];
	const { list, problems } = build(
		{ 1: { title: 'Neu' } },
		{ site: { ...site, redirects }, isPage: isContactOrHome },
	);
	expect(list).toEqual([
		{ kind: 'moved', path: '/de/immobilien/alt-1', target: '/de/kontakt/' },
		{ kind: 'moved', path: '/de/immobilien/alt-1/', target: '/de/kontakt/' },
		{ kind: 'moved', path: '/haus.html', target: '/de/immobilien/neu-1/' },
		{ kind: 'moved', path: '/old.html', target: '/en/properties/flat-1/' },
		{ kind: 'moved', path: '/older.html', target: '/en/' },
	]);
	expect(problems).toEqual([
		'redirects, /older.html: there is no page /en/properties/nothing/, so it leads to /en/.',
	]);
});

test('an address the settings list is gone with its unit, in a build of what has changed too', () => {
	const redirects = [
		{ from: '/haus.html', to: 1 },
		{ from: '/alt.html', to: '/de/immobilien/alt-1/' },
	];
	const listing = { ...site, redirects };
	const build = builds();
	const db = new DatabaseSync(':memory:');
	db.exec(indexTables);
	const tables = () =>
		['moved', 'gone'].map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY path`).all());
	const write = (
		offers: Readonly<Record<number, Offer>>,
		changed?: NonNullable<AddressNews['changed']>,
	) => {
		const { list, instead } = build(offers, { site: listing, changed, now: 1 });
		writeAnswers(db, list, instead);
		return tables();
	};
	write({ 1: { title: 'Alt' } });
	const changed = { units: [1], projects: [] };
	const steps = [{ 1: { title: 'Neu' } }, {}, { 1: { title: 'Neu' } }];
	for (const offers of steps) expect(write(offers, changed)).toEqual(write(offers));
	db.close();
});

function isContactOrHome(path: string): boolean {
	return ['/de/kontakt/', '/en/'].includes(path);
}
