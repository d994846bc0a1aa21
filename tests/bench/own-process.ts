import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { z } from 'zod';
import { slowHeapGrowth } from '../../src/serve/build-process.ts';

export interface Running<Answer> {
	readonly answer: Answer;
	/** Sends a message and waits for what comes back. */
	tell(message: string): Promise<unknown>;
	stop(): void;
}

/** Starts a script of this folder in a process of its own and waits for its answer. */
export async function start<Answer extends z.ZodType>(
	script: string,
	{ request, schema }: { readonly request: unknown; readonly schema: Answer },
): Promise<Running<z.infer<Answer>>> {
	const child = fork(join(import.meta.dirname, script), [JSON.stringify(request)], {
		// As npm starts the commands that are measured.
		execArgv: [
			...(building.has(script) ? slowHeapGrowth : []),
			'--import',
			join(import.meta.dirname, '../../src/commands/prepare.mjs'),
		],
	});
	return {
		answer: schema.parse(await firstMessage(child, script)),
		tell: (message) => {
			const told = firstMessage(child, script);
			child.send(message);
			return told;
		},
		stop: () => {
			if (child.connected) child.disconnect();
		},
	};
}

/** Scripts that do what `npm run build` does. */
const building: ReadonlySet<string> = new Set(
	['build', 'rebuild', 'scale', 'pull'].map((name) => `${name}-process.ts`),
);

/** Runs a script of this folder to its end in a process of its own. */
export async function run<Answer extends z.ZodType>(
	script: string,
	asked: { readonly request: unknown; readonly schema: Answer },
): Promise<z.infer<Answer>> {
	const { answer, stop } = await start(script, asked);
	stop();
	return answer;
}

/** What the process that runs this script was asked for. */
export function askedOf<Request extends z.ZodType>(schema: Request): z.infer<Request> {
	return schema.parse(JSON.parse(process.argv[2] ?? 'null'));
}

/** Answers the process that started this one. */
export function answer(value: unknown): void {
	process.send?.(value);
}

function firstMessage(child: ChildProcess, script: string): Promise<unknown> {
	return new Promise((resolve, reject) => {
		child.once('message', resolve);
		child.once('error', reject);
		child.once('exit', (code) =>
			reject(new Error(`${script} ended with exit code ${code} before it answered; see above.`)),
		);
	});
}
