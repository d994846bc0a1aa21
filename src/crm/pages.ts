import pMap from 'p-map';
import { type Body, readBody } from './body.ts';
import { createReadByIds, type ReadByIds } from './by-ids.ts';
import type { CallRequest } from './call.ts';
import type { Crm } from './client.ts';
import { endpoints } from './contract/endpoints.ts';
import { List } from './contract/field.ts';
import { idOf } from './decode.ts';
import { readListBody } from './list-body.ts';
import type { Page } from './list-end.ts';
import { type ListProgress, type Pass, readPass } from './pass.ts';
import { readStable, type StableIds, type StableSource } from './stable.ts';

interface ReadOptions {
	/** Languages of the translations that come with the texts. */
	readonly translations: readonly string[];
	readonly onProgress?: ((progress: ListProgress) => void) | undefined;
	/** Calls in flight; 8 unless given. */
	readonly concurrency?: number | undefined;
}

/**
 * Takes in one page of records, decoded or not, and says whose they are. A record that comes again replaces
 * the one that was there.
 *
 * @param page its number in the list; absent for records that were asked for by themselves. The same page
 *   may come again, with other records.
 */
type TakePage = (body: Body, page: number | undefined) => Page | Promise<Page>;

interface StableList extends Pick<StableIds, 'total' | 'passes'> {
	/** Each id once, in the CRM's order; after them those without a usable id, so that they can be reported. */
	readonly records: unknown[];
}

/**
 * Reads all units that are not archived, in the rich shape, completely or not at all; see `readStable`.
 * Pages are handed on as they come, and nothing but ids is kept here: of what was taken in, only the ids
 * returned count.
 *
 * @throws {CrmError} and what `take` throws
 */
export function streamUnits(
	crm: Crm,
	take: TakePage,
	{ concurrency = usualConcurrency, onProgress, ...wishes }: ReadOptions,
): Promise<StableIds> {
	return readStable(unitSource(crm, take, wishes), { concurrency, onProgress });
}

/** The same with all records in memory, as the CRM sends them, to be decoded with `decodeRecords(Unit, …)`. */
export async function readUnits(crm: Crm, options: ReadOptions): Promise<StableList> {
	const { take, records } = collectRecords();
	const { ids, total, passes } = await streamUnits(crm, take, options);
	return { records: records(ids), passes, ...(total !== undefined && { total }) };
}

/**
 * Reads units that are not archived by their ids, in the rich shape. How many fit on a page is remembered from call to
 * call.
 */
export function unitsById(
	crm: Crm,
	take: TakePage,
	wishes: Pick<ReadOptions, 'translations'>,
): ReadByIds {
	return unitSource(crm, take, wishes).direct.byIds;
}

/**
 * Reads the ids of all units that are not archived once. Somebody who writes meanwhile may make it miss one
 * that is there: whoever acts on a missing id asks for it by itself first.
 */
export function readUnitIds(
	crm: Crm,
	{ onProgress, concurrency = usualConcurrency }: Omit<ReadOptions, 'translations'> = {},
): Promise<Pass> {
	const source = unitSource(crm, pageOf, { translations: [] });
	return readPass(source, { concurrency, onProgress, detail: false, pass: 1 });
}

/**
 * Whether the CRM has exactly these units that are not archived. Counting them costs a hundredth of listing
 * them: a page of 500 has 3 MB even without details.
 */
export async function hasExactly(
	crm: Crm,
	ids: readonly number[],
	{ concurrency = usualConcurrency }: Pick<ReadOptions, 'concurrency'> = {},
): Promise<boolean> {
	const count = async (query: UnitsRequest) =>
		pageOf(await crm.body(endpoints.units, { query: { ...byId, per: 1, page: 1, ...query } }));
	if ((await count({})).total !== ids.length) return false;
	let areThere = true;
	const look = async (some: number[]) => {
		if (!areThere) return;
		const { ids: first, total } = await count({ property_ids: some });
		areThere &&= total === some.length && some.includes(first[0] ?? 0);
	};
	await pMap(chunked(ids, countedIds), look, { concurrency });
	return areThere;
}

/**
 * Reads all projects with their details. Real accounts send them as one bare list; whether they page it is
 * not known, so both are read.
 *
 * @throws {CrmError}
 */
export async function readProjects(
	crm: Crm,
	{ translations, onProgress, concurrency = usualConcurrency }: ReadOptions,
): Promise<StableList> {
	const { take, records } = collectRecords();
	const languages = translations.length > 0 ? { include_translations: translations.join(',') } : {};
	const source: StableSource = {
		path: '/projects',
		mayIgnorePaging: true,
		perPage: () => detailedPage,
		page: async (page, detail) => {
			const expanded = detail ? { expand: 1 as const, ...languages } : {};
			const body = await crm.body(endpoints.projects, {
				query: { per: detailedPage, page, ...expanded },
			});
			return detail ? take(body, page) : pageOf(body);
		},
	};
	const { ids, total, passes } = await readStable(source, { concurrency, onProgress });
	return { records: records(ids), passes, ...(total !== undefined && { total }) };
}

type UnitsRequest = NonNullable<CallRequest<typeof endpoints.units>['query']>;

const usualConcurrency = 8;
/** A unit in the rich shape has about 32 KB, so that a page has about 3 MB. */
const detailedPage = 100;
/** The most the CRM allows; without details a page of this size is small. */
const idPage = 500;
/** Keeps an address below 8 KB, which is what servers usually take. */
const countedIds = 400;
const path = '/units';
/** Without a sort order of its own, the list shifts between pages even in a quiet account. */
const byId = { sort_by: 'id', order: 'asc', with_meta: 1 } as const;

function unitSource(
	crm: Crm,
	take: TakePage,
	{ translations }: Pick<ReadOptions, 'translations'>,
): StableSource & Required<Pick<StableSource, 'direct'>> {
	const detailed = {
		...byId,
		per: detailedPage,
		expand: 1,
		new: 1,
		...(translations.length > 0 ? { include_translations: translations.join(',') } : {}),
	} satisfies UnitsRequest;
	const ask = (query: UnitsRequest) => crm.body(endpoints.units, { query });

	return {
		path,
		mayIgnorePaging: false,
		perPage: (detail) => (detail ? detailedPage : idPage),
		page: async (page, detail) =>
			detail
				? take(await ask({ ...detailed, page }), page)
				: pageOf(await ask({ ...byId, per: idPage, page })),
		direct: {
			newest: async () => take(await ask({ ...detailed, order: 'desc', page: 1 }), undefined),
			byIds: createReadByIds(
				async (ids) => take(await ask({ ...detailed, page: 1, property_ids: [...ids] }), undefined),
				{ path, most: detailedPage, concurrency: usualConcurrency },
			),
		},
	};
}

function chunked(ids: readonly number[], size: number): number[][] {
	return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
		ids.slice(at * size, (at + 1) * size),
	);
}

/** A page of which nothing is kept but the ids. */
function pageOf(body: Body): Page {
	const { total, records } = readListBody(body);
	return { ids: Array.from(records, idOf), total };
}

/** Keeps the records of a list that is small enough to lie in memory whole. */
function collectRecords(): {
	/** As `TakePage` says. */
	take(body: Body, page: number | undefined): Page;
	/** The records with these ids in the CRM's order, and then those without a usable id. */
	records(ids: ReadonlySet<number>): unknown[];
} {
	const kept = new Map<number, { readonly record: unknown; readonly place: number }>();
	const nameless = new Map<number, readonly unknown[]>();
	return {
		take(body, page = lastPage) {
			const list = readBody(body, List);
			const records = Array.isArray(list) ? list : list.data;
			for (const [index, record] of records.entries()) {
				const id = idOf(record);
				if (id !== undefined) kept.set(id, { record, place: page * mostOnPage + index });
			}
			const unusable = records.filter((record) => idOf(record) === undefined);
			if (page !== lastPage) nameless.set(page, unusable);
			const total = Array.isArray(list) ? undefined : list.meta?.total_count;
			return { ids: records.map(idOf), total };
		},
		records(ids) {
			const known = [...kept].filter(([id]) => ids.has(id)).map(([, one]) => one);
			const inOrder = known.sort((a, b) => a.place - b.place).map(({ record }) => record);
			const rest = [...nameless].sort(([a], [b]) => a - b).flatMap(([, records]) => records);
			return [...inOrder, ...rest];
		},
	};
}

/** What was asked for by itself comes after all pages. */
const lastPage = 1e6;
const mostOnPage = 1e6;
