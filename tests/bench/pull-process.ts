import { performance } from 'node:perf_hooks';
import { readCrm } from '../../src/build/read/reading.ts';
import { gateResultsInMemory } from '../../src/catalog/store/gate-results.ts';
import { createCrm } from '../../src/crm/client.ts';
import { hasExactly, readUnitIds } from '../../src/crm/pages.ts';
import { site } from '../support/settings.ts';
import { readPlainly } from './floor.ts';
import { answer, askedOf } from './own-process.ts';
import { PullRequest, type PullAnswer } from './sizes.ts';

const { crm, what } = askedOf(PullRequest);
const client = createCrm(crm);
const work = {
	floor: async () => readPlainly(crm, site.locales),
	pull: async () =>
		(
			await readCrm(client, gateResultsInMemory(), {
				site,
				today: new Date().toISOString().slice(0, 10),
				secret: crm.apiKey,
			})
		).received,
	known: async () => {
		const ids = [...(await readUnitIds(client)).ids];
		begin();
		return (await hasExactly(client, ids)) ? ids.length : 0;
	},
};

let begun = { time: 0, cpu: 0 };
begin();
const units = await work[what]();
const { maxRSS } = process.resourceUsage();
const measured: PullAnswer = {
	time: performance.now() - begun.time,
	cpu: seconds() - begun.cpu,
	memory: maxRSS * 1024,
	units,
};
await client.close();
answer(measured);

function begin(): void {
	begun = { time: performance.now(), cpu: seconds() };
}

function seconds(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6;
}
