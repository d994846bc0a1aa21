import { z } from 'zod';
import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { endpoints as site } from '../../../crm/contract/endpoints.ts';
import { Written } from '../../../crm/contract/field.ts';
import { HookCreated, Hooks, HookWrite } from '../hook.ts';
import { TeamWrite } from '../record-writes.ts';

/**
 * Users and teams of the company, and the addresses it has called when something happens. Notifications
 * are not shown: hooks are those of real accounts.
 */
export const companyEndpoints = {
	brokers: site.brokers,
	teams: site.teams,
	createTeam: {
		method: 'POST',
		path: '/teams',
		does: 'Creates a team (the answer is not shown: `ok` and `id`)',
		body: TeamWrite,
		response: Written,
	},
	updateTeam: {
		method: 'PUT',
		path: '/teams/:id',
		does: 'Changes a team (the answer is not shown: `ok` and `id`)',
		body: TeamWrite,
		response: Written,
	},
	deleteTeam: {
		method: 'DELETE',
		path: '/teams/:id',
		does: 'Deletes a team; its users stay',
		response: z.looseObject({
			id: z.int().describe('Number of the team that was deleted.'),
		}),
	},
	hooks: {
		method: 'GET',
		path: '/hooks',
		does: 'Lists the hooks',
		beyondDocument: true,
		response: Hooks,
	},
	createHook: {
		method: 'POST',
		path: '/hooks',
		does: 'Has an address called at an event, signed with HMAC-SHA256 in X-Propstack-Signature',
		beyondDocument: true,
		body: HookWrite,
		response: HookCreated,
	},
	deleteHook: {
		method: 'DELETE',
		path: '/hooks/:id',
		does: 'Deletes a hook',
		beyondDocument: true,
		response: Written,
	},
} as const satisfies Record<string, Endpoint>;
