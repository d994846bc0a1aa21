import type { z } from 'zod';
import type { Crm } from '../crm/client.ts';
import { type ActivitiesQuery, ActivityListItem } from '../crm/contract/activity.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { idOf } from '../crm/decode.ts';
import { createListEnd } from '../crm/list-end.ts';

/** Which activities are looked through. */
export type Where = Partial<z.input<typeof ActivitiesQuery>>;

/** The most the CRM allows; it may send fewer, and what has not been read yet may be the task that is looked for. */
const per = 500;

/** Nothing else is read: an odd value in another field must not hide a task, which would then be sent again. */
const Titled = ActivityListItem.pick({ id: true, title: true });
type Titled = z.infer<typeof Titled>;

/**
 * All activities with this reference in their title that the CRM lists, oldest first: the task of an inquiry, and
 * what the company itself has filed under its reference since.
 * @throws CrmError
 */
export async function findActivities(
	crm: Crm,
	{ where, reference }: { readonly where: Where; readonly reference: string },
): Promise<Titled[]> {
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

/** Where the task of a contact is listed: one without a source is no different from other activities. */
export function inquiriesOf(contactId: number, sourceId: number | undefined): Where {
	return { client_id: contactId, ...(sourceId !== undefined && { only_inquiries: 1 }) };
}
