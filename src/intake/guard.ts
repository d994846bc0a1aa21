import type { TokenVerdict } from './form-token.ts';
import { hiddenNames } from './form.ts';
import { isTrapped, type InquiryForm } from './read-form.ts';
import { laneOf } from './accept.ts';
import { foreseesWork, judge, type Verdict } from './spam.ts';
import type { Work } from './work.ts';
import { widerNetworkOf } from './client-address.ts';
import type { Fields } from './fields.ts';
import { createLimit, type Limit } from './limit.ts';

/** How many inquiries people send. */
export interface Limits {
	/** From one address (IPv6: one network /64). */
	readonly perMinute: number;
	readonly perHour: number;
	/** From the network around it (IPv6: /48, IPv4: /24). */
	readonly perMinuteAround: number;
	readonly perHourAround: number;
	/** In the name of one e-mail address or telephone number. */
	readonly perSender: number;
	/** From everybody; more make none doubtful and ask for more work. */
	readonly inAll: number;
	/** From everybody without JavaScript, who cannot be asked to work. */
	readonly withoutToken: number;
	/** Tasks a minute that are set for one address; who asks for more solves none of them. */
	readonly tasks: number;
}

const usualLimits: Limits = {
	perMinute: 5,
	perHour: 20,
	perMinuteAround: 15,
	perHourAround: 60,
	perSender: 5,
	inAll: 60,
	withoutToken: 10,
	tasks: 20,
};

/** What a request shows beside the fields of its form. */
export interface Sending {
	readonly fields: Fields;
	readonly headers: Headers;
	/** As `clientOf` gives it. */
	readonly client: string;
	readonly token: TokenVerdict;
	/** Sent by a script, which gets JSON. */
	readonly scripted: boolean;
	/** Origins of the company's own site. */
	readonly ownOrigins: readonly string[];
}

type Counted = readonly [limit: Limit, key: string];

/** From this share of a limit on, browsers are asked to work. */
const pressure = 0.6;
/** From this multiple of its own limit on, nothing is taken from a source: what it sends must not take all room. */
const closure = 4;
/** Work is doubled so often at most: 16 times the usual effort. */
const mostDoublings = 4;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Looks at inquiries before they are taken in; remembers counts only, and those for a day at most. */
export interface Guard {
	/** @returns what decides about the form once it has been read. */
	look(sending: Sending): Promise<(form: InquiryForm) => Verdict>;
	/** Whether whoever begins to fill in a form will be asked to work, so that it can be said at once. */
	foreseesWork(visitor: Pick<Sending, 'headers' | 'client'>): boolean;
	/** The task for the next inquiry of a submission; its solution is good for that one alone. */
	task(submission: string, client: string): ReturnType<Work['set']>;
}

/** Its counts are in memory: a restart forgets them. */
export function createGuard({
	work,
	limits = {},
	clock = Date.now,
}: {
	readonly work: Work;
	readonly limits?: Partial<Limits> | undefined;
	readonly clock?: () => number;
}): Guard {
	const most = { ...usualLimits, ...limits };
	const limit = (count: number, windowMs: number) => createLimit({ most: count, windowMs, clock });
	const byMinute = limit(most.perMinute, minute);
	const byHour = limit(most.perHour, hour);
	const aroundByMinute = limit(most.perMinuteAround, minute);
	const aroundByHour = limit(most.perHourAround, hour);
	const bySender = limit(most.perSender, hour);
	const all = limit(most.inAll, minute);
	const bare = limit(most.withoutToken, minute);
	const uses = limit(1, day);
	const set = limit(most.tasks, minute);
	const ownLimits = (client: string): readonly Counted[] => {
		const around = widerNetworkOf(client);
		return [
			[byMinute, client],
			[byHour, client],
			[aroundByMinute, around],
			[aroundByHour, around],
		];
	};

	/** Inquiries that came with the token of a submission. */
	const usesOf = (submission: string | undefined) =>
		submission === undefined ? 0 : Math.ceil(uses.used(submission));
	/** How often the usual work is doubled now, because of everybody. */
	const doublings = () => doublingsAt(all.used(''));

	const look: Guard['look'] = async ({ fields, headers, client, token, scripted, ownOrigins }) => {
		const submission = 'submission' in token ? token.submission : undefined;
		const used = usesOf(submission);
		// One doubling less will do: more may have come while the browser worked.
		const purposes = purposesFrom(Math.max(0, doublings() - 1), { submission, used });
		const isSolved = await work.isSolved(fields[hiddenNames.work], purposes);
		return (form) => {
			const own = ownLimits(client);
			const sender: Counted = [bySender, mailboxOf(laneOf(form) ?? '')];
			const unable: readonly Counted[] = token.kind === 'none' ? [[bare, '']] : [];
			const usedOwn = mostUsed(own);
			const usedUnable = mostUsed(unable);
			const usedThere = Math.max(usedOwn, usedUnable, mostUsed([sender]));
			const judged = judge(form, {
				token,
				trap: isTrapped(fields),
				scripted,
				oddHeaders: oddHeaders(headers),
				uses: usesOf(submission),
				overLimit: usedThere >= 1,
				closed: Math.max(usedOwn, usedUnable) >= closure,
				pressed: Math.max(usedThere, all.used('')) >= pressure,
				// The same solution may have come twice at once.
				worked: isSolved && usesOf(submission) === used,
				ownOrigins,
			});
			const isGreedy = judged === 'work' && set.used(client) >= 1;
			const verdict: Verdict = isGreedy ? { doubts: ['tasks'] } : judged;
			if (verdict === 'work' || verdict === 'refused') return verdict;
			// Whoever is over their own limit must not use up what others need.
			const counted: readonly Counted[] =
				usedOwn >= 1 ? own : [...own, ...unable, sender, [all, '']];
			for (const [limit, key] of counted) limit.add(key);
			if (submission !== undefined) uses.add(submission);
			return verdict;
		};
	};

	return {
		look,
		task(submission, client) {
			set.add(client);
			const level = doublings();
			const [purpose = ''] = purposesFrom(level, { submission, used: usesOf(submission) });
			return work.set(purpose, 2 ** level);
		},
		foreseesWork({ headers, client }) {
			if (set.used(client) >= 1) return false;
			const used = mostUsed([...ownLimits(client), [all, '']]);
			return foreseesWork({ oddHeaders: oddHeaders(headers), pressed: used >= pressure });
		},
	};
}

/**
 * Names of the next inquiry of a submission together with the work asked for, from so many doublings on: once the
 * inquiry is here, what was solved for it is used up.
 */
function purposesFrom(
	doublings: number,
	{ submission = '', used }: { readonly submission: string | undefined; readonly used: number },
): string[] {
	const levels = Array.from({ length: mostDoublings + 1 }, (_, level) => level);
	return levels.slice(doublings).map((level) => `${submission} ${used} ${level}`);
}

/** None below what everybody together sends; then one more each time it is twice as much. */
function doublingsAt(used: number): number {
	return used < 1 ? 0 : Math.min(mostDoublings, 1 + Math.floor(Math.log2(used)));
}

/** "ada+flat@example.com" reaches the mailbox of "ada@example.com", which must not be filled under many such names. */
function mailboxOf(address: string): string {
	return address.replace(/\+.*(?=@)/, '');
}

function mostUsed(counted: readonly Counted[]): number {
	return Math.max(0, ...counted.map(([limit, key]) => limit.used(key)));
}

/** Every browser says which languages it wants and what it is; programs say otherwise or nothing. */
function oddHeaders(headers: Headers): number {
	const agent = headers.get('user-agent') ?? '';
	const isLibrary =
		!agent.startsWith('Mozilla/5.0 (') || /headlesschrome|bot\b|spider/i.test(agent);
	return (headers.has('accept-language') ? 0 : 2) + (isLibrary ? 3 : 0);
}
