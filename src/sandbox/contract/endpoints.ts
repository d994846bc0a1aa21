import type { Endpoint } from '../../crm/contract/endpoint.ts';
import { activityEndpoints } from './endpoints/activities.ts';
import { companyEndpoints } from './endpoints/company.ts';
import { contactEndpoints } from './endpoints/contacts.ts';
import { dealEndpoints } from './endpoints/deals.ts';
import { mediaEndpoints } from './endpoints/media.ts';
import { relationEndpoints } from './endpoints/relations.ts';
import { tagEndpoints } from './endpoints/tags.ts';
import { unitEndpoints } from './endpoints/units.ts';

/** Every call of the service: those that the site makes, as its own table has them, and the others. */
export const endpoints = {
	...unitEndpoints,
	...contactEndpoints,
	...activityEndpoints,
	...companyEndpoints,
	...mediaEndpoints,
	...dealEndpoints,
	...tagEndpoints,
	...relationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
