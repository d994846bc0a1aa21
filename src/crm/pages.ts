import type { CallRequest } from './call.ts';
import type { Crm } from './client.ts';
import type { List } from './contract/field.ts';
import type { Page, Progress } from './pass.ts';
import { readStable, type StableList } from './stable.ts';

export interface ReadOptions {
	/** Languages of the translations that come with the texts. */
	readonly translations: readonly string[];
	readonly onProgress?: ((progress: Progress) => void) | undefined;
	/** Calls in flight; 6 unless told. */
	readonly concurrency?: number | undefined;
}

/**
 * Reads all units that are not archived, in the rich shape, completely or not at all; see `readStable`.
 * The records are as the CRM sends them, to be decoded with `decodeRecords(Unit, …)`.
 *
 * @throws {CrmError}
 */
export async function readUnits(
	crm: Crm,
	{ translations, onProgress, concurrency = USUAL_CONCURRENCY }: ReadOptions,
): Promise<StableList> {
	const detailed = {
		...byId,
		per: DETAILED_PAGE,
		expand: 1,
		new: 1,
		...(translations.length > 0 ? { include_translations: translations.join(',') } : {}),
	} satisfies UnitsRequest;
	const ask = async (query: UnitsRequest) => pageOf(await crm.call('units', { query }));

	return readStable(
		{
			path: '/units',
			mayIgnorePaging: false,
			perPage: (detail) => (detail ? DETAILED_PAGE : ID_PAGE),
			page: (page, detail) => ask({ ...(detail ? detailed : { ...byId, per: ID_PAGE }), page }),
			direct: {
				newest: () => ask({ ...detailed, order: 'desc', page: 1 }),
				byIds: async (ids) => {
					const found: unknown[] = [];
					for (let from = 0; from < ids.length; from += DETAILED_PAGE) {
						const some = ids.slice(from, from + DETAILED_PAGE);
						const { records } = await ask({ ...detailed, page: 1, property_ids: some });
						found.push(...records);
					}
					return found;
				},
			},
		},
		{ concurrency, onProgress },
	);
}

/**
 * Reads all projects with their details. Real accounts send them as one bare list; whether they page it is
 * not known, so both are read.
 *
 * @throws {CrmError}
 */
export async function readProjects(
	crm: Crm,
	{ translations, onProgress, concurrency = USUAL_CONCURRENCY }: ReadOptions,
): Promise<StableList> {
	const languages = translations.length > 0 ? { include_translations: translations.join(',') } : {};
	return readStable(
		{
			path: '/projects',
			mayIgnorePaging: true,
			perPage: () => DETAILED_PAGE,
			page: async (page, detail) => {
				const expanded = detail ? { expand: 1 as const, ...languages } : {};
				const query = { per: DETAILED_PAGE, page, ...expanded };
				return pageOf(await crm.call('projects', { query }));
			},
		},
		{ concurrency, onProgress },
	);
}

type UnitsRequest = NonNullable<CallRequest<'units'>['query']>;

const USUAL_CONCURRENCY = 6;
/** A unit in the rich shape has about 32 KB, so that a page has about 3 MB. */
const DETAILED_PAGE = 100;
/** The most the CRM allows; without details a page of this size is small. */
const ID_PAGE = 500;
/** Without a sort order of its own, the list shifts between pages even in a quiet account. */
const byId = { sort_by: 'id', order: 'asc', with_meta: 1 } as const;

function pageOf(list: List): Page {
	return Array.isArray(list)
		? { records: list, total: undefined }
		: { records: list.data, total: list.meta?.total_count };
}
