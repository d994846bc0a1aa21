import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outlines } from '../../../../src/catalog/queries/outlines.ts';
import { isOnOffer, type Status } from '../../../../src/domain/status.ts';
import {
	findDeparted,
	pageOwners,
	type DepartedOptions,
} from '../../../../src/release/redirects/find-departed.ts';
import { departedFlat, unitKey } from '../../../support/departed.ts';
import { site as settings } from '../../../support/settings.ts';

interface Offer {
	readonly title: string;
	readonly status?: Status;
}
type Offers = Readonly<Record<number, Offer>>;

const month = 31 * 24 * 60 * 60_000;
const site: DepartedOptions['site'] = { ...settings, locales: ['de', 'en'], defaultLocale: 'de' };

function outlinesOf(offers: Offers): Outlines {
	const unit = (id: number) => {
		const offer = offers[id];
		if (!offer) return undefined;
		const { title, status = 'available' } = offer;
		return {
			id,
			digest: title,
			onOffer: isOnOffer(status),
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
			viewings: undefined,
		};
	};
	const unitIds = () => Object.keys(offers).map(Number);
	const outlines: Pick<Outlines, 'unit' | 'unitIds' | 'offerIds' | 'project' | 'projectIds'> = {
		unit,
		unitIds,
		offerIds: () => unitIds().filter((id) => unit(id)?.onOffer),
		project: () => undefined,
		projectIds: () => [],
	};
	// The rest of the outlines has nothing to do with addresses.
	return Object.assign(Object.create(null), outlines);
}

const isContactOrHome = (path: string) => ['/de/kontakt/', '/en/'].includes(path);
const isListOfJena = (path: string) => path === '/de/kaufen/jena/';

/** Builds one after the other, each upon the last that went live. */
function builds() {
	let live: Pick<DepartedOptions, 'departedBefore' | 'had' | 'before'> = {
		departedBefore: { owners: [], lists: [] },
		had: [],
		before: undefined,
	};
	return (
		offers: Offers,
		{
			now = 0,
			fails = false,
			changes = {},
			left = [],
			isPage = () => false,
		}: {
			now?: number;
			/** Its release does not go live. */
			fails?: boolean;
			changes?: Partial<DepartedOptions['site']>;
			left?: readonly string[];
			isPage?: (path: string) => boolean;
		} = {},
	) => {
		const outlines = outlinesOf(offers);
		const rules = { ...site, ...changes };
		const { removedPages, oldAddresses } = findDeparted({ site: rules, outlines, now, ...live });
		const told = oldAddresses({ left, isPage });
		const had = pageOwners(outlines, rules);
		// The file keeps what is known of units that have their page again.
		const again = live.departedBefore.owners.filter(({ owner }) => outlines.unit(owner.id));
		const owners = [...again, ...told.departed.owners];
		const departedBefore = { owners, lists: told.departed.lists };
		if (!fails) live = { departedBefore, had, before: outlines };
		const ids = told.departed.owners.map(({ owner }) => owner.id);
		return { removedPages, ids, ...told };
	};
}

test('a build says what is removed, and which pages its visitors need', () => {
	const build = builds();
	build({ 1: { title: 'Alt' }, 2: { title: 'Haus' } });
	const { removedPages, ids } = build({ 1: { title: 'Neu' } }, { now: 1 });
	expect(removedPages).toEqual([
		{ kind: 'removed', deal: 'buy', unitKind: 'apartment', city: 'Leipzig' },
	]);
	expect(ids).toEqual([2]);
});

test('what is removed is told with the day and the facts of its last departure', () => {
	const build = { site, outlines: outlinesOf({ 3: { title: 'C' } }), had: [unitKey(2)], now: 5 };
	const departedBefore = {
		owners: [departedFlat(1), departedFlat(2, 1, 'Halle'), departedFlat(3)],
		lists: [],
	};
	const departed = (before: DepartedOptions['before'], from = departedBefore) =>
		findDeparted({ ...build, before, departedBefore: from }).oldAddresses({
			left: [],
			isPage: () => false,
		}).departed.owners;
	expect(departed(outlinesOf({ 2: { title: 'B' } }))).toEqual([
		departedFlat(1),
		departedFlat(2, 5),
	]);
	// Where the live catalogue cannot be read, only what was known before tells where it stood.
	expect(departed(undefined)).toEqual([departedFlat(1), departedFlat(2, 5, 'Halle')]);
	expect(departed(undefined, { owners: [], lists: [] })).toEqual([
		{ owner: unitKey(2), removedAt: 5 },
	]);
});

test('whatever happens, whoever had a page and has none is removed, and nobody else', () => {
	const step = fc.record({
		shown: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
		fails: fc.boolean(),
	});
	fc.assert(
		fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
			const build = builds();
			const ever = new Set<number>();
			steps.forEach(({ shown, fails }, now) => {
				const offers = Object.fromEntries(shown.map((id) => [id, { title: 'A' }]));
				const { ids } = build(offers, { now, fails });
				expect(new Set(ids)).toEqual(new Set([...ever].filter((id) => !shown.includes(id))));
				if (!fails) for (const id of shown) ever.add(id);
			});
		}),
		{ numRuns: 200 },
	);
});

test('sold units count as removed where the settings say so, and back again', () => {
	const build = builds();
	const sold = { 1: { title: 'Alt', status: 'sold' } } as const;
	build(sold);
	expect(build(sold, { changes: { soldPages: 'gone' } }).ids).toEqual([1]);
	expect(build(sold).ids).toEqual([]);
});

test('the page of those who have been removed for a year ends, and their address goes on saying so', () => {
	const build = builds();
	build({ 1: { title: 'A' } });
	expect(build({}, { now: month }).removedPages).toHaveLength(1);
	expect(build({}, { now: 6 * month })).toMatchObject({
		ids: [1],
		removedPages: [expect.anything()],
	});
	expect(build({}, { now: 14 * month })).toMatchObject({ ids: [1], removedPages: [] });
});

test('lists that lose their page are remembered until they have one again', () => {
	const build = builds();
	const lists = ['/de/kaufen/jena/', '/de/kaufen/haeuser/'];
	expect(build({}, { left: lists }).departed.lists).toEqual(lists);
	expect(build({}, { isPage: isListOfJena }).departed.lists).toEqual(['/de/kaufen/haeuser/']);
});

test('the addresses that the settings list lead where they say', () => {
	const build = builds();
	build({ 1: { title: 'Alt' } });
	const redirects = [
		{ from: '/de/immobilien/alt-1', to: '/de/kontakt/' },
		{ from: '/haus.html', to: 1 },
		{ from: '/old.html', to: '/en/properties/old-title-1/' },
		{ from: '/older.html', to: '/en/properties/nothing/' },
	];
	const { oldAddresses, notes } = build(
		{ 1: { title: 'Neu' } },
		{ changes: { redirects }, isPage: isContactOrHome },
	);
	expect(oldAddresses).toEqual([
		{ kind: 'redirected', path: '/de/immobilien/alt-1', target: '/de/kontakt/' },
		{ kind: 'redirected', path: '/de/immobilien/alt-1/', target: '/de/kontakt/' },
		{ kind: 'redirected', path: '/haus.html', target: '/de/immobilien/neu-1/' },
		{ kind: 'redirected', path: '/old.html', target: '/en/properties/flat-1/' },
		{ kind: 'redirected', path: '/older.html', target: '/en/' },
	]);
	expect(notes).toEqual([
		'redirects, /older.html: there is no page /en/properties/nothing/, so it leads to /en/.',
	]);
});

test('an address that the settings list is removed with its unit, and back with it', () => {
	const build = builds();
	const redirects = [
		{ from: '/haus.html', to: 1 },
		{ from: '/alt.html', to: '/de/immobilien/alt-1/' },
	];
	const kinds = (offers: Offers, soldPages: 'keep' | 'gone' = 'keep') =>
		build(offers, { changes: { redirects, soldPages } }).oldAddresses.map(({ kind }) => kind);
	expect(kinds({ 1: { title: 'Alt' } })).toEqual(['redirected', 'redirected']);
	expect(kinds({})).toEqual(['removed', 'removed']);
	expect(kinds({ 1: { title: 'Alt' } })).toEqual(['redirected', 'redirected']);
	expect(kinds({ 1: { title: 'Alt', status: 'sold' } }, 'gone')).toEqual(['removed', 'removed']);
});
