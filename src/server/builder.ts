import { spawn } from 'node:child_process';
import { postJson } from '../publish/report/post-json.ts';
import type { BuildWish } from './rebuild.ts';

export interface BuildProcess {
	build(wish: BuildWish): Promise<void>;
	/** Ends a build that is under way; the live site stays as it is. */
	stop(): Promise<void>;
}

/**
 * Builds in a process of its own, so that the server goes on answering and a build that fails takes
 * nothing with it.
 * @param options `command`: arguments of Node that start the program that builds; `variables`: its whole environment.
 */
export function createBuildProcess({
	command,
	folder,
	variables,
}: {
	readonly command: readonly string[];
	readonly folder: string;
	readonly variables: NodeJS.ProcessEnv;
}): BuildProcess {
	let running: { readonly done: Promise<void>; end(): void } | undefined;
	return {
		async build({ units }) {
			const words = units === undefined ? [] : ['--units', units.join(',')];
			const child = spawn(process.execPath, [...command, ...words], {
				cwd: folder,
				env: variables,
				stdio: ['ignore', 'inherit', 'inherit'],
			});
			const done = new Promise<void>((resolve, reject) => {
				child.on('error', reject);
				child.on('close', (code) => {
					if (code === 0) resolve();
					else reject(new Error('The build has failed; what it printed says why.'));
				});
			});
			running = { done, end: () => child.kill('SIGTERM') };
			await done.finally(() => (running = undefined));
		},
		async stop() {
			running?.end();
			await running?.done.catch(() => {});
		},
	};
}

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
