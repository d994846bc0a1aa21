import type { TokenVerdict } from '../inquiry/form-token.ts';
import { fieldNames, isTrapped, type InquiryForm } from '../inquiry/form.ts';
import { laneOf } from '../inquiry/accept.ts';
import { foreseesWork, judge, type Verdict } from '../inquiry/spam.ts';
import type { Work } from '../inquiry/work.ts';
import type { Fields } from './fields.ts';
import { createLimit, type Limit } from './limit.ts';

/** How many inquiries are taken without a second look. */
export interface Limits {
	/** From one address (IPv6: one network). */
	readonly perMinute: number;
	readonly perHour: number;
	/** In the name of one e-mail address or telephone number. */
	readonly perSender: number;
	/** From everybody. */
	readonly inAll: number;
	/** From everybody without JavaScript. */
	readonly withoutToken: number;
	/** Tasks a minute that are set for one address; who asks for more solves none of them. */
	readonly tasks: number;
}

const usualLimits: Limits = {
	perMinute: 5,
	perHour: 20,
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
}

type Counted = readonly [limit: Limit, key: string];

/** From this share of a limit on, browsers are asked to work. */
const pressure = 0.6;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Looks at inquiries before they are taken in; remembers counts only, and those for a day at most. */
export interface Desk {
	/** @returns what decides about the form once it has been read. */
	look(sending: Sending): Promise<(form: InquiryForm) => Verdict>;
	/** Whether whoever begins to fill in a form will be asked to work, so that it can be said at once. */
	foreseesWork(visitor: Pick<Sending, 'headers' | 'client'>): boolean;
	/** The task for the next inquiry of a submission; its solution is good for that one alone. */
	task(submission: string, client: string): ReturnType<Work['set']>;
}

/** Makes the desk of a server. */
export function createDesk({
	work,
	limits = {},
	clock = Date.now,
}: {
	readonly work: Work;
	readonly limits?: Partial<Limits> | undefined;
	readonly clock?: () => number;
}): Desk {
	const { perMinute, perHour, perSender, inAll, withoutToken, tasks } = {
		...usualLimits,
		...limits,
	};
	const limit = (most: number, windowMs: number) => createLimit({ most, windowMs, clock });
	const byMinute = limit(perMinute, minute);
	const byHour = limit(perHour, hour);
	const bySender = limit(perSender, hour);
	const all = limit(inAll, minute);
	const bare = limit(withoutToken, minute);
	const uses = limit(1, day);
	const set = limit(tasks, minute);
	const ownLimits = (client: string): readonly Counted[] => [
		[byMinute, client],
		[byHour, client],
	];

	/** Inquiries that came with the token of a submission. */
	const usesOf = (submission: string | undefined) =>
		submission === undefined ? 0 : Math.ceil(uses.used(submission));
	/** Names the next inquiry of a submission: once it is here, what was solved for it is used up. */
	const purposeOf = (submission: string | undefined) => `${submission ?? ''} ${usesOf(submission)}`;

	const look: Desk['look'] = async ({ fields, headers, client, token, scripted }) => {
		const submission = 'submission' in token ? token.submission : undefined;
		const purpose = purposeOf(submission);
		const isSolved = await work.isSolved(fields[fieldNames.work], purpose);
		return (form) => {
			const own = ownLimits(client);
			const shared: readonly Counted[] = [
				[bySender, mailboxOf(laneOf(form) ?? '')],
				[all, ''],
				...(token.kind === 'none' ? [[bare, ''] as const] : []),
			];
			const usedOwn = mostUsed(own);
			const most = Math.max(usedOwn, mostUsed(shared));
			const judged = judge(form, {
				token,
				trap: isTrapped(fields),
				scripted,
				oddHeaders: oddHeaders(headers),
				uses: usesOf(submission),
				overLimit: most >= 1,
				pressed: most >= pressure,
				// The same solution may have come twice at once.
				worked: isSolved && purposeOf(submission) === purpose,
			});
			const isGreedy = judged === 'work' && set.used(client) >= 1;
			const verdict: Verdict = isGreedy ? { doubts: ['tasks'] } : judged;
			if (verdict === 'work') return verdict;
			// Whoever is over their own limit must not use up what others need.
			const counted = usedOwn >= 1 ? own : [...own, ...shared];
			for (const [limit, key] of counted) limit.add(key);
			if (submission !== undefined) uses.add(submission);
			return verdict;
		};
	};

	return {
		look,
		task(submission, client) {
			set.add(client);
			return work.set(purposeOf(submission));
		},
		foreseesWork({ headers, client }) {
			if (set.used(client) >= 1) return false;
			const used = mostUsed([...ownLimits(client), [all, '']]);
			return foreseesWork({ oddHeaders: oddHeaders(headers), pressed: used >= pressure });
		},
	};
}

/** "ada+flat@example.com" reaches the mailbox of "ada@example.com", which must not be filled under many such names. */
function mailboxOf(address: string): string {
	return address.replace(/\+.*(?=@)/, '');
}

function mostUsed(counted: readonly Counted[]): number {
	return Math.max(...counted.map(([limit, key]) => limit.used(key)));
}

/** Every browser says which languages it wants and what it is; programs say otherwise or nothing. */
function oddHeaders(headers: Headers): number {
	const agent = headers.get('user-agent') ?? '';
	const isLibrary =
		!agent.startsWith('Mozilla/5.0 (') || /headlesschrome|bot\b|spider/i.test(agent);
	return (headers.has('accept-language') ? 0 : 2) + (isLibrary ? 3 : 0);
}
