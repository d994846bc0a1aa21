import { createHmac } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { unitIds } from '../../../src/commands/line/options.ts';
import { createBuildProcess, slowHeapGrowth } from '../../../src/serve/build-process.ts';
import {
	createDeployHook,
	createRebuilds,
	type BuildRequest,
	type RebuildEvent,
} from '../../../src/serve/rebuild.ts';
import { createHookEndpoint, type HookEvent } from '../../../src/serve/hook.ts';
import { createHookCheck } from '../../../src/serve/hook-signature.ts';
import { projectRoot } from '../../../src/wiring.ts';
import { crmServer, json } from '../../support/crm-server.ts';
import { createMemoryStore } from '../../support/outbox-memory-store.ts';
import { filesOf, testFolder, testOutbox } from '../../support/outbox.ts';

const secret = 'shared between us';
const hour = 60 * 60_000;
const minute = 60_000;

/** Time that passes when it is told to, with the calls that wait for it. */
function fakeTime(start = Date.UTC(2026, 10, 21)) {
	let now = start;
	let waiting: { at: number; call: () => void }[] = [];
	return {
		clock: () => now,
		later(call: () => void, ms: number) {
			const entry = { at: now + ms, call };
			waiting.push(entry);
			return () => void (waiting = waiting.filter((each) => each !== entry));
		},
		async pass(ms: number) {
			const end = now + ms;
			for (;;) {
				const [next] = waiting.toSorted((a, b) => a.at - b.at);
				if (!next || next.at > end) break;
				waiting = waiting.filter((each) => each !== next);
				now = Math.max(now, next.at);
				next.call();
				// What was called goes on in microtasks.
				await new Promise((resolve) => setImmediate(resolve));
			}
			now = end;
		},
	};
}

/** Rebuilds whose builds take as long as the test wants. */
function rebuildsOf({
	takes = minute,
	fails = () => false,
	lastFull,
	isAsked = false,
}: {
	takes?: number;
	/** Whether the first build fails, the second, and so on. */
	fails?: (count: number) => boolean;
	lastFull?: number;
	isAsked?: boolean;
} = {}) {
	const time = fakeTime();
	const builds: { at: number; wish: BuildRequest }[] = [];
	const events: RebuildEvent[] = [];
	let isRunning = false;
	let full = lastFull === undefined ? undefined : time.clock() - lastFull;
	let asked = isAsked;
	const rebuilds = createRebuilds({
		build: async (wish) => {
			expect(isRunning, 'two builds at once').toBe(false);
			isRunning = true;
			builds.push({ at: time.clock(), wish });
			await new Promise<void>((resolve) => time.later(resolve, takes));
			isRunning = false;
			if (fails(builds.length)) throw new Error('refused');
		},
		fullEveryMs: 24 * hour,
		lastFull: { read: () => full, write: (at) => (full = at) },
		asked: { read: () => asked, write: (isAsked) => (asked = isAsked) },
		clock: time.clock,
		later: time.later,
		report: (event) => events.push(event),
	});
	rebuilds.start();
	return { rebuilds, builds, events, ...time, full: () => full, asked: () => asked };
}

function sign(body: string, time?: number): Record<string, string> {
	const hmac = createHmac('sha256', secret);
	if (time === undefined) return { 'x-propstack-signature': hmac.update(body).digest('hex') };
	const seconds = String(Math.floor(time / 1000));
	return {
		'x-vitrine-timestamp': seconds,
		'x-vitrine-signature': `sha256=${hmac.update(`${seconds}.${body}`).digest('hex')}`,
	};
}

function endpoint() {
	const { clock, pass } = fakeTime();
	const asked: { wish: BuildRequest; repeated: boolean | undefined }[] = [];
	const events: HookEvent[] = [];
	const handle = createHookEndpoint({
		check: createHookCheck({ secret, clock, noteOnce: createMemoryStore().noteOnce }),
		rebuilds: { ask: (wish, about) => void asked.push({ wish, repeated: about?.repeated }) },
		report: (event) => events.push(event),
	});
	const post = async (body: string, headers: Record<string, string>) =>
		(await handle(new Request('https://a.example/hooks/crm', { method: 'POST', body, headers })))
			.status;
	return { post, asked, events, clock, pass };
}

describe('a call', () => {
	test.each<[string, BuildRequest]>([
		[
			'{"id":4711,"marketing_type":"BUY","title":"Geheim","changed_attributes":["title"]}',
			{ units: [4711] },
		],
		['{"units":[1,2]}', { units: [1, 2] }],
		['{"id":3,"title":"Ein Projekt","hide_address":true}', {}],
		['{}', {}],
	])('%s asks for %j', async (body, wish) => {
		const { post, asked } = endpoint();
		expect(await post(body, sign(body))).toBe(202);
		expect(asked).toEqual([{ wish, repeated: false }]);
	});

	test.each([
		'{"units":[4711,1e15]}',
		'{"units":[9007199254740991]}',
		'{"units":[-1]}',
		'{"units":["4711"]}',
		'{"units":[]}',
		'{"id":9007199254740991,"marketing_type":"BUY"}',
	])('%s names what no build can be told to read, so everything is read', async (body) => {
		const { post, asked } = endpoint();
		expect(await post(body, sign(body))).toBe(202);
		expect(asked).toEqual([{ wish: {}, repeated: false }]);
	});

	test('names units that the build it leads to is able to read', async () => {
		const { post, asked } = endpoint();
		const body = '{"units":[1,999999999999999]}';
		await post(body, sign(body));
		const [units = []] = asked.map(({ wish }) => wish.units);
		expect(unitIds(units.join(','), '--units')).toEqual(units);
	});

	test('with a time of its own is good for five minutes', async () => {
		const { post, clock, pass } = endpoint();
		const headers = sign('{}', clock());
		expect(await post('{}', headers)).toBe(202);
		await pass(5 * minute + 1);
		expect(await post('{}', headers)).toBe(401);
		expect(await post('{}', sign('{}', clock() + 10 * minute))).toBe(401);
	});

	test('is refused when anything of it was changed', async () => {
		const { post, clock, asked, events } = endpoint();
		const body = '{"units":[1]}';
		const timed = sign(body, clock());
		const forged = [
			post('{"units":[2]}', sign(body)),
			post(`${body} `, sign(body)),
			post(body, {}),
			post(body, { 'x-propstack-signature': '' }),
			post(body, { 'x-propstack-signature': 'sha256=' }),
			post(body, { 'x-propstack-signature': '0'.repeat(64) }),
			post(body, { 'x-propstack-signature': sign(body)['x-propstack-signature']?.slice(2) ?? '' }),
			post(body, { ...timed, 'x-vitrine-timestamp': String(Math.floor(clock() / 1000) + 1) }),
			post(body, { ...timed, 'x-vitrine-timestamp': 'NaN' }),
			post(body, { 'x-vitrine-signature': timed['x-vitrine-signature'] ?? '' }),
			post(body, { 'x-propstack-signature': timed['x-vitrine-signature'] ?? '' }),
			post(body, { ...sign(body), 'x-vitrine-timestamp': '1' }),
		];
		expect(await Promise.all(forged)).toEqual(forged.map(() => 401));
		expect(asked).toEqual([]);
		expect(events).toEqual(forged.map(() => ({ event: 'hook-refused' })));
	});

	test('without a time is recognised when it comes again', async () => {
		const { post, asked } = endpoint();
		await post('{}', sign('{}'));
		await post('{}', { 'x-propstack-signature': `sha256=${sign('{}')['x-propstack-signature']}` });
		expect(asked.map(({ repeated }) => repeated)).toEqual([false, true]);
	});

	test.each(['', 'null', '[]', '{', '"x"'])(
		'with the body %j is refused, though it is signed',
		async (body) => {
			const { post, asked } = endpoint();
			expect(await post(body, sign(body))).toBe(400);
			expect(asked).toEqual([]);
		},
	);

	test('leaves nothing of what it says in the report', async () => {
		const { post, events } = endpoint();
		const body = '{"id":4711,"marketing_type":"BUY","owner":"Ada Lovelace"}';
		await post(body, sign(body));
		expect(JSON.stringify(events)).toBe('[{"event":"hook","request":"units"}]');
	});
});

describe('builds', () => {
	test('wait until a minute has passed in which nothing was asked for', async () => {
		const { rebuilds, builds, pass, clock } = rebuildsOf();
		const start = clock();
		rebuilds.ask({ units: [2] });
		await pass(40_000);
		rebuilds.ask({ units: [1, 2] });
		await pass(59_000);
		expect(builds).toEqual([]);
		await pass(2_000);
		expect(builds).toEqual([{ at: start + 100_000, wish: { units: [1, 2] } }]);
	});

	test('do not wait for ever while somebody goes on typing', async () => {
		const { rebuilds, builds, pass, clock } = rebuildsOf();
		const start = clock();
		for (let at = 0; at < 20; at += 1) {
			rebuilds.ask({ units: [at + 1] });
			await pass(30_000);
		}
		expect(builds[0]?.at).toBe(start + 5 * minute);
	});

	test('are two at most for a thousand calls, and never run at once', async () => {
		const { rebuilds, builds, pass } = rebuildsOf({ takes: 10 * minute });
		for (let at = 0; at < 500; at += 1) rebuilds.ask({ units: [(at % 50) + 1] });
		await pass(2 * minute);
		for (let at = 0; at < 500; at += 1) rebuilds.ask({ units: [(at % 50) + 51] });
		await pass(5 * hour);
		expect(builds.map(({ wish }) => wish.units?.length)).toEqual([50, 50]);
		const [first, second] = builds;
		expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(10 * minute);
	});

	test('read everything when somebody asks for it, or for very many', async () => {
		const { rebuilds, builds, pass } = rebuildsOf();
		rebuilds.ask({ units: [1] });
		rebuilds.ask({});
		await pass(hour);
		rebuilds.ask({ units: Array.from({ length: 201 }, (_, at) => at + 1) });
		await pass(hour);
		expect(builds.map(({ wish }) => wish)).toEqual([{}, {}]);
	});

	test('of calls that were seen before are six an hour at most, and none is lost', async () => {
		const { rebuilds, builds, pass } = rebuildsOf({ takes: 1000 });
		for (let at = 0; at < 60; at += 1) {
			rebuilds.ask({ units: [1] }, { repeated: true });
			await pass(minute);
		}
		expect(builds.length).toBeGreaterThan(3);
		expect(builds.length).toBeLessThanOrEqual(6);
	});

	test.each([
		['lies in the future', -400 * 24 * hour],
		['is not known', undefined],
	])('read everything a day after the start when the time of the last one %s', async (_, ago) => {
		const { builds, pass, clock, full } = rebuildsOf(ago === undefined ? {} : { lastFull: ago });
		const start = clock();
		expect(full()).toBe(start);
		await pass(25 * hour);
		expect(builds.map(({ at, wish }) => [(at - start) / hour, wish])).toEqual([[24, {}]]);
	});

	test('wait for as long as was asked for, also where that is longer than a timer can', async () => {
		const waits: number[] = [];
		const rebuilds = createRebuilds({
			build: async () => expect.unreachable(),
			fullEveryMs: 60 * 24 * hour,
			lastFull: { read: () => 0, write: () => {} },
			asked: { read: () => false, write: () => {} },
			clock: () => 0,
			later: (_, ms) => {
				waits.push(ms);
				return () => {};
			},
		});
		rebuilds.start();
		expect(waits).toEqual([2 ** 31 - 1]);
	});

	test('are not begun before their time where a timer ends early by the clock', async () => {
		const { clock, later, pass } = fakeTime();
		const start = clock();
		const begun: { at: number; wish: BuildRequest }[] = [];
		const rebuilds = createRebuilds({
			build: async (wish) => void begun.push({ at: clock(), wish }),
			fullEveryMs: 24 * hour,
			lastFull: { read: () => start, write: () => {} },
			asked: { read: () => false, write: () => {} },
			clock,
			later: (call, ms) => later(call, ms > 1 ? ms - 1 : ms),
		});
		rebuilds.start();
		await pass(25 * hour);
		expect(begun).toEqual([{ at: start + 24 * hour, wish: {} }]);
	});

	test('read everything once a day without being asked, also across restarts', async () => {
		const { builds, pass, clock, full } = rebuildsOf({ lastFull: 23 * hour });
		const start = clock();
		await pass(48 * hour);
		expect(builds.map(({ at }) => (at - start) / hour)).toEqual([1, 25]);
		expect(builds.map(({ wish }) => wish)).toEqual([{}, {}]);
		expect(full()).toBe(start + 25 * hour);
	});

	test('that fail are reported with why, and tried again every hour with what they were to read, however long the CRM is out', async () => {
		const { rebuilds, builds, events, pass, clock, asked } = rebuildsOf({
			fails: (count) => count <= 4,
			takes: 0,
		});
		const start = clock();
		rebuilds.ask({ units: [7] });
		await pass(2 * hour + 30 * minute);
		expect(events.filter(({ event }) => event === 'rebuild-failed')).toEqual(
			Array.from({ length: 4 }, () => ({ event: 'rebuild-failed', why: 'refused' })),
		);
		rebuilds.ask({ units: [8] });
		await pass(5 * hour);
		expect(builds.map(({ at }) => (at - start) / minute)).toEqual([1, 11, 71, 131, 151]);
		expect(builds.at(-1)?.wish).toEqual({ units: [7, 8] });
		expect(asked()).toBe(false);
	});

	test('that failed and then did not are forgotten when another one fails', async () => {
		const failing = new Set([1, 3]);
		const { rebuilds, builds, pass } = rebuildsOf({
			fails: (count) => failing.has(count),
			takes: 0,
		});
		rebuilds.ask({});
		await pass(24 * hour + 30 * minute);
		const [, second, third, fourth] = builds.map(({ at }) => at);
		expect((third ?? 0) - (second ?? 0)).toBe(24 * hour);
		expect((fourth ?? 0) - (third ?? 0)).toBe(10 * minute);
	});

	test('that were asked for and not made when the server ended are made up for after the next start', async () => {
		const first = rebuildsOf();
		first.rebuilds.ask({ units: [1] });
		first.rebuilds.stop();
		expect(first.asked()).toBe(true);

		const second = rebuildsOf({
			isAsked: true,
			fails: (count) => count === 1,
			lastFull: 0,
			takes: 0,
		});
		await second.pass(2 * minute);
		expect(second.asked()).toBe(true);
		await second.pass(10 * minute);
		expect(second.builds.map(({ wish }) => wish)).toEqual([{}, {}]);
		expect(second.asked()).toBe(false);
	});

	test('are not noted as made while something else was asked for meanwhile', async () => {
		const { rebuilds, pass, asked } = rebuildsOf({ takes: 10 * minute });
		rebuilds.ask({ units: [1] });
		await pass(5 * minute);
		rebuilds.ask({ units: [2] });
		await pass(7 * minute);
		expect(asked()).toBe(true);
		await pass(hour);
		expect(asked()).toBe(false);
	});

	test('are not begun any more when the server ends', async () => {
		const { rebuilds, builds, pass } = rebuildsOf();
		rebuilds.ask({ units: [1] });
		rebuilds.stop();
		await pass(48 * hour);
		expect(builds).toEqual([]);
	});
});

describe('a build process', () => {
	test('is told the units, and knows nothing of the server’s environment', async () => {
		const { folder, builder } = builderOf(
			`import { writeFileSync } from 'node:fs';
			writeFileSync('told.json', JSON.stringify([process.argv.slice(2), process.env]));`,
		);
		await builder.build({ units: [4711, 4712] });
		const [words, environment] = JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8'));
		expect(words).toEqual(['--units', '4711,4712']);
		expect(environment).toEqual({ GREETING: 'hello' });
	});

	test('that fails rejects', async () => {
		const { builder } = builderOf('process.exit(3)');
		await expect(builder.build({})).rejects.toThrow('The build has failed');
	});

	test('has each line that it prints told, also the last one', async () => {
		const { builder, lines } = builderOf(
			`console.log('Units: 3');
			console.error('3 of 9 units would be removed; nothing was published.');
			process.stdout.write('no end');
			process.exitCode = 1;`,
		);
		await expect(builder.build({})).rejects.toThrow('The build has failed');
		expect(lines.toSorted()).toEqual([
			'3 of 9 units would be removed; nothing was published.',
			'Units: 3',
			'no end',
		]);
	});

	test('is ended with the server', async () => {
		const { builder } = builderOf('setTimeout(() => {}, 60_000)');
		const build = expect(builder.build({})).rejects.toThrow('The build has failed');
		await builder.stop();
		await build;
	});
});

describe('a deploy hook', () => {
	test('is told what has changed, and asked again when it fails', async () => {
		const { hook, seen, pauses } = await hostThat([500, 429]);
		await hook({ units: [4711] });
		const told = { event_type: 'crm-changed', client_payload: { units: [4711] } };
		expect(seen.map(({ body }): unknown => JSON.parse(body))).toEqual([told, told, told]);
		expect(seen[0]?.headers.authorization).toBe('Bearer word');
		expect(pauses).toEqual([5_000, 30_000]);
	});

	test('that never takes the call is named by its host, not by its secret path', async () => {
		const { hook, seen } = await hostThat([500, 500, 404, 500]);
		await expect(hook({})).rejects.toThrow(/^The deploy hook at 127\.0\.0\.1:\d+ has not taken/);
		expect(seen).toHaveLength(4);
	});
});

test('V8 is told to keep the heap of a build small when its process starts, also by npm', async () => {
	const { builder, lines } = builderOf('console.log(process.execArgv.join(" "))');
	await builder.build({});
	expect(lines).toEqual([slowHeapGrowth.join(' ')]);
	const { scripts } = z
		.object({ scripts: z.object({ build: z.string() }) })
		.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
	expect(scripts.build).toContain(`node ${slowHeapGrowth.join(' ')} `);
	const sources = globSync('src/**/*.ts', { cwd: projectRoot }).filter((file) =>
		readFileSync(join(projectRoot, file), 'utf8').includes('setFlagsFromString'),
	);
	expect(sources).toEqual([]);
});

function builderOf(program: string) {
	const folder = testFolder();
	const command = join(folder, 'build.mjs');
	writeFileSync(command, program);
	const variables = { GREETING: 'hello' };
	const lines: string[] = [];
	const report = (line: string) => void lines.push(line);
	const builder = createBuildProcess({ command: [command], folder, variables, report });
	return { folder, builder, lines };
}

async function hostThat(answers: number[]) {
	const { baseUrl, seen } = await crmServer(...[...answers, 200].map((status) => json({}, status)));
	const pauses: number[] = [];
	const pause = async (ms: number) => void pauses.push(ms);
	const hook = createDeployHook({ url: `${baseUrl}/secret`, token: 'word', pause });
	return { hook, seen, pauses };
}

test('a call that was taken before a restart is no fresh one after it, and no signature lies on the disk', async () => {
	const { file } = await testOutbox();
	const call = sign('{"units":[1]}');
	const restarted = async () => {
		const { outbox } = await testOutbox({ file });
		return createHookCheck({ secret, clock: Date.now, noteOnce: outbox.noteOnce });
	};
	const body = Buffer.from('{"units":[1]}');
	expect(await (await restarted())(new Headers(call), body)).toBe('fresh');
	expect(await (await restarted())(new Headers(call), body)).toBe('repeated');
	expect(filesOf(file)).not.toContain(call['x-propstack-signature']);
});

test('a call is taken also where the disk cannot note it, as one that was seen before', async () => {
	const noteOnce = vi.fn().mockRejectedValue(new Error('The disk is full.'));
	const check = createHookCheck({ secret, clock: Date.now, noteOnce });
	expect(await check(new Headers(sign('{}')), Buffer.from('{}'))).toBe('repeated');
});
