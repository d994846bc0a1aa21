import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Crm } from '../../crm/client.ts';
import { CustomFieldEntity, GroupEntity } from '../../crm/contract/group.ts';
import { CrmError } from '../../crm/errors.ts';
import { readList, type ListName, type ListPage } from '../../crm/lists.ts';
import { readProjects, readUnits } from '../../crm/pages.ts';
import { makeFolder } from '../../wiring/make-folder.ts';
import type { Progress } from '../../build/report/progress.ts';

/**
 * Writes everything the key may read to a folder, as the CRM sends it: a file of JSON lines for each list,
 * only readable by its owner. A file is put in place when it is complete; a list the key may not read is
 * named and left out.
 *
 * @returns how many records each file holds
 * @throws {CrmError}
 */
export async function backUp(
	crm: Crm,
	{ folder, progress }: { readonly folder: string; readonly progress: Progress },
): Promise<Record<string, number>> {
	makeFolder(resolve(folder), { namedBy: '`backup`', mode: 0o700 });
	const counts: Record<string, number> = {};
	for (const [name, read] of Object.entries(lists)) {
		let count = 0;
		const counted = async function* () {
			for await (const { records, total } of read(crm)) {
				for (const record of records) yield `${JSON.stringify(record)}\n`;
				count += records.length;
				progress.step(name, count, total);
			}
		};
		const path = join(folder, `${name}.jsonl`);
		const partial = `${path}.partial`;
		try {
			await pipeline(Readable.from(counted()), createWriteStream(partial, { mode: 0o600 }));
		} catch (error) {
			rmSync(partial, { force: true });
			if (!(error instanceof CrmError) || error.failure.reason !== 'unauthorised') throw error;
			progress.lines([`${name} is left out: ${error.message}`]);
			continue;
		}
		renameSync(partial, path);
		progress.step(name, count, count);
		counts[name] = count;
	}
	return counts;
}

interface Batch {
	readonly records: readonly unknown[];
	readonly total: number | undefined;
}

type Read = (crm: Crm) => AsyncIterable<Batch>;

const translations = ['de', 'en', 'es'];

/** What a backup holds, by the names of its files. */
const lists: Readonly<Record<string, Read>> = {
	contacts: (crm) =>
		raw(
			readList(crm, 'contacts', {
				expand: 1,
				archived: '-1',
				include_children: 1,
				with_meta: 1,
				sort_by: 'created_at',
				order: 'asc',
			}),
		),
	units: (crm) => whole(readUnits(crm, { translations })),
	archivedUnits: (crm) =>
		raw(readList(crm, 'units', { expand: 1, archived: '1', with_meta: 1, sort_by: 'id' })),
	projects: (crm) => whole(readProjects(crm, { translations })),
	activities: (crm) => raw(readList(crm, 'activities', { expand: 1, order: 'asc' })),
	deals: (crm) => raw(readList(crm, 'deals', { sort_by: 'id', order: 'asc' })),
	propertyStatuses: (crm) => raw(readList(crm, 'propertyStatuses', {})),
	brokers: (crm) => raw(readList(crm, 'brokers', {})),
	teams: (crm) => raw(readList(crm, 'teams', {})),
	contactSources: (crm) => one(crm.call('contactSources')),
	activityTypes: (crm) => one(crm.call('activityTypes').then(({ data }) => data)),
	reservationReasons: (crm) => one(crm.call('reservationReasons')),
	dealPipelines: (crm) => one(crm.call('dealPipelines').then(({ data }) => data)),
	groups: (crm) => each(GroupEntity.options, (entity) => crm.call('groups', { query: { entity } })),
	superGroups: (crm) =>
		each(GroupEntity.options, async (entity) => {
			const { data } = await crm.call('superGroups', { query: { entity } });
			return data;
		}),
	customFieldGroups: (crm) =>
		each(CustomFieldEntity.options, async (entity) => {
			const { data } = await crm.call('customFieldGroups', { query: { entity } });
			return data;
		}),
};

async function* raw<Name extends ListName>(pages: AsyncIterable<ListPage<Name>>) {
	for await (const { raw: records, total } of pages) yield { records, total };
}

async function* whole(list: Promise<{ readonly records: readonly unknown[] }>) {
	yield* one(list.then(({ records }) => records));
}

async function* one(list: Promise<readonly unknown[]>) {
	const records = await list;
	yield { records, total: records.length };
}

async function* each<T>(values: readonly T[], read: (value: T) => Promise<readonly unknown[]>) {
	for (const value of values) yield { records: await read(value), total: undefined };
}
