import { parentPort, workerData } from 'node:worker_threads';
import { CrmError } from '../crm/errors.ts';
import { createPageGate, type GateContext } from './gate-page.ts';
import { release, type GateAnswer, type GateTask } from './gate-pool.ts';

// A thread of `gate-pool.ts`: lets the pages it is given pass the gate.
const context: GateContext = workerData;
const gate = createPageGate(context);

parentPort?.on('message', ({ body, page }: GateTask) => {
	const answer = answerOf(() => gate(body, page));
	release(body);
	parentPort?.postMessage(answer, []);
});

function answerOf(work: () => Extract<GateAnswer, { gated: unknown }>['gated']): GateAnswer {
	try {
		return { gated: work() };
	} catch (error) {
		if (!(error instanceof CrmError)) throw error;
		const { method, path, failure } = error;
		return { call: { method, path }, failure };
	}
}
