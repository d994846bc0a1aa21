import type { SendWebhook } from '../../src/sandbox/events.ts';
import type { Account } from './account.ts';
import type { Draw } from './draw.ts';
import { record } from './network.ts';
import { second } from './parts.ts';
import type { Server } from './server.ts';
import type { Time } from './time.ts';

/** The way of the CRM's calls to our server: some are lost, some come late once more. */
export interface Hooks {
	readonly send: SendWebhook;
	/** Revisions of units of which the server has taken a call. */
	readonly heard: ReadonlyMap<number, number>;
	/** After a rollback what was heard before need not be live. */
	forget(): void;
	/** No call is lost from now on. */
	end(): void;
}

export function openHooks({
	time,
	draw,
	account,
	server,
}: {
	readonly time: Time;
	readonly draw: Draw;
	readonly account: () => Account;
	readonly server: () => Server;
}): Hooks {
	const heard = new Map<number, number>();
	let isCalm = false;

	return {
		heard,
		forget: () => heard.clear(),
		end() {
			isCalm = true;
		},
		async send({ url, headers, body }) {
			const call = async () => {
				const request = new Request(url, { method: 'POST', headers, body });
				const { status } = await server().fetch(request);
				const id = Number(record(JSON.parse(body))['id']);
				if (status === 202) heard.set(id, account().unit(id).revision);
				return status;
			};
			if (!isCalm && draw.chance(0.15)) throw new Error('The call was lost.');
			if (!isCalm && draw.chance(0.05)) {
				time.later('world', draw.between(1, 600) * second, () => call().catch(() => {}));
			}
			return call();
		},
	};
}
