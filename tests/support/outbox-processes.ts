import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import { testFolder } from './outbox.ts';

export const project = resolve(import.meta.dirname, '../..');

export interface ServerSettings {
	readonly file: string;
	/** The database that several servers share, instead of the file. */
	readonly databaseUrl?: string;
	/** Milliseconds by which the clock of the machine is wrong. */
	readonly clockOffset?: number;
	readonly baseUrl: string;
	readonly settleMs: number;
	readonly leaseMs: number;
	/** Of the CRM, to see whether it gets anywhere else. */
	readonly apiKey?: string;
	/** Where what happens is told, one line of JSON an event. */
	readonly log?: string;
	/** Deliveries at a time. */
	readonly concurrency?: number;
}

export interface RunningServer {
	readonly origin: string;
	readonly process: ChildProcess;
	kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts servers one after the other; the next one is always ready, so that a kill costs no start. */
export function serverPool({
	root = project,
	env = {},
	ahead = 1,
}: {
	/** Where `src` and `tests` lie. */
	readonly root?: string;
	readonly env?: Readonly<Record<string, string>>;
	/** Servers that are kept ready. */
	readonly ahead?: number;
} = {}) {
	const folder = testFolder();
	const script = bundle(root, folder);
	const ready: ChildProcess[] = [];

	async function prepare(): Promise<ChildProcess> {
		const child = spawn(process.execPath, [await script], {
			stdio: ['pipe', 'pipe', 'inherit'],
			env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(folder, 'cache'), ...env },
		});
		onTestFinished(() => void child.kill('SIGKILL'));
		return child;
	}

	return {
		async start(settings: ServerSettings): Promise<RunningServer> {
			while (ready.length <= ahead) ready.push(await prepare());
			const child = ready.shift() ?? (await prepare());
			child.stdin?.write(`${JSON.stringify(settings)}\n`);
			if (!child.stdout) throw new Error('The server has no output.');
			const [chunk] = await once(child.stdout, 'data');
			return {
				origin: `http://127.0.0.1:${String(chunk).trim()}`,
				process: child,
				async kill(signal = 'SIGKILL') {
					if (child.exitCode !== null) return child.exitCode;
					child.kill(signal);
					const [code] = await once(child, 'exit');
					return typeof code === 'number' ? code : null;
				},
			};
		},
	};
}

/** One file for the whole server: it starts in a third of the time, and it starts often. */
async function bundle(root: string, folder: string): Promise<string> {
	await build({
		root,
		configFile: false,
		publicDir: false,
		logLevel: 'error',
		ssr: { noExternal: true, target: 'node' },
		build: {
			ssr: join(root, 'tests/support/outbox-server.ts'),
			outDir: folder,
			emptyOutDir: false,
			target: 'node24',
			rollupOptions: { output: { entryFileNames: 'server.mjs' } },
		},
	});
	return join(folder, 'server.mjs');
}
