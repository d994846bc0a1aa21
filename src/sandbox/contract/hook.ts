import { z } from 'zod';
import { id, text } from '../../crm/contract/field.ts';

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

export const Hook = z
	.looseObject({
		id: id.describe('Number that identifies the hook.'),
		event: text.describe('What it is called at, a `HookEvent`.'),
		target_url: text.describe('Address that is called with the record as JSON.'),
	})
	.meta({ id: 'Hook', description: 'An address that is called when something happens.' });
export type Hook = z.infer<typeof Hook>;

export const Hooks = z
	.looseObject({
		hooks: z.array(Hook).describe('All of the account.'),
	})
	.meta({ id: 'Hooks', description: 'Answer of GET /hooks.' });

export const HookWrite = z
	.object({
		event: HookEvent.describe('What it is called at.'),
		target_url: z
			.url({ protocol: /^https?$/ })
			.describe('Address that is called with the record as JSON.'),
	})
	.meta({ id: 'HookWrite', description: 'Body of POST /hooks.' });

export const HookCreated = z
	.looseObject({
		id: z.int().describe('Number of the new hook.'),
	})
	.meta({ id: 'HookCreated', description: 'Answer of POST /hooks.' });
