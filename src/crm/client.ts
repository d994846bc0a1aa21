import type { Dispatcher } from 'undici';
import type { z } from 'zod';
import { readBody, type Body } from './body.ts';
import { systemClock, type Clock } from './clock.ts';
import { CrmError } from './errors.ts';
import { usualLimits, type Limits } from './exchange.ts';
import { buildCall, type AnyRequest, type CallRequest } from './call.ts';
import type { Endpoint } from './contract/endpoint.ts';
import type { EndpointCall } from './endpoint-call.ts';
import { mostAttempts, retryDelay } from './retry.ts';
import { createTransport } from './transport.ts';
import { watchCalls, type CallState, type Waiting } from './waiting.ts';

/** The request may be left out where the call needs neither an id nor a body. */
export type CallArguments<Row extends Endpoint> =
	Record<never, never> extends CallRequest<Row>
		? [request?: CallRequest<Row>]
		: [request: CallRequest<Row>];

/** A client of the CRM's endpoints. */
export interface Crm {
	/**
	 * Makes one call. Reads are repeated on 429, 5xx, broken connections and time-outs;
	 * writes are sent once.
	 *
	 * @throws {CrmError}
	 */
	call<Row extends Endpoint>(
		endpoint: Row,
		...request: CallArguments<Row>
	): Promise<z.output<Row['response']>>;
	/**
	 * The same, without looking into the response: for long lists, whose pages are decoded elsewhere.
	 *
	 * @throws {CrmError}
	 */
	body<Row extends Endpoint>(endpoint: Row, ...request: CallArguments<Row>): Promise<Body>;
	/** Ends all connections; calls under way fail. */
	close(): Promise<void>;
}

export interface CrmOptions {
	/** Address of the service including the version segment, with or without a slash at the end. */
	readonly baseUrl: string;
	/** Sent in the header `X-API-KEY` and nowhere else. */
	readonly apiKey: string;
	/** Where requests go instead of the network's own connections; stays open on `close`. */
	readonly dispatcher?: Dispatcher;
	readonly clock?: Clock;
	/** From 0 up to, not including, 1; spreads repeated calls. */
	readonly random?: () => number;
	readonly limits?: Partial<Limits>;
	/** How often a read is sent at most; five times when absent. Once, where the caller has a schedule of its own. */
	readonly reads?: number;
	/** Told every five seconds of the call that has been under way longest, if that is five seconds or more. */
	readonly onWaiting?: ((waiting: Waiting) => void) | undefined;
}

/** @throws {Error} when the base URL or the key cannot be used; the message holds neither. */
export function createCrm({
	baseUrl,
	apiKey,
	dispatcher,
	clock = systemClock,
	random = Math.random,
	limits,
	reads = mostAttempts,
	onWaiting = () => {},
}: CrmOptions): Crm {
	const transport = createTransport({
		baseUrl: checkedBaseUrl(baseUrl),
		apiKey: checkedKey(apiKey),
		dispatcher,
		clock,
		limits: { ...usualLimits, ...limits },
	});

	const watch = watchCalls({
		clock,
		attemptsOf: (method) => (method === 'GET' ? Math.min(reads, mostAttempts) : 1),
		tell: onWaiting,
	});

	async function sendPersistently(call: EndpointCall): Promise<Body> {
		const watched = watch.begin(call);
		try {
			return await sendRepeatedly(call, watched.at);
		} finally {
			watched.end();
		}
	}

	async function sendRepeatedly(
		call: EndpointCall,
		note: (state: CallState) => void,
	): Promise<Body> {
		for (let attempt = 1; ; attempt++) {
			try {
				note({ attempt, isPaused: false });
				return await transport.send(call);
			} catch (error) {
				if (!(error instanceof CrmError)) throw error;
				const delay = retryDelay(error, { attempt, random: random() });
				if (delay === undefined || attempt >= reads) throw error;
				note({ attempt: attempt + 1, isPaused: true });
				await clock.wait(delay);
			}
		}
	}

	return {
		call: async <Row extends Endpoint>(endpoint: Row, request: AnyRequest = {}) => {
			const { response }: { readonly response: Row['response'] } = endpoint;
			return readBody(await sendPersistently(buildCall(endpoint, request)), response);
		},
		body: (endpoint, request: AnyRequest = {}) => sendPersistently(buildCall(endpoint, request)),
		close: transport.close,
	};
}

function checkedBaseUrl(text: string): string {
	if (!URL.canParse(text.trim())) throw unusableUrl('is no complete address');
	const url = new URL(text.trim());
	if (!/^https?:$/.test(url.protocol)) throw unusableUrl('is no web address');
	if (url.username + url.password !== '') throw unusableUrl('holds a user name or a password');
	if (url.search + url.hash !== '') throw unusableUrl('holds a query, and a key must not be in it');
	return url.href.replace(/\/+$/, '');
}

function unusableUrl(what: string): Error {
	return new Error(`The base URL of the CRM ${what}; it looks like https://api.example.com/v1.`);
}

function checkedKey(text: string): string {
	const key = text.trim();
	if (key === '') throw new Error('The API key of the CRM is empty; set the key of the account.');
	if (/^[\x21-\x7e]+$/.test(key)) return key;
	throw new Error('The API key of the CRM holds blanks or special characters; copy it once more.');
}
