import { createHmac } from 'node:crypto';
import type { HookEvent } from './contract/hook.ts';
import type { Account } from './db/account.ts';
import { is } from './db/condition.ts';
import { formatMoment } from './db/moment.ts';

/** Calls the hooks of the account when something has happened. */
export interface Events {
	/** @param record what the hooks are told, made only where somebody listens */
	fire(event: HookEvent, record: () => unknown): void;
	/** Resolves when every call under way has ended. */
	settled(): Promise<void>;
	/** What is under way is not written down any more. */
	stop(): void;
}

/** One call of a hook. */
export interface WebhookCall {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

/** Sends a call and resolves with the status of its answer. */
export type SendWebhook = (call: WebhookCall) => Promise<number>;

/** What the header of a signature is called; its value is the HMAC-SHA256 of the body in hexadecimal. */
const signatureHeader = 'x-propstack-signature';

/** Calls over the network; follows no redirect and waits ten seconds. */
export const sendByFetch: SendWebhook = async ({ url, headers, body }) => {
	const signal = AbortSignal.timeout(10_000);
	const { status } = await fetch(url, {
		method: 'POST',
		headers,
		body,
		signal,
		redirect: 'manual',
	});
	return status;
};

/** Makes what calls the webhooks of an account. */
export function createEvents({
	account,
	clock,
	secret,
	send,
}: {
	account: Account;
	clock: () => Date;
	secret: string;
	send: SendWebhook;
}): Events {
	const underWay = new Set<Promise<void>>();
	let isStopped = false;
	return {
		fire(event, record) {
			const hooks = account.hooks.list({ where: [is('event', event)] });
			if (hooks.length === 0) return;
			const body = JSON.stringify(record());
			const signature = createHmac('sha256', secret).update(body).digest('hex');
			const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
			for (const hook of hooks) {
				const call = { url: String(hook['target_url']), headers, body };
				const delivery = deliver(call, { event, hookId: hook.id });
				underWay.add(delivery);
				void delivery.finally(() => underWay.delete(delivery));
			}
		},
		async settled() {
			while (underWay.size > 0) await Promise.all(underWay);
		},
		stop() {
			isStopped = true;
		},
	};

	async function deliver(
		call: WebhookCall,
		{ event, hookId }: { event: HookEvent; hookId: number },
	): Promise<void> {
		const at = formatMoment(clock());
		const outcome = await send(call).then(
			(status) => ({ status }),
			(error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
		);
		if (isStopped) return;
		account.hookDeliveries.add({ hook_id: hookId, event, target_url: call.url, at, ...outcome });
	}
}
