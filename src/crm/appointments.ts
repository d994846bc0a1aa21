import pMap from 'p-map';
import { readBody } from './body.ts';
import type { Crm } from './client.ts';
import { ActivityListItem } from './contract/activity.ts';
import { endpoints } from './contract/endpoints.ts';
import { Envelope } from './contract/field.ts';
import type { AppointmentTask } from './contract/task.ts';
import { decodeRecords, idOf } from './decode.ts';
import { CrmError } from './errors.ts';
import { readStable } from './stable.ts';

/** What the list of activities is asked for. */
interface AppointmentsAsked {
	/** Ids of activity types. */
	readonly types: readonly number[];
	/** Those that begin at this instant or later, in milliseconds since 1970. */
	readonly from: number;
}

/**
 * Reads the appointments of some types completely or not at all, as the list of activities tells of them. What the
 * list lacks is in their tasks.
 * @throws {CrmError}
 */
export async function readAppointments(
	crm: Crm,
	{ types, from }: AppointmentsAsked,
): Promise<ActivityListItem[]> {
	const found = new Map<number, ActivityListItem>();
	const { ids } = await readStable(
		{
			path: endpoints.activities.path,
			mayIgnorePaging: false,
			perPage: () => perPage,
			page: async (page, detail) => {
				const body = await crm.body(endpoints.activities, {
					query: {
						item_type: 'event',
						category_ids: [...types],
						starts_at_from: new Date(from).toISOString(),
						order: 'asc',
						per: perPage,
						page,
					},
				});
				const { data, meta } = readBody(body, Envelope);
				for (const item of detail ? decodeRecords(ActivityListItem, data, 'activity').records : [])
					found.set(item.id, item);
				return { ids: data.map(idOf), total: meta?.total_count };
			},
		},
		{ concurrency },
	);
	return [...found.values()].filter(({ id }) => ids.has(id)).toSorted((a, b) => a.id - b.id);
}

/**
 * Reads the tasks of activities, two calls each: the list of activities does not name its tasks. One that is no task, is
 * deleted meanwhile or cannot be read has none.
 * @throws {CrmError} where the key may not read them, or the CRM is out of order
 */
export async function readTasks(
	crm: Crm,
	activities: readonly number[],
): Promise<Map<number, AppointmentTask>> {
	const tasks = new Map<number, AppointmentTask>();
	const read = async (id: number) => {
		try {
			const { activatable_type, activatable } = await crm.call(endpoints.activity, {
				params: { id },
			});
			if (activatable_type !== 'Task') return;
			tasks.set(id, await crm.call(endpoints.task, { params: { id: activatable.id } }));
		} catch (error) {
			const isOfOne =
				error instanceof CrmError && ['notFound', 'malformed'].includes(error.failure.reason);
			if (!isOfOne) throw error;
		}
	};
	await pMap(activities, read, { concurrency });
	return tasks;
}

/** The most that the CRM allows: an item of the list has about 1 KB. */
const perPage = 500;
const concurrency = 8;
