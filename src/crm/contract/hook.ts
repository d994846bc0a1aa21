import { z } from 'zod';
import { id, text } from './field.ts';

/** Events of real accounts that the sandbox fires. A deleted unit fires `property_updated`, and is gone. */
export const HookEvent = z.enum([
	'client_created',
	'client_updated',
	'property_created',
	'property_updated',
	'project_created',
	'project_updated',
	'task_created',
	'task_updated',
	'task_deleted',
]);
export type HookEvent = z.infer<typeof HookEvent>;

/** An address that is called when something happens. */
export const Hook = z.looseObject({
	/** Number that identifies the hook. */
	id,
	/** What it is called at, a `HookEvent`. */
	event: text,
	/** Address that is called with the record as JSON. */
	target_url: text,
});
export type Hook = z.infer<typeof Hook>;

/** Answer of GET /hooks. */
export const Hooks = z.looseObject({
	/** All of the account. */
	hooks: z.array(Hook),
});

/** Body of POST /hooks. */
export const HookWrite = z.object({
	/** What it is called at. */
	event: HookEvent,
	/** Address that is called with the record as JSON. */
	target_url: z.url({ protocol: /^https?$/ }),
});

/** Answer of POST /hooks. */
export const HookCreated = z.looseObject({
	/** Number of the new hook. */
	id: z.int(),
});
