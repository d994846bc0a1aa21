import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../domain/sentences/failure.ts';
import type { InquiryTarget } from '../domain/inquiry.ts';
import { targetField } from './form.ts';
import { readText, replaceFile } from '../storage/disk/files.ts';
import { readSignedTargets, type TargetList } from '../release/target-list.ts';
import type { Published } from './site-source.ts';
import { readUpTo } from './body-limit.ts';

export type TargetEvent =
	| { readonly event: 'targets'; readonly release: string; readonly count: number }
	| { readonly event: 'targets-refused'; readonly reason: string };

interface TargetFeedOptions {
	/** Address of the signed list, usually `/targets.json` of the site. */
	readonly url: string;
	/** Shared with the build that signs it. */
	readonly secret: string;
	/** Of the site. */
	readonly origin: string;
	/** Keeps the list that was taken last, so that a restart does not need the site. */
	readonly file: string;
	readonly clock?: () => number;
	/** Milliseconds that an inquiry waits for a list at most. */
	readonly patienceMs?: number;
	readonly report?: (event: TargetEvent) => void;
}

/** What is published, as a server without pages learns it from the site. */
interface TargetFeed {
	published(): Published;
	/** Reads the list again where a form names something it lacks; waits a few seconds at most and never throws. */
	refresh(named: readonly string[]): Promise<void>;
	/** Takes up the list that was kept, reads the site's now, and from now on once a minute. */
	start(): void;
	stop(): void;
	/** The list that is held, and when the site last confirmed it (milliseconds since 1970). */
	state(): { readonly list: TargetList | undefined; readonly checkedAt: number | undefined };
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** Between two readings that unknown targets cause, so that nobody can make this server flood the site. */
const pause = 10 * second;
/** So long after the site has confirmed the list, what it lacks counts as not published. */
const trusted = 15 * minute;
/** Builds sign the list again every week. */
const oldest = 30 * day;
/** Two clocks may differ by so much. */
const clockSkew = 60 * minute;
const mostBytes = 64 * 2 ** 20;

/**
 * Follows the signed list of targets of a site. A list that is unsigned, older than the one that is held, or of another
 * site is refused, and the one that is held stays. While it is not certain that the list is the site's own of today,
 * `mayLack` says so, and no inquiry is turned away for a target that is not in it.
 */
export function createTargetFeed({
	url,
	secret,
	origin,
	file,
	clock = Date.now,
	patienceMs = 3 * second,
	report = () => {},
}: TargetFeedOptions): TargetFeed {
	let list: TargetList | undefined;
	let byField = new Map<string, InquiryTarget>();
	let conditions: Readonly<Record<string, string>> = {};
	let checkedAt: number | undefined;
	let triedAt = -Infinity;
	let refused: string | undefined;
	let reading: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;

	/** @throws why the list is not taken. */
	function checked(text: string): TargetList {
		const next = readSignedTargets(text, secret);
		if (next.origin !== origin) {
			throw new Error(`it is the list of ${next.origin}, and this server is for ${origin}`);
		}
		if (Date.parse(next.issuedAt) - clock() > clockSkew) {
			throw new Error(
				`it was signed at ${next.issuedAt}, which is still to come: check both clocks`,
			);
		}
		if (list && Date.parse(next.issuedAt) < Date.parse(list.issuedAt)) {
			throw new Error(
				`it was signed at ${next.issuedAt}, before the one that is held (${list.issuedAt})`,
			);
		}
		return next;
	}

	function hold(next: TargetList): void {
		list = next;
		byField = new Map(next.targets.map((target) => [targetField(target), target]));
	}

	function isOld(): boolean {
		return list !== undefined && clock() - Date.parse(list.issuedAt) > oldest;
	}

	async function read(): Promise<void> {
		triedAt = clock();
		const signal = AbortSignal.timeout(30 * second);
		const answer = await fetch(url, { headers: conditions, signal });
		if (answer.status !== 304) {
			if (!answer.ok) {
				await answer.body?.cancel();
				throw new Error(`${new URL(url).host} answers with status ${answer.status}`);
			}
			const bytes = answer.body ? await readUpTo(answer.body, mostBytes) : Buffer.alloc(0);
			if (!bytes) throw new Error(`it has more than ${mostBytes} bytes`);
			const text = bytes.toString('utf8');
			const next = checked(text);
			const isNew = next.issuedAt !== list?.issuedAt;
			hold(next);
			conditions = conditionsOf(answer.headers);
			if (isNew) keep(text);
			if (isNew) report({ event: 'targets', release: next.release, count: next.targets.length });
		}
		if (isOld()) throw new Error(`it was signed at ${list?.issuedAt}, more than 30 days ago`);
		checkedAt = clock();
		refused = undefined;
	}

	/** On a full disk a restart needs the site, and nothing else is lost. */
	function keep(text: string): void {
		attempt(() => replaceFile(file, text));
	}

	function attempt(work: () => void): void {
		try {
			work();
		} catch (error) {
			refuse(error);
		}
	}

	function refuse(error: unknown): void {
		const reason = `The list of targets at ${url} was not taken: ${causeOf(error)}.`;
		if (reason !== refused) report({ event: 'targets-refused', reason });
		refused = reason;
	}

	function look(): Promise<void> {
		reading ??= read()
			.catch(refuse)
			.finally(() => (reading = undefined));
		return reading;
	}

	function isCertain(): boolean {
		const isRecent = checkedAt !== undefined && Math.abs(clock() - checkedAt) <= trusted;
		return isRecent && refused === undefined && reading === undefined && !isOld();
	}

	return {
		published: () => ({
			origin,
			targets: { get: (field) => byField.get(field), mayLack: !isCertain() },
		}),
		async refresh(named) {
			if (named.every((field) => byField.has(field))) return;
			if (reading === undefined && Math.abs(clock() - triedAt) < pause) return;
			await Promise.race([look(), wait(patienceMs, undefined, { ref: false })]);
		},
		start() {
			const kept = readText(file);
			if (kept !== undefined) attempt(() => hold(checked(kept)));
			void look();
			timer ??= setInterval(() => void look(), minute).unref();
		},
		stop() {
			clearInterval(timer);
		},
		state: () => ({ list, checkedAt }),
	};
}

function conditionsOf(headers: Headers): Readonly<Record<string, string>> {
	const [tag, modified] = [headers.get('etag'), headers.get('last-modified')];
	if (tag !== null) return { 'if-none-match': tag };
	return modified === null ? {} : { 'if-modified-since': modified };
}

/** What `fetch` throws says only that it failed; its cause says why. */
function causeOf(error: unknown): string {
	const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
	return reasonOf(cause) || 'it cannot be reached';
}
