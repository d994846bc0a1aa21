import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Outbox } from '../outbox/outbox.ts';

/** What became of the token a form was sent with. */
export type TokenVerdict =
	| { readonly kind: 'good' | 'expired'; readonly submission: string; readonly ageMs: number }
	/** Without JavaScript there is none. */
	| { readonly kind: 'none' }
	| { readonly kind: 'forged' };

/** How long a token is good, in milliseconds: a page may stand open all day before it is filled in. */
const goodMs = 24 * 60 * 60_000;

/**
 * Tokens that tell when somebody began to fill in a form, and that name the submission. They hold nothing of
 * the visitor and nothing is kept of them; with the outbox's key they are good across restarts.
 * @param options `hmac`: keyed digest of a text.
 */
export function createTokens({ hmac, now }: Pick<Outbox, 'hmac' | 'now'>): {
	issue(): Promise<{ readonly token: string; readonly submission: string }>;
	read(token: unknown): Promise<TokenVerdict>;
} {
	const sign = (content: string) => hmac(`form token\n${content}`);
	return {
		async issue() {
			const submission = randomUUID();
			const content = `${(await now()).toString(36)}.${submission}`;
			return { token: `${content}.${sign(content)}`, submission };
		},
		async read(token) {
			if (token === undefined || token === null || token === '') return { kind: 'none' };
			const text = typeof token === 'string' ? token : '';
			const [, content = '', time = '', submission = '', mac = ''] =
				/^(([0-9a-z]{1,10})\.([0-9a-f-]{36}))\.([\w-]{20,100})$/.exec(text) ?? [];
			if (!isSame(mac, sign(content))) return { kind: 'forged' };
			const ageMs = (await now()) - Number.parseInt(time, 36);
			// A clock that was turned back by hours is ours, not the visitor's doing.
			const kind = Math.abs(ageMs) <= goodMs ? 'good' : 'expired';
			return { kind, submission, ageMs };
		},
	};
}

function isSame(given: string, wanted: string): boolean {
	const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
	return one.length === other.length && timingSafeEqual(one, other);
}
