import type { Endpoint } from './contract/endpoint.ts';

/** One call, ready to be sent. */
export interface EndpointCall {
	readonly method: Endpoint['method'];
	/** For messages: numeric ids filled in, other ones left as `:id`, no query. */
	readonly path: string;
	/** Path and query below the base URL. */
	readonly target: string;
	readonly body: string | undefined;
}
