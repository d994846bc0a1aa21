import { z } from 'zod';
import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { Envelope } from '../../../crm/contract/field.ts';
import { Deal, DealPipeline, DealsQuery } from '../deal.ts';

/**
 * Deals and the pipelines they go through. Creating, changing and deleting deals is not shown, and the
 * sandbox has no call for it.
 */
export const dealEndpoints = {
	deals: {
		method: 'GET',
		path: '/client_properties',
		does: 'Lists deals',
		query: DealsQuery,
		response: Envelope,
		items: Deal,
	},
	dealPipelines: {
		method: 'GET',
		path: '/deal_pipelines',
		does: 'Lists pipelines with their stages',
		response: z.looseObject({
			data: z.array(DealPipeline).describe('All pipelines of the account.'),
		}),
	},
	dealPipeline: {
		method: 'GET',
		path: '/deal_pipelines/:id',
		does: 'Reads a pipeline',
		response: DealPipeline,
	},
} as const satisfies Record<string, Endpoint>;
