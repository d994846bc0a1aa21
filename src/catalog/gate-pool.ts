import { once } from 'node:events';
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

/** A list of less is decoded before threads have started. */
const worthThreads = 500;

/**
 * Opens a pool. Decoding is what bounds the reading of a long list, so other threads decode while this one
 * waits for the network.
 *
 * @param threads started at most
 */
export function openGatePool(
	context: GateContext,
	{ threads }: { readonly threads: number },
): GatePool {
	const own = createPageGate(context);
	const workers: Worker[] = [];
	const idle: Worker[] = [];
	const waiting: ((worker: Worker) => void)[] = [];
	let isLong = false;
	return {
		async gate(body, page) {
			if (!isLong || threads === 0) {
				const gated = own(body, page);
				isLong = (gated.total ?? 0) > worthThreads;
				return gated;
			}
			const worker = idle.pop() ?? (workers.length < threads ? started() : await next());
			try {
				return await asked(worker, { body, page });
			} finally {
				const first = waiting.shift();
				if (first) first(worker);
				else idle.push(worker);
			}
		},
		async close() {
			await Promise.all(workers.map((worker) => worker.terminate()));
		},
	};

	function started(): Worker {
		const worker = new Worker(new URL('./gate-worker.ts', import.meta.url), {
			workerData: context,
			// The key of the CRM is in the environment, and a thread that decodes needs nothing from there.
			env: {},
			execArgv: [],
		});
		workers.push(worker);
		return worker;
	}

	function next(): Promise<Worker> {
		return new Promise((resolve) => waiting.push(resolve));
	}
}

async function asked(worker: Worker, task: GateTask): Promise<GatedPage> {
	const { buffer } = task.body.bytes;
	worker.postMessage(task, buffer instanceof ArrayBuffer ? [buffer] : []);
	const [answer]: GateAnswer[] = await once(worker, 'message');
	if (!answer) throw new Error('A thread of the privacy gate answered nothing.');
	if ('failure' in answer) throw new CrmError(answer.call, answer.failure);
	return answer.gated;
}
