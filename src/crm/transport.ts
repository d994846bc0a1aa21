import { Agent, type Dispatcher } from 'undici';
import { parseJson, type Body } from './body.ts';
import type { Clock } from './clock.ts';
import { CrmError } from './errors.ts';
import { exchange, type Limits } from './exchange.ts';
import { refusal } from './refusal.ts';
import type { EndpointCall } from './endpoint-call.ts';

/** Sends each call once, without retries; does not read what the responses say. */
interface Transport {
	/**
	 * The body of a successful response that is JSON, or names no type.
	 *
	 * @throws {CrmError} for everything else, redirects and other formats included.
	 */
	send(call: EndpointCall): Promise<Body>;
	close(): Promise<void>;
}

/** A transport to one account; its connections stay open until it is closed. */
export function createTransport({
	baseUrl,
	apiKey,
	dispatcher,
	clock,
	limits,
}: {
	baseUrl: string;
	apiKey: string;
	/** Stays open when the transport is closed; without it, the transport has its own. */
	dispatcher: Dispatcher | undefined;
	clock: Clock;
	limits: Limits;
}): Transport {
	const own = new Agent({ connections, connect: { timeout: limits.connect } });
	const withoutKey = (text: string) =>
		text.replaceAll(apiKey, '…').replaceAll(encodeURIComponent(apiKey), '…');

	return {
		send: async (call) => {
			const response = await exchange(call, {
				baseUrl,
				apiKey,
				dispatcher: dispatcher ?? own,
				limits,
			});
			if ('reason' in response) throw new CrmError(call, response);
			const { status, header, bytes } = response;
			const type = header('content-type')?.split(';', 1)[0]?.trim();
			const contentType = type && withoutKey(type.slice(0, 99));
			if (status >= 200 && status < 300) {
				if (isJson(type)) {
					const { method, path } = call;
					return { method, path, status, contentType, bytes };
				}
				throw new CrmError(call, { reason: 'notJson', status, contentType });
			}
			const refused = {
				status,
				retryAfter: header('retry-after'),
				location: header('location'),
				body: isJson(type) ? parseJson(bytes)?.json : undefined,
			};
			const mayQuote = call.method === 'GET' && holdsNoPersonalData(call.path);
			throw new CrmError(
				call,
				refusal(refused, { now: clock.now(), baseUrl, mayQuote, withoutKey }),
			);
		},
		close: () => own.destroy(),
	};
}

/** Enough to hide the latency of reading a list page by page. */
const connections = 8;

function isJson(type: string | undefined): boolean {
	return type === undefined || /^application\/([\w.-]+\+)?json$/i.test(type);
}

function holdsNoPersonalData(path: string): boolean {
	return /^\/(units|projects|property_statuses)(\/|$)/.test(path);
}
