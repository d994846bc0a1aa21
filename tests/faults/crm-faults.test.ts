import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/app.ts';
import { builtSite } from '../support/built-site.ts';
import { changes, faultyCrm, sends, type Trouble } from '../support/faulty-crm.ts';
import { key, sandboxWith, unit } from '../support/sandbox.ts';
import { smallAgency } from '../support/small-agency.ts';

const copy = builtSite(smallAgency());
let account: Sandbox;
beforeAll(() => {
	const units = Array.from({ length: 130 }, (_, at) => unit(at + 1));
	account = sandboxWith(smallAgency(units)).sandbox;
});
afterAll(() => account.close());

type Spoilt = (target: URL, before: number) => boolean;

const units: Spoilt = ({ pathname }) => pathname === '/units';
const pageTwo: Spoilt = (url) => units(url, 0) && url.searchParams.get('page') === '2';
const comparing: Spoilt = (url) => units(url, 0) && url.searchParams.get('per') === '500';
const path =
	(wanted: string): Spoilt =>
	({ pathname }) =>
		pathname === wanted;

const json = { 'content-type': 'application/json' };
const drips: Trouble = (response) => {
	response.writeHead(200, json);
	response.write('[');
	const timer = setInterval(() => response.write(' '), 50);
	response.on('close', () => clearInterval(timer));
};
const cutOff: Trouble = (response, { body }) => {
	response.writeHead(200, { ...json, 'content-length': String(body.length) });
	response.write(body.subarray(0, 500));
	setImmediate(() => response.socket?.destroy());
};
const miscounted = counting((count) => count + 7);
/** Puts another number in the place of what the CRM counts. */
function counting(other: (count: number) => number): Trouble {
	return changes((text) =>
		text.replace(
			/"total_count":(\d+)/,
			(_, count: string) => `"total_count":${other(Number(count))}`,
		),
	);
}
function growing(): Trouble {
	let more = 0;
	return counting((count) => count + (more += 3));
}
const html = '<!doctype html><title>Login</title>';

/** A build from a CRM that has a fault; its waits are not waited for. */
async function failing(
	isSpoilt: Spoilt,
	trouble: Trouble,
	/** How long an answer may take, in milliseconds: long enough for a busy machine, unless that is the fault. */
	patience = { silence: 20_000, whole: 40_000 },
) {
	const { baseUrl } = await faultyCrm(account, { isSpoilt, trouble });
	const { refusal, lines, folder } = await copy(undefined, {
		crm: {
			baseUrl,
			apiKey: key,
			clock: { now: Date.now, wait: async () => {}, every: () => () => {} },
			limits: { ...patience, bytes: 8_000_000 },
		},
	});
	return { lines, folder, sentence: refusal };
}

// What each kind of answer is called, and which of them are asked for again, is in tests/unit/crm/client.test.ts.
describe('a CRM that fails publishes nothing, changes nothing, and is one sentence', () => {
	test.each<[what: string, on: Spoilt, trouble: Trouble, sentence: RegExp]>([
		[
			'an error',
			units,
			sends(500, '{"errors":["x"]}'),
			/^GET \/units answered 500.*: the CRM has a/,
		],
		[
			'too many requests',
			units,
			sends(429, 'Retry later'),
			/^GET \/units answered 429: .*later\.$/,
		],
		['a wrong key', () => true, sends(401, '{"errors":["Rechte"]}'), /key is wrong, or it lacks/],
		['a key that is revoked meanwhile', pageTwo, sends(401, '{"errors":["Rechte"]}'), /401/],
		['a connection that breaks in the middle', units, cutOff, /the connection to the CRM broke/],
		[
			'a page to log in',
			units,
			sends(200, html, { 'content-type': 'text/html' }),
			/^GET \/units answered 200 with text\/html that is not JSON: check the base URL .*\.$/,
		],
		['a redirect to one', units, sends(302, '', { location: '/app' }), /302, a redirect/],
		['JSON that is cut off', units, changes((text) => text.slice(0, -9)), /broken .*not JSON/],
		['JSON of another service', units, sends(200, '{"ok":true}'), /something unexpected/],
		['an empty list', units, sends(200, '{"data":[],"meta":{"total_count":0}}'), /no units at all/],
		[
			'a count in words',
			units,
			changes((text) => text.replace(/"total_count":\d+/, '"total_count":"many"')),
			/total_count should be a number but is text/,
		],
		['far too much', units, sends(200, `[${' '.repeat(9e6)}]`), /more than 8000000 bytes/],
		[
			'bytes that are not what they say',
			units,
			sends(200, gzipSync('[]').subarray(4), { ...json, 'content-encoding': 'gzip' }),
			/failed \(Z_DATA_ERROR\)/,
		],
		['a later page that fails', pageTwo, sends(500), /answered 500/],
		['a list to compare that fails', comparing, sends(503), /answered 503/],
		[
			'a count that nothing explains',
			units,
			miscounted,
			/again and again, and the CRM counts \d+: /,
		],
		[
			'a count beyond all accounts',
			units,
			counting(() => 9e8),
			/counts 900000000 records, which no/,
		],
		['a count that grows for ever', units, growing(), /again and again, and the CRM counts \d+: /],
		['projects that fail', path('/projects'), sends(500), /GET \/projects answered 500/],
		['statuses that fail', path('/property_statuses'), sends(500), /\/property_statuses answered/],
		['a CRM that goes down early', (_, before) => before >= 5, goesDown, /^GET \/\w+ failed \(/],
		['a CRM that goes down late', comparing, goesDown, /\/units failed \(/],
	])('%s', async (_, on, trouble, expected) => {
		const { sentence } = await failing(on, trouble);
		const said = await sentence();
		expect(said).toMatch(expected);
		expect(said).toMatch(/^[A-Z][^\n]*\.$/);
		expect(said).not.toMatch(/Retry later|</);
	});

	test('an answer that never ends', async () => {
		const { sentence } = await failing(units, drips, { silence: 300, whole: 1200 });
		expect(await sentence()).toMatch(/^GET \/units .*timed out.*\.$/);
	});
});

test.each([
	['a CRM that is down', sends(503), false, true],
	['a page to log in', sends(200, html, { 'content-type': 'text/html' }), false, false],
	// Nobody is sent there where there are no data to build from.
	['a CRM that is down where the catalogue is lost', sends(503), true, false],
])('%s: is told of --offline or not', async (_, trouble, isLost, isTold) => {
	const { sentence, lines, folder } = await failing(units, trouble);
	if (isLost) rmSync(join(folder, 'current/catalogue.sqlite'));
	await sentence();
	expect(lines.join('\n').includes('npm run build -- --offline')).toBe(isTold);
});

function goesDown(_: Parameters<Trouble>[0], { shutDown }: Parameters<Trouble>[1]): void {
	shutDown();
}
