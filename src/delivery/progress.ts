import { z } from 'zod';

/**
 * When a write went out or its outcome became unknown: by the clock, and by one that nobody sets and that counts from
 * the start of the machine.
 */
const mark = { since: z.number(), tick: z.number(), machine: z.string().optional() };

/** How far the delivery of an inquiry has come. */
export const Progress = z
	.discriminatedUnion('step', [
		z.object({ step: z.literal('new') }),
		z.object({ step: z.literal('savingContact'), ...mark }),
		z.object({ step: z.literal('contact'), contactId: z.int() }),
		/** The task is on its way, as an inquiry where it carries a source. */
		z.object({
			step: z.literal('sending'),
			contactId: z.int(),
			sourceId: z.int().optional(),
			...mark,
		}),
		z.object({ step: z.literal('mailing'), ...mark }),
		/** The task of a doubtful inquiry, which was sent first at `from`. */
		z.object({ step: z.literal('flagging'), from: z.number(), ...mark }),
		/** It is in the CRM; a receipt is on its way, and is never sent a second time. */
		z.object({ step: z.literal('replying'), result: z.record(z.string(), z.int()) }),
	])
	.default({ step: 'new' });
export type Progress = z.infer<typeof Progress>;
