import { Refusal } from './refusal.ts';

/** What a key may do: read or write one resource, named by its path, such as `units:read`. */
export type Right = `${string}:${'read' | 'write'}`;

export interface ApiKey {
	readonly key: string;
	readonly rights: 'all' | readonly Right[];
	/** What the log of requests calls it; its last four characters when absent. */
	readonly name?: string;
}

/** Opens everything; what `npm run sandbox` prints. An account has this one key unless given others. */
export const demoKey: ApiKey = { key: 'sandbox-demo-key', rights: 'all', name: 'demo' };

/** Rights of the key that companies usually give to a website. */
export const websiteRights: readonly Right[] = [
	'units:read',
	'projects:read',
	'property_statuses:read',
];

/** The key a request carries in its header or query, if it is one of the account. */
export function keyOf(request: Request, keys: readonly ApiKey[]): ApiKey | undefined {
	const sent = request.headers.get('x-api-key') ?? new URL(request.url).searchParams.get('api_key');
	return keys.find(({ key }) => key === sent);
}

/**
 * Lets a request pass that carries a key with the right it needs. What lies below a record, such as a
 * contact's favourites, needs the right for the record.
 *
 * @throws {Refusal} 401 with the same words for a missing, a wrong and a too weak key, as real accounts do
 */
export function checkAccess(request: Request, keys: readonly ApiKey[]): void {
	const resource = new URL(request.url).pathname.split('/')[2] ?? '';
	const right: Right = `${resource}:${request.method === 'GET' ? 'read' : 'write'}`;
	const known = keyOf(request, keys);
	if (known?.rights === 'all' || known?.rights.includes(right)) return;
	throw new Refusal(401, 'API-Key besitzt nicht genügend Rechte');
}

/** What the log calls a key. */
export function keyName(key: ApiKey | undefined): string {
	return key ? (key.name ?? `…${key.key.slice(-4)}`) : 'unknown';
}
