import { z } from 'zod';
import type { Crm } from '../crm/client.ts';
import { CrmError } from '../crm/errors.ts';
import type { CountCopies } from '../outbox/maintenance.ts';
import { findActivities, inquiriesOf } from './activity-search.ts';
import type { InquirySettings } from './task.ts';
import { endpoints } from '../crm/contract/endpoints.ts';

/** What a delivery leaves behind: ids of the CRM, and nothing of the visitor. */
const Result = z.object({ contactId: z.int(), sourceId: z.int().optional() });

/**
 * Counts the tasks of a delivered inquiry by its reference; no personal data is needed for that. Where the
 * settings say so, it deletes all but the oldest.
 */
export function createRecheck(crm: Crm, settings: InquirySettings): CountCopies {
	return async ({ reference, result }) => {
		const delivered = Result.safeParse(result);
		// It went by e-mail, which nothing lists, or was doubtful and belongs to no contact.
		if (!delivered.success) return { kind: 'counted', copies: 1 };
		const { contactId, sourceId } = delivered.data;
		try {
			const where = inquiriesOf(contactId, sourceId);
			const [first, ...others] = await findActivities(crm, where, reference);
			// What brokers file under the reference has a title of its own.
			const doubles = others.filter(({ title }) => title === first?.title);
			if (settings.removeDoubled) {
				for (const { id } of doubles) await removeTask(crm, id);
			}
			return { kind: 'counted', copies: first ? 1 + doubles.length : 0 };
		} catch (error) {
			if (!(error instanceof CrmError)) throw error;
			return { kind: 'failed', reason: error.message };
		}
	};
}

async function removeTask(crm: Crm, activityId: number): Promise<void> {
	const activity = await crm.call(endpoints.activity, { params: { id: activityId } });
	if (activity.activatable_type !== 'Task') return;
	await crm.call(endpoints.deleteTask, { params: { id: activity.activatable.id } });
}
