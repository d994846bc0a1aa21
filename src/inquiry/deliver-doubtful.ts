import type { Crm } from '../crm/client.ts';
import { CrmError } from '../crm/errors.ts';
import type { Inquiry } from '../domain/inquiry.ts';
import type { Outcome } from '../outbox/worker.ts';
import { findActivities, type Where } from './activity-search.ts';
import type { Progress } from './progress.ts';
import { inquiryTask, type TaskContext } from './task.ts';

const day = 24 * 60 * 60_000;
/** How far the clocks of the server and of the CRM may lie apart, in milliseconds. */
const skewMs = 2 * day;

/**
 * Brings a doubtful inquiry before a person: as a to-do in the CRM that is marked as doubtful and holds everything.
 * Contacts are neither looked up nor made, and nothing is set off that would write to whom the inquiry names.
 */
export function createDoubtfulDelivery({
	crm,
	mark,
}: {
	readonly crm: Crm;
	/** The times at which a write goes out. */
	readonly mark: () => { readonly since: number; readonly tick: number };
}) {
	/** @throws CrmError */
	return async (
		{
			inquiry,
			progress,
			save,
		}: {
			readonly inquiry: Inquiry;
			readonly progress: Progress;
			/** Saves a recovery point. */
			readonly save: (point: Progress) => void;
		},
		context: TaskContext,
	): Promise<Outcome> => {
		const isSent = progress.step === 'flagging';
		const now = mark();
		const from = isSent ? progress.from : now.since;
		if (isSent) {
			const where = whereToLook(inquiry, from);
			const [sent] = await findActivities(crm, { where, reference: inquiry.reference });
			if (sent) return { kind: 'done', result: { activityId: sent.id } };
		}
		save({ step: 'flagging', from, ...now });
		try {
			const { id: taskId } = await crm.call('createTask', { body: inquiryTask(inquiry, context) });
			return { kind: 'done', result: { taskId } };
		} catch (error) {
			if (error instanceof CrmError) {
				save(error.outcome === 'unknown' ? { step: 'flagging', from, ...mark() } : { step: 'new' });
			}
			throw error;
		}
	};
}

/** Where its task is listed, which has no contact: with what it is about, or among the to-dos of that time. */
function whereToLook({ targets: [target] }: Inquiry, from: number): Where {
	if (target?.kind === 'unit') return { property_id: target.id };
	if (target?.kind === 'project') return { project_id: target.id };
	const since = new Date(from - skewMs).toISOString();
	return { item_type: 'reminder', original_created_at_from: since };
}
