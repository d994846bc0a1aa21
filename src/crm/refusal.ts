import { z } from 'zod';
import type { CrmFailure } from './failure.ts';
import { parseRetryAfter } from './retry.ts';

/** A response that is no success, as far as it is looked at. */
interface RefusedResponse {
	readonly status: number;
	readonly retryAfter: string | undefined;
	readonly location: string | undefined;
	/** The decoded body, when it was JSON. */
	readonly body: unknown;
}

/** Says what a response outside 200–299 means. */
export function refusal(
	response: RefusedResponse,
	{
		now,
		baseUrl,
		mayQuote,
		withoutKey,
	}: {
		now: number;
		baseUrl: string;
		/** Whether the CRM's own words may be repeated: only where they cannot speak of a person. */
		mayQuote: boolean;
		/** Takes the API key out of a text, should the CRM send it back. */
		withoutKey: (text: string) => string;
	},
): CrmFailure {
	const { status } = response;
	const shown = (text: string) => oneLine(withoutKey(text)).slice(0, longestQuote);
	const { fields, texts } = complaint(response.body);
	const said = mayQuote && texts.length > 0 ? shown(texts.join('; ')) : undefined;
	const retryAfter = parseRetryAfter(response.retryAfter, now);
	if (status >= 300 && status < 400) {
		const to = withoutQuery(response.location, baseUrl);
		return { reason: 'redirected', status, to: to && shown(to) };
	}
	switch (status) {
		case 401:
		case 403:
			return { reason: 'unauthorised', status, said };
		case 404:
			return { reason: 'notFound', said };
		case 422:
			return { reason: 'rejected', fields: fields.map(shown), said };
		case 429:
			return { reason: 'throttled', retryAfter };
		default:
			return { reason: 'refused', status, retryAfter, said };
	}
}

const longestQuote = 200;

/** Bodies of real accounts: `{"errors": ["…"]}` and `{"errors": {"field": ["…"]}}`. */
const Complaint = z.object({
	errors: z.union([
		z.array(z.string()),
		z.record(z.string(), z.union([z.string(), z.array(z.string())])),
	]),
});

function complaint(body: unknown): { fields: string[]; texts: string[] } {
	const parsed = Complaint.safeParse(body);
	if (!parsed.success) return { fields: [], texts: [] };
	const { errors } = parsed.data;
	if (Array.isArray(errors)) return { fields: [], texts: errors };
	return {
		fields: Object.keys(errors).filter((name) => /^[a-z][\w.]{0,60}$/.test(name)),
		texts: Object.values(errors).flat(),
	};
}

function oneLine(text: string): string {
	return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

function withoutQuery(location: string | undefined, baseUrl: string): string | undefined {
	if (location === undefined || !URL.canParse(location, baseUrl)) return undefined;
	const { origin, pathname } = new URL(location, baseUrl);
	return origin + pathname;
}
