import type { z } from 'zod';
import type { Crm } from '../crm/client.ts';
import { type ActivitiesQuery, ActivityListItem } from '../crm/contract/activity.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { idOf } from '../crm/decode.ts';
import { createListEnd } from '../crm/list-end.ts';

/** Which activities are looked through. */
type Where = Partial<z.input<typeof ActivitiesQuery>>;

/** The CRM's largest page. It may send fewer records, so a search reads until the end. */
const per = 500;

/** Nothing else is read: an odd value in another field must not hide a task, which would then be sent again. */
const Titled = ActivityListItem.pick({ id: true, title: true });
type Titled = z.infer<typeof Titled>;

/**
 * All activities with this reference in their title that the CRM lists, oldest first: the task of an inquiry, and
 * what the company itself has filed under its reference since.
 * @throws CrmError
 */
export async function findActivities(crm: Crm, where: Where, reference: string): Promise<Titled[]> {
	const end = createListEnd({ path: '/activities', per });
	const found = new Map<number, Titled>();
	for (let page = 1; !end.isReached; page++) {
		const { data, meta } = await crm.call(endpoints.activities, {
			query: { ...where, order: 'desc', per, page },
		});
		end.take(page, { ids: data.map(idOf), total: meta?.total_count });
		for (const record of data) {
			const activity = Titled.safeParse(record);
			if (activity.success && activity.data.title?.includes(reference)) {
				found.set(activity.data.id, activity.data);
			}
		}
	}
	end.requireWhole();
	return [...found.values()].toSorted((one, other) => one.id - other.id);
}

/** Query for the task of a contact. Without a source the CRM does not mark it as an inquiry. */
export function inquiriesOf(contactId: number, sourceId: number | undefined): Where {
	return { client_id: contactId, ...(sourceId !== undefined && { only_inquiries: 1 }) };
}

/** Query for the task of a doubtful inquiry, which has no contact, and perhaps no unit. */
export function toDosSince(time: number): Where {
	return { item_type: 'reminder', original_created_at_from: new Date(time).toISOString() };
}
