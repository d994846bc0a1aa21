import { Worker } from 'node:worker_threads';
import type { Body } from '../crm/body.ts';
import { CrmError, type CrmFailure } from '../crm/errors.ts';
import { createPageGate, type GateContext, type GatedPage } from './gate-page.ts';

/** What a thread is asked. */
export interface GateTask {
	readonly body: Body;
	readonly page: number | undefined;
}

/** What it answers. */
export type GateAnswer =
	| { readonly gated: GatedPage }
	| { readonly call: Pick<CrmError, 'method' | 'path'>; readonly failure: CrmFailure };

/** Lets pages of units pass the gate on several cores. */
export interface GatePool {
	/** The bytes of the body are gone afterwards. @throws {CrmError} when the body is no list. */
	gate(body: Body, page: number | undefined): Promise<GatedPage>;
	close(): Promise<void>;
}

/** Pages that wait when it is worth starting a thread: a CRM that answers slower than one core decodes needs none. */
const backlog = 3;
/** One page in work and one that waits, so that a thread has always something to do. */
const mostTasks = 2;

/**
 * Opens a pool. This thread decodes between two answers of the network; when pages come faster than that,
 * further threads take a part of them.
 *
 * @param cores used at most
 */
export function openGatePool(
	context: GateContext,
	{ cores }: { readonly cores: number },
): GatePool {
	const own = createPageGate(context);
	const threads: GateThread[] = [];
	const waiting: Waiting[] = [];
	return {
		gate: (body, page) =>
			new Promise((resolve, reject) => {
				waiting.push({ task: { body, page }, resolve, reject });
				// Pages that have arrived meanwhile are counted before one of them blocks this thread.
				setImmediate(decodeNext);
			}),
		async close() {
			await Promise.all(threads.map((thread) => thread.end()));
		},
	};

	function decodeNext(): void {
		const isBehind = waiting.length >= backlog;
		const next = waiting.shift();
		if (!next) return;
		const thread = threads.find(({ tasks }) => tasks < mostTasks) ?? (isBehind && startedThread());
		if (thread) return thread.gate(next);
		try {
			next.resolve(own(next.task.body, next.task.page));
		} catch (error) {
			next.reject(error);
		}
		release(next.task.body);
	}

	function startedThread(): GateThread | undefined {
		if (threads.length >= cores - 1) return undefined;
		const started = startThread(context);
		threads.push(started);
		return started;
	}
}

/** Gives the memory of a body back at once: pages are large, and come faster than memory is swept. */
export function release({ bytes: { buffer, byteLength } }: Body): void {
	if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

interface GateThread {
	/** Under way. */
	readonly tasks: number;
	gate(waiting: Waiting): void;
	end(): Promise<unknown>;
}

interface Waiting {
	readonly task: GateTask;
	resolve(gated: GatedPage): void;
	reject(reason: unknown): void;
}

function startThread(context: GateContext): GateThread {
	const underWay: Waiting[] = [];
	const worker = new Worker(new URL('./gate-worker.ts', import.meta.url), {
		workerData: context,
		// The key of the CRM is in the environment, and a thread that decodes needs nothing from there.
		env: {},
		execArgv: [],
		resourceLimits: { maxYoungGenerationSizeMb: 12 },
	});
	// Answers come in the order of the tasks.
	worker.on('message', (answer: GateAnswer) => {
		const first = underWay.shift();
		if ('gated' in answer) first?.resolve(answer.gated);
		else first?.reject(new CrmError(answer.call, answer.failure));
	});
	worker.on('error', (error) => {
		for (const { reject } of underWay.splice(0)) reject(error);
	});
	return {
		get tasks() {
			return underWay.length;
		},
		gate(waiting) {
			underWay.push(waiting);
			const { buffer } = waiting.task.body.bytes;
			worker.postMessage(waiting.task, buffer instanceof ArrayBuffer ? [buffer] : []);
		},
		end: () => worker.terminate(),
	};
}
