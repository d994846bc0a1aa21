import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '../domain/attempt.ts';
import type { PublishedTarget } from '../domain/inquiry.ts';
import { reasonOf } from '../domain/sentences/failure.ts';
import { TargetList, targetsPath } from '../release/target-list.ts';
import { readUpTo } from './body-limit.ts';
import { targetField } from './form.ts';
import type { SiteSource } from './targets.ts';

export type TargetEvent =
	| { readonly event: 'targets'; readonly count: number }
	| { readonly event: 'targets-refused'; readonly reason: string };

const second = 1000;
const minute = 60 * second;
/** Between two readings that unknown targets cause, so that nobody can make this server flood the site. */
const pause = 10 * second;
/** So long after the site has confirmed the list, what it lacks counts as not published. */
const trusted = 15 * minute;
const mostBytes = 64 * 2 ** 20;

/**
 * Follows the public list of targets of a site. Where it cannot be read, the last good one stays: what it names is still
 * known, and `mayLack` says that no inquiry may be turned away for what it does not name.
 * @param origin of the site
 * @param options `patienceMs`: milliseconds that an inquiry waits for a list at most
 */
export function followTargets(
	origin: string,
	report: (event: TargetEvent) => void,
	{
		clock = Date.now,
		patienceMs = 3 * second,
	}: { readonly clock?: () => number; readonly patienceMs?: number } = {},
): Required<Pick<SiteSource, 'published' | 'refresh'>> & {
	/** Reads the list now, and from now on once a minute. */
	start(): void;
	stop(): void;
	/** Names what is live: another one where targets or search files have changed; empty until the list was read. */
	name(): string;
	/** When the site last confirmed the list, in milliseconds since 1970. */
	checkedAt(): number | undefined;
} {
	let targets: ReadonlyMap<string, PublishedTarget> = new Map();
	let name = '';
	let tag: string | null = null;
	let checkedAt: number | undefined;
	let triedAt = -Infinity;
	let refused: string | undefined;
	let reading: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;

	async function read(): Promise<void> {
		triedAt = clock();
		const answer = await fetch(origin + targetsPath, {
			headers: tag === null ? {} : { 'if-none-match': tag },
			// A redirect could lead away from HTTPS.
			redirect: 'error',
			signal: AbortSignal.timeout(30 * second),
		});
		if (answer.status === 200) {
			const { list: next, digest } = await listIn(answer, origin);
			tag = answer.headers.get('etag');
			if (checkedAt === undefined || next.targets.length !== targets.size) {
				report({ event: 'targets', count: next.targets.length });
			}
			targets = new Map(next.targets.map((target) => [targetField(target), target]));
			name = digest;
		} else {
			await answer.body?.cancel();
			if (answer.status !== 304) throw new Error(`the site answers with status ${answer.status}`);
		}
		checkedAt = clock();
		refused = undefined;
	}

	/** Reads it once at a time, and never throws. */
	function look(): Promise<void> {
		reading ??= read()
			.catch((error: unknown) => {
				const reason = `The list of targets at ${origin}${targetsPath} was not taken: ${causeOf(error)}.`;
				if (reason !== refused) report({ event: 'targets-refused', reason });
				refused = reason;
			})
			.finally(() => (reading = undefined));
		return reading;
	}

	function isCertain(): boolean {
		const isRecent = checkedAt !== undefined && Math.abs(clock() - checkedAt) <= trusted;
		return isRecent && refused === undefined && reading === undefined;
	}

	return {
		published: () => ({
			origin,
			targets: { get: (field) => targets.get(field), mayLack: !isCertain() },
		}),
		async refresh(fields) {
			if (fields.every((field) => targets.has(field))) return;
			if (reading === undefined && Math.abs(clock() - triedAt) < pause) return;
			await Promise.race([look(), wait(patienceMs, undefined, { ref: false })]);
		},
		start() {
			void look();
			timer ??= setInterval(() => void look(), minute).unref();
		},
		stop: () => clearInterval(timer),
		checkedAt: () => checkedAt,
		name: () => name,
	};
}

/** @throws why the list is not taken, to follow the words "was not taken:". */
async function listIn(
	answer: Response,
	origin: string,
): Promise<{ readonly list: TargetList; readonly digest: string }> {
	const bytes = answer.body ? await readUpTo(answer.body, mostBytes) : Buffer.alloc(0);
	if (!bytes) throw new Error(`it has more than ${mostBytes} bytes`);
	const text = bytes.toString();
	const list = TargetList.safeParse(attempt((): unknown => JSON.parse(text))).data;
	if (!list) throw new Error('it is no list of targets of this version of the program');
	if (list.origin !== origin) {
		throw new Error(`it is the list of ${list.origin}, and this server is for ${origin}`);
	}
	return { list, digest: hash('sha256', text) };
}

/** What `fetch` throws says only that it failed; its cause says why. */
function causeOf(error: unknown): string {
	const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
	return reasonOf(cause) || 'it cannot be reached';
}
