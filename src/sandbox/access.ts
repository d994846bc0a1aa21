import { endpoints } from './contract/endpoints.ts';
import { Refusal } from './refusal.ts';

/** What a key may do: read or write one resource, named by its path, such as `units:read`. */
export type Right = `${string}:${'read' | 'write'}`;

/** Every right that there is: what the calls of the contract need. */
export const knownRights: readonly Right[] = [
	...new Set(Object.values(endpoints).map(({ method, path }) => rightFor(method, path))),
].toSorted();

/**
 * Reads rights apart by commas.
 *
 * @throws when one is not known, with all that are
 */
export function readRights(text: string): readonly Right[] {
	return text.split(',').map((word) => {
		const right = knownRights.find((one) => one === word.trim());
		if (right !== undefined) return right;
		throw new Error(`"${word.trim()}" is no right of a key; there are ${knownRights.join(', ')}.`);
	});
}

/** The right that a call needs; the path is without the version segment. */
function rightFor(method: string, path: string): Right {
	return `${path.split('/')[1] ?? ''}:${method === 'GET' ? 'read' : 'write'}`;
}

export interface ApiKey {
	readonly key: string;
	readonly rights: 'all' | readonly Right[];
	/** What the log of requests calls it; its last four characters when absent. */
	readonly name?: string;
}

/** Opens everything; what `npm run sandbox` prints, and what an account has unless given another. */
export const demoKey: ApiKey = { key: 'sandbox-demo-key', rights: 'all', name: 'demo' };

/** Rights of the key that companies usually give to a website. */
export const websiteRights: readonly Right[] = [
	'units:read',
	'projects:read',
	'property_statuses:read',
];

/** The one key of an account. */
export interface Access {
	/**
	 * Gives the account its key.
	 *
	 * @throws when it has one
	 */
	give(key: ApiKey): void;
	/** Takes the key away: every request is refused until the account gets another. */
	revoke(): void;
	/** The key a request carries in its header or query, if it is the account's. */
	keyOf(request: Request): ApiKey | undefined;
	/**
	 * Lets a request pass that carries the key, with the right it needs. What lies below a record, such as
	 * a contact's favourites, needs the right for the record.
	 *
	 * @throws {Refusal} 401 with the same words for a missing, a wrong and a too weak key, as real accounts do
	 */
	check(request: Request): void;
}

/** The access to an account whose key is this one. */
export function createAccess(first: ApiKey): Access {
	let current: ApiKey | undefined = first;
	const access: Access = {
		give(key) {
			if (current) {
				throw new Error(
					`The account has its key already, "${keyName(current)}", and an account has exactly one: revoke it before you give another.`,
				);
			}
			current = key;
		},
		revoke() {
			current = undefined;
		},
		keyOf(request) {
			const sent =
				request.headers.get('x-api-key') ?? new URL(request.url).searchParams.get('api_key');
			return current?.key === sent ? current : undefined;
		},
		check(request) {
			const path = new URL(request.url).pathname.replace(/^\/v1(?=\/)/, '');
			const right = rightFor(request.method, path);
			const rights = access.keyOf(request)?.rights;
			if (rights === 'all' || rights?.includes(right)) return;
			throw new Refusal(401, 'API-Key besitzt nicht genügend Rechte');
		},
	};
	return access;
}

/** What the log calls a key. */
export function keyName(key: ApiKey | undefined): string {
	return key ? (key.name ?? `…${key.key.slice(-4)}`) : 'unknown';
}
