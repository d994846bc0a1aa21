import type { Deliver } from '../../src/outbox/worker.ts';
import { withRecords, type ChangeAnswer } from './network.ts';

/** Faults that can be planted into the wiring of the simulation, to see whether it notices. */
export const plantedFaults = [
	'takes a failure for a delivery',
	'shows hidden addresses',
	'serves what was hidden',
] as const;
export type PlantedFault = (typeof plantedFaults)[number];

/** The delivery with the fault in it. */
export function changedDeliver(planted: PlantedFault | undefined, real: Deliver): Deliver {
	if (planted !== 'takes a failure for a delivery') return real;
	return async (attempt) => {
		const outcome = await real(attempt);
		return outcome.kind === 'failed' ? { kind: 'done', result: {} } : outcome;
	};
}

/** What the fault makes of the CRM's answers to a build: units that do not ask to hide their address. */
export function changedAnswers(planted: PlantedFault | undefined): ChangeAnswer | undefined {
	if (planted !== 'shows hidden addresses') return undefined;
	return async ({ url }, answer) => {
		if (!url.includes('/units')) return answer;
		return withRecords(answer, (all) =>
			all.map((unit) => {
				const { hide_address: value } = unit;
				const isWrapped = typeof value === 'object' && value !== null;
				return { ...unit, hide_address: isWrapped ? { ...value, value: false } : false };
			}),
		);
	};
}

type Fetch = (request: Request) => Promise<Response>;

/** What the fault puts before the server; it outlives the process, as a cache of its own does. */
export function changedServer(planted: PlantedFault | undefined): (real: Fetch) => Fetch {
	if (planted !== 'serves what was hidden') return (real) => real;
	const cache = new Map<string, Response>();
	return (real) => async (request) => {
		const answer = await real(request);
		if (request.method !== 'GET') return answer;
		if (answer.ok) cache.set(request.url, answer.clone());
		return answer.ok ? answer : (cache.get(request.url)?.clone() ?? answer);
	};
}
