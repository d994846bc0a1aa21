import { performance } from 'node:perf_hooks';
import { pull } from '../../src/catalog/pull.ts';
import { createCrm } from '../../src/crm/client.ts';
import { site } from '../support/settings.ts';
import { pullFloor } from './floor.ts';
import { answer, askedOf } from './own-process.ts';
import { PullRequest, type PullAnswer } from './sizes.ts';

const { crm, what } = askedOf(PullRequest);
const begun = performance.now();
const units = what === 'floor' ? await floor() : await ours();
const time = performance.now() - begun;
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const measured: PullAnswer = {
	time,
	units,
	cpu: (userCPUTime + systemCPUTime) / 1e6,
	memory: maxRSS * 1024,
};
answer(measured);

async function floor(): Promise<number> {
	return pullFloor(crm, site.locales);
}

async function ours(): Promise<number> {
	const client = createCrm(crm);
	const { published } = await pull(client, { site }).finally(() => client.close());
	return published;
}
