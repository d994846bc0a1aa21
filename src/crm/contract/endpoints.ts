import type { Endpoint } from './endpoint.ts';
import { activityEndpoints } from './endpoints/activities.ts';
import { companyEndpoints } from './endpoints/company.ts';
import { contactEndpoints } from './endpoints/contacts.ts';
import { dealEndpoints } from './endpoints/deals.ts';
import { mediaEndpoints } from './endpoints/media.ts';
import { relationEndpoints } from './endpoints/relations.ts';
import { tagEndpoints } from './endpoints/tags.ts';
import { unitEndpoints } from './endpoints/units.ts';

/**
 * Every call of the service: the client's types, the sandbox's validation and the OpenAPI document come
 * from this table.
 *
 * How the service refuses a request is not shown. The sandbox answers as real accounts do, with
 * `{errors: [sentence, …]}` and 401 for a key that is missing, wrong or lacks the right, 404 for what is not
 * there, 422 for what does not fit, and 413 for a body that is too large. Which permissions a key can have is
 * not shown either: in the sandbox reading and writing, for each first segment of a path. Rate limits are
 * not shown, and the sandbox has none.
 */
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
