import type { Crm } from '../crm/client.ts';
import { CrmError } from '../crm/errors.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import type { Outcome } from '../outbox/worker.ts';
import { findActivities, type Where } from './activity-search.ts';
import type { Progress } from './progress.ts';
import type { Reference } from './references.ts';
import { sendTask } from './send-task.ts';
import type { TaskContext } from './task.ts';

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
	tell,
}: {
	readonly crm: Crm;
	/** The times at which a write goes out. */
	readonly mark: () => Promise<{
		readonly since: number;
		readonly tick: number;
		readonly machine: string;
	}>;
	/** Told what a task had to do without. */
	readonly tell: (omitted: readonly Reference[]) => void;
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
			readonly save: (point: Progress) => Promise<void>;
		},
		context: TaskContext,
	): Promise<Outcome> => {
		const isSent = progress.step === 'flagging';
		const from = isSent ? progress.from : (await mark()).since;
		if (isSent) {
			const where = todosSince(from);
			const [sent] = await findActivities(crm, { where, reference: inquiry.reference });
			if (sent) return { kind: 'done', result: { activityId: sent.id } };
		}
		try {
			const { taskId, omitted } = await sendTask(crm, {
				inquiry,
				context,
				save: async () => await save({ step: 'flagging', from, ...(await mark()) }),
			});
			tell(omitted);
			return { kind: 'done', result: { taskId } };
		} catch (error) {
			if (error instanceof CrmError && error.outcome === 'refused') {
				await save({ step: 'new' });
			}
			throw error;
		}
	};
}

/** Where its task is listed, which has no contact, and perhaps no unit either: among the to-dos of that time. */
function todosSince(from: number): Where {
	return {
		item_type: 'reminder',
		original_created_at_from: new Date(from - skewMs).toISOString(),
	};
}
