import type { Endpoint } from '../../src/crm/contract/endpoint.ts';
import { endpoints } from '../../src/crm/contract/endpoints.ts';

/** What the table calls an endpoint that the site asks. */
export function nameOf(endpoint: Endpoint): string {
	const found = Object.entries<Endpoint>(endpoints).find(([, each]) => each === endpoint);
	if (found) return found[0];
	throw new Error(`The site does not ask ${endpoint.method} ${endpoint.path}.`);
}
