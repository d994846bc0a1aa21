import type { Crm } from '../crm/client.ts';
import { CrmError } from '../crm/errors.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import { referencesIn, sendWithFewer, type Reference } from './references.ts';
import { inquiryTask, type TaskContext } from './task.ts';
import { endpoints } from '../crm/contract/endpoints.ts';

/** A task that the CRM has taken. */
interface SentTask {
	readonly taskId: number;
	/** The source it carries, which makes it an inquiry. */
	readonly sourceId: number | undefined;
	/** What it had to do without, because the CRM refused it. */
	readonly omitted: readonly Reference[];
}

/**
 * Creates the task of an inquiry. One that the CRM refuses as invalid is sent again with fewer references to records,
 * which may be gone; its text says what is missing.
 *
 * @param save saves a recovery point: before every write, and again when its outcome is unknown
 * @throws CrmError of the last write
 */
export async function sendTask(
	crm: Crm,
	{
		inquiry,
		context,
		save,
	}: {
		readonly inquiry: Inquiry;
		readonly context: TaskContext;
		readonly save: (sent: Pick<SentTask, 'sourceId'>) => Promise<void>;
	},
): Promise<SentTask> {
	const references = referencesIn(inquiryTask(inquiry, context));
	return await sendWithFewer(references, async (omitted) => {
		const body = inquiryTask(inquiry, { ...context, omitted });
		const sourceId = body.task.client_source_id ?? undefined;
		await save({ sourceId });
		try {
			const { id: taskId } = await crm.call(endpoints.createTask, { body });
			return { taskId, sourceId, omitted };
		} catch (error) {
			if (error instanceof CrmError && error.outcome === 'unknown') {
				await save({ sourceId });
			}
			throw error;
		}
	});
}
