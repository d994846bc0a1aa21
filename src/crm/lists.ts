import type { z } from 'zod';
import type { CallRequest } from './call.ts';
import type { Crm } from './client.ts';
import { endpoints, type EndpointName } from './contract/endpoints.ts';
import type { List } from './contract/field.ts';
import { decodeRecords, idOf, type Problem } from './decode.ts';
import { createListEnd } from './list-end.ts';

type Table = typeof endpoints;

/** Calls whose answer is a list of records that are decoded one by one. */
export type ListName = {
	[Name in EndpointName]: Table[Name] extends { readonly items: z.ZodType } ? Name : never;
}[EndpointName];

type Items = { [Name in ListName]: z.output<Table[Name]['items']> };
type Queries = { [Name in ListName]: NonNullable<CallRequest<Name>['query']> | EmptyQuery };
type EmptyQuery = Readonly<Record<never, never>>;

/** Some records of a list. */
export interface ListPage<Name extends ListName> {
	readonly records: Items[Name][];
	/** The same as the CRM sends them, with the fields the contract does not know. */
	readonly raw: readonly unknown[];
	readonly problems: readonly Problem[];
	/** What the CRM counts in all, if it tells. */
	readonly total: number | undefined;
}

/**
 * Reads a list page by page to its end, each record once. Somebody who writes meanwhile may
 * make it skip a record; for units and projects, `readUnits` and `readProjects` rule that out.
 *
 * @throws {CrmError}
 */
export async function* readList<Name extends ListName>(
	crm: Crm,
	name: Name,
	query: Queries[Name],
): AsyncGenerator<ListPage<Name>> {
	const { path } = endpoints[name];
	const end = createListEnd({ path, per, mayIgnorePaging: unpaged.has(name) });
	const seen = new Set<unknown>();
	for (let number = 1; !end.isReached; number++) {
		const answer = await calls[name](crm, { ...query, per, page: number });
		const all = Array.isArray(answer) ? answer : answer.data;
		const total = Array.isArray(answer) ? undefined : answer.meta?.total_count;
		if (!end.take(number, { ids: all.map(idOf), total })) return;
		const raw = all.filter((record) => !seen.has(idOf(record) ?? record));
		for (const record of raw) seen.add(idOf(record) ?? record);
		const decoded = decodeRecords(items[name].items, raw, name);
		if (raw.length > 0) yield { ...decoded, raw, total };
	}
}

/** A page of contacts with all their fields has about 200 KB. */
const per = 100;

/** Lists the document sends whole. */
const unpaged: ReadonlySet<ListName> = new Set([
	'projects',
	'propertyStatuses',
	'brokers',
	'teams',
]);

/** The table of endpoints in a form in which a list found by name yields the records of that name. */
const items: { readonly [Name in ListName]: { readonly items: z.ZodType<Items[Name]> } } =
	endpoints;

const calls: { readonly [Name in ListName]: (crm: Crm, query: Queries[Name]) => Promise<List> } = {
	units: (crm, query) => crm.call('units', { query }),
	projects: (crm, query) => crm.call('projects', { query }),
	contacts: (crm, query) => crm.call('contacts', { query }),
	activities: (crm, query) => crm.call('activities', { query }),
	deals: (crm, query) => crm.call('deals', { query }),
	propertyStatuses: (crm) => crm.call('propertyStatuses'),
	brokers: (crm) => crm.call('brokers'),
	teams: (crm) => crm.call('teams'),
};
