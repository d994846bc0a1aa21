import { reasonOf } from '../domain/sentences/failure.ts';
import { postJson } from '../hosts/post-json.ts';

/** What a build is to read again: some units, or everything when none are named. */
export interface BuildRequest {
	readonly units?: readonly number[];
}

export type RebuildEvent =
	| { readonly event: 'rebuild'; readonly request: 'everything' | 'units' }
	/** What the build prints, such as the sentence it is refused with. */
	| { readonly event: 'rebuild-line'; readonly line: string }
	| { readonly event: 'rebuild-done' }
	| { readonly event: 'rebuild-failed'; readonly why: string };

interface RebuildOptions {
	/** Makes one build; rejects when it fails. */
	readonly build: (request: BuildRequest) => Promise<void>;
	/** Milliseconds between two builds that read everything. */
	readonly fullEveryMs: number;
	/** When everything was read last, or counting began; kept so that a restart does not reset it. */
	readonly lastFull: { read(): number | undefined; write(at: number): void };
	/** Whether something was asked for that no build has made yet; kept so that a restart does not forget it. */
	readonly asked: { read(): boolean; write(isAsked: boolean): void };
	readonly clock?: () => number;
	/** Calls once after so many milliseconds, unless the returned function is called before. */
	readonly later?: (call: () => void, ms: number) => () => void;
	readonly report?: (event: RebuildEvent) => void;
}

/** Turns many requests into few builds, of which never two run at once. */
export interface Rebuilds {
	/** @param about `repeated`: somebody may only have sent an old request again, so it can wait. */
	ask(request: BuildRequest, about?: { readonly repeated?: boolean }): void;
	start(): void;
	/** Begins no build any more; one that runs is the caller's to end. */
	stop(): void;
}

const second = 1000;
const minute = 60 * second;
/** A build waits until nothing was asked for so long, but not for ever. */
const quiet = minute;
const longest = 5 * minute;
/** A replayed call can then cause six builds an hour at most. */
const quietAfterRepetition = 10 * minute;
/** Waits before the next tries of a build that failed; then the last one again and again. */
const tries = [10 * minute, 60 * minute];
const longestTry = Math.max(...tries);
/** What timers take at most; a longer wait would end at once. */
const longestTimer = 2 ** 31 - 1;
/** With more than these, reading everything is quicker. */
const mostUnits = 200;

/** Makes what gathers the calls for rebuilds and begins one build at a time. */
export function createRebuilds({
	build,
	fullEveryMs,
	lastFull,
	asked,
	clock = Date.now,
	later = afterTimeout,
	report = () => {},
}: RebuildOptions): Rebuilds {
	const units = new Set<number>();
	let everything = false;
	let firstAsked: number | undefined;
	let due: number | undefined;
	let fullDue = 0;
	let failures = 0;
	let isRunning = false;
	let isStopped = false;
	let isNoted = asked.read();
	let cancel: (() => void) | undefined;

	const want = (request: BuildRequest) => {
		for (const id of request.units ?? []) units.add(id);
		everything ||= request.units === undefined || units.size > mostUnits;
	};

	const note = (isAsked: boolean) => {
		if (isAsked !== isNoted) asked.write(isAsked);
		isNoted = isAsked;
	};

	function arm(): void {
		cancel?.();
		if (isRunning || isStopped) return;
		const now = clock();
		// A clock that was put back must not keep a build waiting for longer than it was to wait.
		fullDue = Math.min(fullDue, now + Math.max(fullEveryMs, longestTry));
		if (due !== undefined) due = Math.min(due, now + longestTry);
		const wait = Math.max(0, Math.min(due ?? fullDue, fullDue) - now);
		// A timer can end early by the clock, and a build begun then would have nothing to read.
		cancel = wait > 0 ? later(arm, Math.min(wait, longestTimer)) : later(() => void run(), 0);
	}

	async function run(): Promise<void> {
		const now = clock();
		if (fullDue <= now) everything = true;
		const request: BuildRequest = everything ? {} : { units: [...units].sort((a, b) => a - b) };
		units.clear();
		everything = false;
		due = undefined;
		firstAsked = undefined;
		isRunning = true;
		report({ event: 'rebuild', request: request.units ? 'units' : 'everything' });
		try {
			await build(request);
			failures = 0;
			if (request.units === undefined) {
				lastFull.write(now);
				fullDue = now + fullEveryMs;
			}
			note(everything || units.size > 0);
			report({ event: 'rebuild-done' });
		} catch (error) {
			report({
				event: 'rebuild-failed',
				why: reasonOf(error),
			});
			want(request);
			due ??= clock() + (tries[failures] ?? longestTry);
			failures += 1;
			fullDue = Math.max(fullDue, clock() + 60 * minute);
		}
		isRunning = false;
		arm();
	}

	return {
		ask(request, { repeated = false } = {}) {
			const now = clock();
			want(request);
			note(true);
			failures = 0;
			firstAsked ??= now;
			if (repeated) due ??= now + quietAfterRepetition;
			else due = Math.min(now + quiet, Math.max(firstAsked + longest, now));
			arm();
		},
		start() {
			const now = clock();
			const noted = lastFull.read();
			// A time to come is no time at which anything was read.
			const isKnown = noted !== undefined && noted <= now;
			// Else a server that is restarted every day would reset the count each time.
			if (!isKnown) lastFull.write(now);
			fullDue = (isKnown ? noted : now) + fullEveryMs;
			// What it was is not known any more.
			if (isNoted) want({});
			if (isNoted) due = now + quiet;
			arm();
		},
		stop() {
			isStopped = true;
			cancel?.();
		},
	};
}

function afterTimeout(call: () => void, ms: number): () => void {
	const timer = setTimeout(call, ms).unref();
	return () => clearTimeout(timer);
}

/** Milliseconds before the second try, the third, and so on. */
const pauses = [5_000, 30_000, 120_000];

/**
 * Builds elsewhere: calls the deploy hook of a host or a CI, which answers as soon as it has taken the call.
 * The body is what GitHub takes at `/repos/{owner}/{repo}/dispatches`; other hosts pay no heed to it.
 * @param options `url` may hold a secret, so it stands in no message; `token` is sent as a bearer's.
 */
export function createDeployHook({
	url,
	token,
	pause,
}: {
	readonly url: string;
	readonly token?: string | undefined;
	readonly pause?: (ms: number) => Promise<void>;
}): (request: BuildRequest) => Promise<void> {
	return async (request) => {
		const body = { event_type: 'crm-changed', client_payload: request };
		const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
		if (await postJson(url, body, { pauses, pause, headers })) return;
		throw new Error(
			`The deploy hook at ${new URL(url).host} has not taken the call; check VITRINE_DEPLOY_HOOK.`,
		);
	};
}
