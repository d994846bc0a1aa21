import type { z } from 'zod';
import type { Crm } from '../crm/client.ts';
import { ActivityListItem } from '../crm/contract/activity.ts';
import { CrmError } from '../crm/errors.ts';

/** Pages of 500 activities of one contact that are looked through; who has more is no visitor. */
const mostPages = 20;

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
	{
		contactId,
		reference,
		onlyInquiries,
	}: { readonly contactId: number; readonly reference: string; readonly onlyInquiries: boolean },
): Promise<Titled[]> {
	const per = 500;
	const found = new Map<number, Titled>();
	let read = 0;
	for (let page = 1; page <= mostPages; page++) {
		const { data, meta } = await crm.call('activities', {
			query: {
				client_id: contactId,
				...(onlyInquiries ? { only_inquiries: 1 as const } : {}),
				order: 'desc',
				per,
				page,
			},
		});
		for (const record of data) {
			const activity = Titled.safeParse(record);
			if (activity.success && activity.data.title?.includes(reference)) {
				found.set(activity.data.id, activity.data);
			}
		}
		read += data.length;
		// Pages may be shorter than asked for: what is not read yet may be the task, which would then be sent again.
		const isRead = data.length === 0 || (data.length < per && read >= (meta?.total_count ?? read));
		if (isRead) return [...found.values()].toSorted((one, other) => one.id - other.id);
	}
	throw new CrmError(
		{ method: 'GET', path: '/activities' },
		{ reason: 'endless', page: mostPages, repeats: undefined },
	);
}
