import { readBody, type Body } from './body.ts';
import { List } from './contract/field.ts';
import { idOf } from './decode.ts';
import type { Page } from './page.ts';

/** Keeps the records of a list that is small enough to lie in memory whole. */
export function collectRecords(): {
	/** As `TakePage` of `pages.ts` says. */
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
