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
export const Hook = z.looseObject({ id, event: text, target_url: text });
export type Hook = z.infer<typeof Hook>;

export const Hooks = z.looseObject({ hooks: z.array(Hook) });

/** Body of POST /hooks. */
export const HookWrite = z.object({
	event: HookEvent,
	target_url: z.url({ protocol: /^https?$/ }),
});

/** Answer of POST /hooks. */
export const HookCreated = z.looseObject({ id: z.int() });
