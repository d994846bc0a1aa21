import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { heardIn, type WorkerMessage } from './worker-messages.ts';

/** A script of this folder at work, in a process of its own. */
export interface StartedProcess {
	/** How it ended; it ends by itself when this process does. */
	readonly ended: Promise<ExitResult>;
	tell(message: Serializable): void;
	/** @param listener is told what it reports */
	hear(listener: (heard: WorkerMessage) => void): void;
	stop(): void;
}

interface ExitResult {
	/** Null where it was stopped, and then with what. */
	readonly code: number | null;
	readonly signal: NodeJS.Signals | null;
	/** The lines it printed last. */
	readonly printed: readonly string[];
}

export function startProcess(
	name: string,
	{
		folder,
		variables,
		given,
	}: {
		/** In which it works. */
		readonly folder: string;
		/** All it knows of the environment. */
		readonly variables: NodeJS.ProcessEnv;
		/** Its arguments. */
		readonly given: readonly string[];
	},
): StartedProcess {
	const child = fork(join(import.meta.dirname, name), given, {
		cwd: folder,
		env: { ...variables, FORCE_COLOR: '0' },
		// A larger nursery lets V8 collect page garbage cheaply: a tenth less memory.
		execArgv: ['--max-semi-space-size=32'],
		// Marks of links are bytes.
		serialization: 'advanced',
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	const printed = lastLines(child);
	const ended = new Promise<ExitResult>((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code, signal) => resolve({ code, signal, printed }));
	});
	// Where nothing is to be rendered, nobody asks how it ended.
	ended.catch(() => {});
	return {
		ended,
		tell: (message) => {
			if (child.connected) child.send(message);
		},
		hear: (listener) =>
			void child.on('message', (message) => {
				const heard = heardIn(message);
				if (heard) listener(heard);
			}),
		stop: () => void child.kill(),
	};
}

function lastLines({ stdout, stderr }: ChildProcess): readonly string[] {
	const lines: string[] = [];
	for (const input of [stdout, stderr]) {
		if (!input) continue;
		createInterface({ input }).on('line', (line) => {
			// Where in Astro it happened would push out what happened.
			if (/^\s+at /.test(line)) return;
			lines.push(line);
			if (lines.length > 20) lines.shift();
		});
	}
	return lines;
}

/** Says that something could not be done, with the end of what was printed. */
export function failure(what: string, { code, signal, printed }: ExitResult): Error {
	return new Error(
		`${what} (${signal ?? `exit code ${code}`}); nothing was published. The process ended with:\n${printed.join('\n')}`,
	);
}
