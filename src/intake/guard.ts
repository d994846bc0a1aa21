import type { TokenVerdict } from './form-token.ts';
import { hiddenNames } from './form.ts';
import { isTrapped, type InquiryForm } from './read-form.ts';
import { laneOf } from './accept.ts';
import { foreseesWork, judge, type Verdict } from './spam.ts';
import type { Work } from './work.ts';
import { widerNetworkOf } from './client-address.ts';
import type { Fields } from './fields.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Bound, Counted, Counter } from './counter.ts';

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

/** From this share of a limit on, browsers are asked to work. */
const pressure = 0.6;
/** From this multiple of its own limit on, nothing is taken from a source: what it sends must not take all room. */
const closure = 4;
/** Work is doubled so often at most: 16 times the usual effort. */
const mostDoublings = 4;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function bound(name: string, most: number, windowMs: number): Bound {
	return { name, most, windowMs };
}

/** Looks at inquiries before they are taken in; remembers counts only, and those for a day at most. */
export interface Guard {
	/** @returns what decides about the form once it has been read. */
	look(sending: Sending): Promise<(form: InquiryForm) => Promise<Verdict>>;
	/** Whether whoever begins to fill in a form will be asked to work, so that it can be said at once. */
	foreseesWork(visitor: Pick<Sending, 'headers' | 'client'>): Promise<boolean>;
	/** The task for the next inquiry of a submission; its solution is good for that one alone. */
	task(submission: string, client: string): ReturnType<Work['set']>;
}

/** Makes the guard of an intake. */
export function createGuard({
	work,
	limits = {},
	counter,
	isFirst = async () => true,
}: {
	readonly work: Work;
	readonly limits?: Partial<Limits> | undefined;
	readonly counter: Counter;
	/** Whether a solution comes for the first time, where several servers may get it at once. */
	readonly isFirst?: ((solution: string) => Promise<boolean>) | undefined;
}): Guard {
	const most = { ...usualLimits, ...limits };
	const byMinute = bound('minute', most.perMinute, minute);
	const byHour = bound('hour', most.perHour, hour);
	const aroundByMinute = bound('minute around', most.perMinuteAround, minute);
	const aroundByHour = bound('hour around', most.perHourAround, hour);
	const bySender = bound('sender', most.perSender, hour);
	const everybody: Counted = [bound('all', most.inAll, minute), ''];
	const bare: Counted = [bound('bare', most.withoutToken, minute), ''];
	const byUse = bound('uses', 1, day);
	const byTask = bound('tasks', most.tasks, minute);
	const ownLimits = (client: string): readonly Counted[] => {
		const around = widerNetworkOf(client);
		return [
			[byMinute, client],
			[byHour, client],
			[aroundByMinute, around],
			[aroundByHour, around],
		];
	};
	// Of inquiries that come at once, each is judged by the counts of those before it.
	const inTurn = oneAtATime();

	/** Inquiries that came with the token of a submission. */
	const usesOf = (submission: string | undefined): readonly Counted[] =>
		submission === undefined ? [] : [[byUse, submission]];

	/** How often the usual work is doubled now, because of everybody; and what was used of a token. */
	async function demanded(submission: string | undefined) {
		const uses = usesOf(submission);
		const usedOf = await counter.used([everybody, ...uses]);
		return { doublings: doublingsAt(usedOf([everybody])), used: Math.ceil(usedOf(uses)) };
	}

	const look: Guard['look'] = async ({ fields, headers, client, token, scripted, ownOrigins }) => {
		const submission = 'submission' in token ? token.submission : undefined;
		const { doublings, used } = await demanded(submission);
		// A solution of half the work is taken too: the demand may have grown while the browser worked.
		const purposes = purposesFrom(Math.max(0, doublings - 1), { submission, used });
		const solution = fields[hiddenNames.work];
		const isSolved = await work.isSolved(solution, purposes);

		async function judged(form: InquiryForm): Promise<Verdict> {
			const address = ownLimits(client);
			const source = token.kind === 'none' ? [...address, bare] : address;
			const sender: Counted = [bySender, mailboxOf(laneOf(form) ?? '')];
			const own = [...source, sender];
			const everyone = [...own, everybody];
			const uses = usesOf(submission);
			const tasks: Counted = [byTask, client];
			const usedOf = await counter.used([...everyone, ...uses, tasks]);
			const usesNow = Math.ceil(usedOf(uses));
			const decided = judge(form, {
				token,
				trap: isTrapped(fields),
				scripted,
				oddHeaders: oddHeaders(headers),
				uses: usesNow,
				overLimit: usedOf(own) >= 1,
				closed: usedOf(source) >= closure,
				pressed: usedOf(everyone) >= pressure,
				// The same solution may have come twice at once.
				worked: isSolved && usesNow === used && (await isFirst(String(solution))),
				ownOrigins,
			});
			const isGreedy = decided === 'work' && usedOf([tasks]) >= 1;
			const verdict: Verdict = isGreedy ? { doubts: ['tasks'] } : decided;
			if (verdict === 'work' || verdict === 'refused') return verdict;
			// Whoever is over their own limit must not use up what others need.
			await counter.add([...(usedOf(address) >= 1 ? address : everyone), ...uses]);
			return verdict;
		}

		return async (form) => await inTurn('', () => judged(form));
	};

	return {
		look,
		async task(submission, client) {
			await counter.add([[byTask, client]]);
			const { doublings, used } = await demanded(submission);
			const [purpose = ''] = purposesFrom(doublings, { submission, used });
			return await work.set(purpose, 2 ** doublings);
		},
		async foreseesWork({ headers, client }) {
			const tasks: Counted = [byTask, client];
			const all = [...ownLimits(client), everybody];
			const usedOf = await counter.used([tasks, ...all]);
			if (usedOf([tasks]) >= 1) return false;
			return foreseesWork({ oddHeaders: oddHeaders(headers), pressed: usedOf(all) >= pressure });
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

/** Every browser says which languages it wants and what it is; programs say otherwise or nothing. */
function oddHeaders(headers: Headers): number {
	const agent = headers.get('user-agent') ?? '';
	const isLibrary = !agent.startsWith('Mozilla/5.0 (') || namesProgram.test(agent);
	return (headers.has('accept-language') ? 0 : 2) + (isLibrary ? 3 : 0);
}

/** A robot tells its version or where it is described; `bot` alone also ends names of telephones, such as CUBOT. */
const namesProgram = /headlesschrome|(?:bot|spider|crawler)\/\d|compatible; (?!MSIE)|\+https?:/i;
