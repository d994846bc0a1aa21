import { setTimeout as wait } from 'node:timers/promises';

interface PostOptions {
	/** Milliseconds before the second try, the third, and so on. */
	readonly pauses: readonly number[];
	readonly headers?: Readonly<Record<string, string>> | undefined;
	readonly pause?: ((ms: number) => Promise<void>) | undefined;
}

/**
 * Posts JSON to an address until it is taken.
 * @returns whether any response was a good one.
 */
export async function postJson(
	url: string,
	body: object,
	{ pauses, pause = wait, headers }: PostOptions,
): Promise<boolean> {
	for (const ms of [...pauses, undefined]) {
		const isTaken = await fetch(url, {
			method: 'POST',
			headers: { ...headers, 'content-type': 'application/json' },
			body: JSON.stringify(body),
			redirect: 'error',
			signal: AbortSignal.timeout(10_000),
		}).then(
			async ({ ok, body: rest }) => {
				// Nobody reads it, so it does not matter how it ends.
				await rest?.cancel().catch(() => {});
				return ok;
			},
			() => false,
		);
		if (isTaken) return true;
		if (ms !== undefined) await pause(ms);
	}
	return false;
}
