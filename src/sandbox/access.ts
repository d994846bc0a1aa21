import { Refusal } from './refusal.ts';

/** What a key may do: read or write one resource, named by its path, such as `units:read`. */
export type Right = `${string}:${'read' | 'write'}`;

export interface ApiKey {
	readonly key: string;
	readonly rights: 'all' | readonly Right[];
}

/** Opens everything; what `npm run sandbox` prints. */
export const demoKey: ApiKey = { key: 'sandbox-demo-key', rights: 'all' };

/** Rights of the key that companies usually give to a website. */
export const websiteRights: readonly Right[] = [
	'units:read',
	'projects:read',
	'property_statuses:read',
];

/**
 * Lets a request pass that carries a key with the right it needs.
 *
 * @throws {Refusal} 401 with the same words for a missing, a wrong and a too weak key, as real accounts do
 */
export function checkAccess(request: Request, keys: readonly ApiKey[]): void {
	const url = new URL(request.url);
	const sent = request.headers.get('x-api-key') ?? url.searchParams.get('api_key');
	const resource = url.pathname.split('/')[2] ?? '';
	const right: Right = `${resource}:${request.method === 'GET' ? 'read' : 'write'}`;
	const known = keys.find(({ key }) => key === sent);
	if (known?.rights === 'all' || known?.rights.includes(right)) return;
	throw new Refusal(401, 'API-Key besitzt nicht genügend Rechte');
}
