import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/app.ts';
import { changes, faultyCrm, sends, type Trouble } from '../support/faulty-crm.ts';
import { key, sandboxWith, unit } from '../support/sandbox.ts';
import { buildSite, copyFolder, emptyCrm, newFolder } from '../support/site-build.ts';
import { filesIn, fingerprints, sha256 } from '../support/site-files.ts';
import { smallAgency } from '../support/small-agency.ts';

const folders: { remove(): void }[] = [];
const good = newFolder();
folders.push(good);
let account: Sandbox;

beforeAll(async () => {
	const crm = await emptyCrm(good.folder);
	crm.sandbox.seed(smallAgency());
	await buildSite({ folder: good.folder, crm, photos: crm.origin });
	await crm.close();
	const units = Array.from({ length: 130 }, (_, at) => unit(at + 1));
	account = sandboxWith(smallAgency(units)).sandbox;
});
afterAll(() => {
	account.close();
	folders.forEach(({ remove }) => remove());
});

type Spoilt = (target: URL, before: number) => boolean;

const units: Spoilt = ({ pathname }) => pathname === '/units';
const pageTwo: Spoilt = (url) => units(url, 0) && url.searchParams.get('page') === '2';
const comparing: Spoilt = (url) => units(url, 0) && url.searchParams.get('per') === '500';
const path =
	(wanted: string): Spoilt =>
	({ pathname }) =>
		pathname === wanted;

const json = { 'content-type': 'application/json' };
const stalls: Trouble = (response, { body }) => {
	response.writeHead(200, { ...json, 'content-length': String(body.length) });
	response.write(body.subarray(0, 500));
};
const drips: Trouble = (response) => {
	response.writeHead(200, json);
	response.write('[');
	const timer = setInterval(() => response.write(' '), 50);
	response.on('close', () => clearInterval(timer));
};
const resets: Trouble = (response) => response.socket?.resetAndDestroy();
const cutOff: Trouble = (response, { body }) => {
	response.writeHead(200, { ...json, 'content-length': String(body.length) });
	response.write(body.subarray(0, 500));
	setImmediate(() => response.socket?.destroy());
};
const chunksCutOff: Trouble = (response, { body }) => {
	response.writeHead(200, json);
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

/** What every build that failed leaves behind. */
function stateOf(folder: string) {
	return {
		live: readlinkSync(join(folder, 'current')),
		releases: fingerprints(filesIn(join(folder, 'releases'))),
		catalogue: existsSync(join(folder, 'current/catalogue.sqlite'))
			? sha256(readFileSync(join(folder, 'current/catalogue.sqlite')))
			: undefined,
		manifest: sha256(readFileSync(join(folder, 'current/manifest.sqlite'))),
		files: filesIn(join(folder, 'files')).length,
		work: readdirSync(join(folder, 'work')),
	};
}

/** Builds from a CRM that has a fault; its waits are not waited for. */
async function build(
	isSpoilt: Spoilt,
	trouble: Trouble,
	{
		offline = false,
		spoil = () => {},
		patience = { silence: 20_000, whole: 40_000 },
	}: {
		offline?: boolean;
		spoil?: (folder: string) => void;
		/** How long an answer may take, in milliseconds: long enough for a busy machine, unless that is the fault. */
		patience?: { silence: number; whole: number };
	} = {},
) {
	const { folder, remove } = copyFolder(good.folder);
	folders.push({ remove });
	spoil(folder);
	const { baseUrl, close } = await faultyCrm(account, { isSpoilt, trouble });
	const before = stateOf(folder);
	const lines: string[] = [];
	const crm = {
		baseUrl,
		apiKey: key,
		clock: { now: Date.now, wait: async () => {}, every: () => () => {} },
		limits: { ...patience, bytes: 8_000_000 },
	};
	const outcome = await buildSite({ folder, crm, offline, told: (line) => lines.push(line) }).then(
		(made) => made.outcome,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	);
	close();
	return { outcome, lines, before, after: stateOf(folder) };
}

describe('a CRM that fails publishes nothing, changes nothing, and is one sentence', () => {
	test.concurrent.each<[what: string, on: Spoilt, trouble: Trouble, sentence: RegExp]>([
		['an error', units, sends(500, '{"errors":["x"]}'), /answered 500 .*try again later/],
		['a gateway without a CRM', units, sends(502, html, { 'content-type': 'text/html' }), /502/],
		['maintenance', units, sends(503, '', { 'retry-after': '3600' }), /answered 503/],
		['a gateway that gave up', units, sends(504), /answered 504/],
		['too many requests', units, sends(429, '', { 'retry-after': '1' }), /answered 429/],
		['too many requests without a word when', units, sends(429, 'Retry later'), /answered 429/],
		['a connection that breaks at once', units, resets, /\(ECONNRESET\)|\(UND_ERR_SOCKET\)/],
		['a connection that breaks in the middle', units, cutOff, /the connection to the CRM broke/],
		['the same in chunks', units, chunksCutOff, /the connection to the CRM broke/],
		['a page to log in', units, sends(200, html, { 'content-type': 'text/html' }), /not JSON/],
		['a redirect to one', units, sends(302, '', { location: '/app' }), /302, a redirect/],
		['an empty body', units, sends(200), /not JSON/],
		['no content', units, sends(204), /204.*not JSON/],
		['JSON that is cut off', units, changes((text) => text.slice(0, -9)), /broken .*not JSON/],
		['JSON with a broken record', units, changes((text) => text.replace(':', '')), /not JSON/],
		['JSON of another service', units, sends(200, '{"ok":true}'), /something unexpected/],
		['nothing', units, sends(200, 'null'), /something unexpected/],
		['no list', units, sends(200, '{"data":{}}'), /something unexpected/],
		[
			'a count in words',
			units,
			changes((text) => text.replace(/"total_count":\d+/, '"total_count":"many"')),
			/total_count should be a number but is text/,
		],
		['text', units, sends(200, '[]', { 'content-type': 'text/plain' }), /text\/plain that is not/],
		['far too much', units, sends(200, `[${' '.repeat(9e6)}]`), /more than 8000000 bytes/],
		[
			'bytes that are not what they say',
			units,
			sends(200, gzipSync('[]').subarray(4), { ...json, 'content-encoding': 'gzip' }),
			/failed \(Z_DATA_ERROR\)/,
		],
		['an empty list', units, sends(200, '{"data":[],"meta":{"total_count":0}}'), /no units at all/],
		['a later page that fails', pageTwo, sends(500), /answered 500/],
		['a later page that is cut off', pageTwo, cutOff, /the connection to the CRM broke/],
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
		['projects that are HTML', path('/projects'), sends(200, html, {}), /\/projects .*not JSON/],
		['statuses that fail', path('/property_statuses'), sends(500), /\/property_statuses answered/],
		['a CRM that goes down early', (_, before) => before >= 5, goesDown, /^GET \/\w+ failed \(/],
		['a CRM that goes down late', comparing, goesDown, /\/units failed \(/],
		['a key that is revoked meanwhile', pageTwo, sends(401, '{"errors":["Rechte"]}'), /401/],
	])('%s', async (_, on, trouble, sentence) => {
		expectNothingOf(await build(on, trouble), sentence);
	});

	test.concurrent.each<[what: string, trouble: Trouble]>([
		['no answer at all', () => {}],
		['an answer that stops in its middle', stalls],
		['an answer that never ends', drips],
	])('%s', async (_, trouble) => {
		const patience = { silence: 300, whole: 1200 };
		expectNothingOf(await build(units, trouble, { patience }), /timed out/);
	});
});

function expectNothingOf(
	{ outcome, before, after }: Awaited<ReturnType<typeof build>>,
	sentence: RegExp,
): void {
	expect(outcome).toMatch(sentence);
	expect(outcome).toMatch(/^[A-Z][^\n]*\.$/);
	expect(outcome).not.toMatch(/undefined|\[object|NaN|Retry later|<|sandbox-demo-key/);
	expect(after).toEqual(before);
}

test.concurrent('whoever waits is told that a change of the program needs no CRM', async () => {
	const { lines } = await build(units, sends(503));
	expect(lines.join('\n')).toContain('npm run build -- --offline');
	const { lines: others } = await build(units, sends(200, html, { 'content-type': 'text/html' }));
	expect(others.join('\n')).not.toContain('--offline');
	// Nobody is sent there where there are no data to build from.
	const { lines: without } = await build(units, sends(503), { spoil: loseCatalogue });
	expect(without.join('\n')).not.toContain('--offline');
});

test.concurrent(
	'without the CRM the site is built from what it was built from before',
	async () => {
		const { outcome, lines, before, after } = await build(() => true, sends(503), {
			offline: true,
		});
		expect(outcome).toBe('unchanged');
		expect(lines.join('\n')).toMatch(/The CRM is not asked\. The data are those of/);
		expect(after).toEqual(before);
	},
);

function goesDown(_: Parameters<Trouble>[0], { shutDown }: Parameters<Trouble>[1]): void {
	shutDown();
}

function loseCatalogue(folder: string): void {
	rmSync(join(folder, 'current/catalogue.sqlite'));
}
