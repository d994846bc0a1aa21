import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Outbox } from '../outbox/outbox.ts';

export type HookVerdict =
	/** Signed by who knows the secret. */
	| 'fresh'
	/** The same, but seen before: perhaps sent twice by the CRM, perhaps replayed by somebody. */
	| 'repeated'
	| 'refused';

/** A call with a time of its own may be this old or early, in milliseconds. */
const tolerance = 5 * 60_000;

/**
 * Decides whether a call comes from somebody who knows the secret. Two forms are known, both an
 * HMAC-SHA256 in hexadecimal digits, with or without `sha256=` before them:
 *
 * - `X-Vitrine-Signature` over `<time>.<body>`, where `X-Vitrine-Timestamp` holds the time in seconds since
 *   1970; it is good for five minutes.
 * - `X-Propstack-Signature` over the body alone, as the CRM sends it. It carries no time, so a repetition
 *   cannot be distinguished from a replay; the caller gives it less weight.
 */
export function createHookCheck({
	secret,
	clock,
	noteOnce,
}: {
	readonly secret: string;
	/** Remembers calls across restarts, of which it gets digests only. */
	readonly noteOnce: Outbox['noteOnce'];
	readonly clock: () => number;
}): (headers: Headers, body: Uint8Array) => Promise<HookVerdict> {
	return async (headers, body) => {
		const time = headers.get('x-vitrine-timestamp');
		const given = headers.get(time === null ? 'x-propstack-signature' : 'x-vitrine-signature');
		const hmac = createHmac('sha256', secret);
		if (time !== null) hmac.update(`${time}.`);
		const wanted = hmac.update(body).digest();
		if (!isSame(given, wanted)) return 'refused';
		if (time !== null && !(Math.abs(clock() - Number(time) * 1000) <= tolerance)) return 'refused';
		const name = `call ${createHash('sha256').update(wanted).digest('base64url')}`;
		// A full disk is no reason to refuse a call.
		const isFirst = await noteOnce(name).catch(() => false);
		return isFirst ? 'fresh' : 'repeated';
	};
}

function isSame(given: string | null, wanted: Buffer): boolean {
	const digits = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(given?.trim() ?? '')?.[1] ?? '';
	const bytes = Buffer.alloc(wanted.length);
	bytes.write(digits, 'hex');
	return timingSafeEqual(bytes, wanted) && digits !== '';
}
