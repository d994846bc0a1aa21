import { createServer } from 'node:http';
import { createCrm } from '../../src/crm/client.ts';
import { readUnitsInto } from '../../src/build/read/units-read.ts';
import { gateResultsInMemory } from '../../src/catalog/store/gate-results.ts';
import { createGate } from '../../src/gate/gate.ts';
import { streamUnits } from '../../src/crm/pages.ts';
import { siteWith, today } from './gate.ts';
import { peakMemory } from './peak-memory.ts';
import { endpoints } from '../../src/crm/contract/endpoints.ts';

/** Answers of two million values, which are as small as such answers can be. */
const million = 1_000_000;
const answers: Readonly<Record<string, () => string>> = {
	'arrays of thirty levels': () => `[${`${'['.repeat(30)}${']'.repeat(30)},`.repeat(66_666)}[]]`,
	'arrays within a record': () => `{"data":[{"id":1,"images":[${'[],'.repeat(2 * million)}[]]}]}`,
};

// A process of its own, whose memory holds nothing else; the kind of the answer is its argument.
const [, , kind = ''] = process.argv;
const text = answers[kind]?.() ?? '';
const server = createServer((_, response) => {
	response.writeHead(200, { 'content-type': 'application/json' });
	response.end(text);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
const crm = createCrm({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', reads: 1 });
const gate = createGate({ site: siteWith(), today, projects: [], teams: [], secret: 'secret' });
const units = readUnitsInto(gateResultsInMemory().results, gate, { today, mayKeep: false });
const messages: unknown[] = [];
const failed = (error: unknown) => messages.push(error instanceof Error ? error.message : error);
globalThis.gc?.();
const before = peakMemory();
await streamUnits(crm, units.takePage, { translations: [] }).catch(failed);
await crm.call(endpoints.teams).catch(failed);
await crm.call(endpoints.projects).catch(failed);
process.stdout.write(JSON.stringify({ megabytes: (peakMemory() - before) / 2 ** 20, messages }));
process.exit();
