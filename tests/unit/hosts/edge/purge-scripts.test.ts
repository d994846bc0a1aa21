import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testFolder } from '../../../support/outbox.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const addresses = Array.from({ length: 31 }, (_, at) => `https://site.example/de/haus-[${at}]/`);

/** Runs an example with stand-ins for what it calls. @returns the words of each call. */
function callsOf(cdn: string, { fails = false } = {}) {
	const folder = testFolder();
	for (const name of ['curl', 'aws']) {
		const file = join(folder, name);
		const script = `#!/bin/sh\nprintf '%s\\n' "$@" END >> '${folder}/calls'\n${fails ? 'exit 22' : ''}\n`;
		writeFileSync(file, script);
		chmodSync(file, 0o755);
	}
	const keys = join(folder, 'keys');
	writeFileSync(
		keys,
		'TOKEN=t1\nZONE=z1\nDISTRIBUTION=d1\nAWS_ACCESS_KEY_ID=k1\nAWS_SECRET_ACCESS_KEY=s1\n',
	);
	const { status } = spawnSync(join(root, `deploy/edge/purge-${cdn}.sh`), [keys], {
		input: `${addresses.join('\n')}\n`,
		env: { PATH: `${folder}:${process.env['PATH']}` },
	});
	const calls = readFileSync(join(folder, 'calls'), 'utf8').split('\nEND\n').slice(0, -1);
	return { status, calls: calls.map((call) => call.split('\n')) };
}

test('Cloudflare is told 30 addresses at a time', () => {
	const { status, calls } = callsOf('cloudflare');
	const told = calls.map((words) => JSON.parse(words[words.indexOf('-d') + 1] ?? ''));
	expect([status, told]).toEqual([
		0,
		[{ files: addresses.slice(0, 30) }, { files: addresses.slice(30) }],
	]);
	expect(calls[0]).toContain('https://api.cloudflare.com/client/v4/zones/z1/purge_cache');
});

test('Fastly is told each address', () => {
	const { status, calls } = callsOf('fastly');
	expect([status, calls.map((words) => words.at(-1))]).toEqual([0, addresses]);
});

test('CloudFront is told the paths', () => {
	const { status, calls } = callsOf('cloudfront');
	const paths = addresses.map((address) => new URL(address).pathname);
	const words = ['cloudfront', 'create-invalidation', '--distribution-id', 'd1', '--paths'];
	expect([status, calls]).toEqual([0, [[...words, ...paths]]]);
});

test.each(['cloudflare', 'fastly', 'cloudfront'])(
	'the key for %s is in no list of processes',
	(cdn) => {
		expect(JSON.stringify(callsOf(cdn).calls)).not.toMatch(/\bt1\b|k1|s1/);
	},
);

test.each(['cloudflare', 'fastly', 'cloudfront'])('what %s refuses is no success', (cdn) => {
	expect(callsOf(cdn, { fails: true }).status).not.toBe(0);
});
