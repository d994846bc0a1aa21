import { openDemoSandbox } from '../../src/sandbox/open.ts';
import { askedOf, answer } from './own-process.ts';
import { changedUnit, CrmRequest } from './sizes.ts';
import { demoAgency } from '../../src/sandbox/demo/agency.ts';

// The CRM runs in a process of its own, so that its work is not counted as the build's.
let changes = 0;
const { path, units, photos, latency } = askedOf(CrmRequest);
const { origin, baseUrl, apiKey, sandbox } = await openDemoSandbox({
	path,
	units,
	fresh: true,
	...(photos !== undefined && { photos }),
});
if (latency) {
	sandbox.faults.add({ path: '/*', kind: 'slow', times: 'always', milliseconds: latency });
}
answer({ origin, baseUrl, apiKey });
// Whoever has started it may have one unit changed, and is told when that is done.
process.on('message', () => {
	const units = demoAgency.units.filter(({ id }) => id === changedUnit);
	const changed = units.map((unit) => ({ ...unit, price: 549_000 + 1_000 * (changes += 1) }));
	sandbox.seed({ ...demoAgency, projects: [], units: changed });
	answer('changed');
});
process.once('disconnect', () => process.exit());
