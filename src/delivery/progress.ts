import { z } from 'zod';

/**
 * When a write went out: by the clock, and by one that nobody sets and that counts from the start of the machine.
 */
const sent = { since: z.number(), tick: z.number(), machine: z.string().optional() };

/** How far the delivery of an inquiry has come. */
export const Progress = z
	.discriminatedUnion('step', [
		z.object({ step: z.literal('new') }),
		z.object({ step: z.literal('savingContact'), ...sent }),
		z.object({ step: z.literal('contact'), contactId: z.int() }),
		/**
		 * The task is on its way: as an inquiry where it carries a source, of a doubtful one without a contact, which 0.2.0
		 * called `flagging`.
		 */
		z.object({
			step: z.enum(['sending', 'flagging']),
			contactId: z.int().optional(),
			sourceId: z.int().optional(),
			...sent,
		}),
		z.object({ step: z.literal('mailing'), ...sent }),
		/** It is in the CRM; a receipt is on its way, and is never sent a second time. */
		z.object({ step: z.literal('replying'), result: z.record(z.string(), z.int()) }),
	])
	.default({ step: 'new' });
export type Progress = z.infer<typeof Progress>;
