import { postJson } from '../http/post-json.ts';
import type { BuildWish } from './rebuild.ts';

/** Milliseconds before the second try, the third, and so on. */
const pauses = [5_000, 30_000, 120_000];

/**
 * Builds elsewhere: calls the deploy hook of a host or a CI, which answers as soon as it has taken the call.
 * The body is what GitHub takes at `/repos/{owner}/{repo}/dispatches`; other hosts pay no heed to it.
 * @param options `url` may hold a secret, so it stands in no message; `token` is sent as a bearer's.
 */
export function createDeployHook({
	url,
	token,
	pause,
}: {
	readonly url: string;
	readonly token?: string | undefined;
	readonly pause?: (ms: number) => Promise<void>;
}): (wish: BuildWish) => Promise<void> {
	return async (wish) => {
		const body = { event_type: 'crm-changed', client_payload: wish };
		const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
		if (await postJson(url, body, { pauses, pause, headers })) return;
		throw new Error(
			`The deploy hook at ${new URL(url).host} has not taken the call; check VITRINE_DEPLOY_HOOK.`,
		);
	};
}
