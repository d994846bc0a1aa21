import { senderOf } from './inquiry.ts';
import { widerNetworkOf } from './client-address.ts';
import type { Counted, Counter } from './counter.ts';
import type { Fields } from './fields.ts';
import { hiddenNames } from './form.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { InquiryForm } from './validate-form.ts';
import { isAdvert, spamSigns, type SpamSign, type Verdict } from './spam.ts';
import type { Solved } from './work.ts';

/** How many inquiries people send. */
const usualLimits = {
	/** From one address (IPv6: one network /64). */
	perMinute: 5,
	perHour: 20,
	/** From the network around it (IPv6: /48, IPv4: /24). */
	perMinuteAround: 15,
	perHourAround: 60,
	/** In the name of one e-mail address or telephone number. */
	perSender: 5,
	/** With one solved task: somebody may send an inquiry, correct it and send it again. */
	perSolution: 3,
	/** From everybody without a solved task, as visitors without JavaScript have none. */
	unsolved: 10,
};
export type Limits = Readonly<typeof usualLimits>;

/** What a request shows beside what its form says. */
export interface Sending {
	readonly fields: Fields;
	/** As `clientOf` gives it. */
	readonly client: string;
	readonly solved: Solved | undefined;
	/** Origins of the company's own site. */
	readonly ownOrigins: readonly string[];
	/** What it asks for, where that is counted by itself: neither shuts out the other. */
	readonly purpose?: 'alert';
}

/** From this multiple of its own limit on, nothing is taken from a source: what it sends must not take all room. */
const closure = 4;
/** Nobody fills in a form so quickly; the page's own script waits half a second longer. */
const quickestMs = 2_500;
const minute = 60_000;
const hour = 60 * minute;

/** Judges inquiries before they are taken in; remembers counts only, and those for two days at most. */
export type Guard = (form: InquiryForm, sending: Sending) => Promise<Verdict>;

export function createGuard(counter: Counter, limits: Partial<Limits> = {}): Guard {
	const most = { ...usualLimits, ...limits };
	const byMinute = { name: 'minute', most: most.perMinute, windowMs: minute };
	const byHour = { name: 'hour', most: most.perHour, windowMs: hour };
	const aroundByMinute = { name: 'minute around', most: most.perMinuteAround, windowMs: minute };
	const aroundByHour = { name: 'hour around', most: most.perHourAround, windowMs: hour };
	const bySender = { name: 'sender', most: most.perSender, windowMs: hour };
	const bySolution = { name: 'solution', most: most.perSolution, windowMs: 24 * hour };
	const unsolved = { name: 'unsolved', most: most.unsolved, windowMs: minute };
	// Of inquiries that come at once, each is judged by the counts of those before it.
	const inTurn = oneAtATime();

	async function judge(
		form: InquiryForm,
		{ fields, client, solved, ownOrigins, purpose }: Sending,
	): Promise<Verdict> {
		const around = widerNetworkOf(client);
		const networks: readonly Counted[] = [
			[aroundByHour, around],
			[aroundByMinute, around],
			[byHour, client],
			[byMinute, client],
		];
		const others: readonly Counted[] = [
			solved ? [bySolution, solved.submission] : [unsolved, purpose ?? ''],
			[bySender, `${purpose ?? ''} ${mailboxOf(senderOf(form) ?? '')}`],
		];
		const used = await counter.used([...networks, ...others]);
		const ofNetworks = used.slice(0, networks.length);
		const ofEverybodyUnsolved = solved ? 0 : (used[networks.length] ?? 0);
		if (Math.max(...ofNetworks, ofEverybodyUnsolved) >= closure) return 'refused';
		const isAroundOver = ofNetworks.slice(0, 2).some(isOver);
		await counter.add([
			// The widest first: once it is over its limit, no key of an address in it is made any more.
			...networks.filter(([, key], at) => key === around || ofNetworks[at] || !isAroundOver),
			// A source over its own limit must not use up a limit that it shares.
			...(ofNetworks.some(isOver) ? [] : others),
		]);
		const found: Readonly<Record<SpamSign, boolean>> = {
			trap: isFilled(fields[hiddenNames.trap]),
			quick: solved !== undefined && solved.ageMs >= 0 && solved.ageMs < quickestMs,
			unsolved: solved === undefined && isFilled(fields[hiddenNames.work]),
			overLimit: used.some(isOver),
			advert: isAdvert(form, ownOrigins),
		};
		return spamSigns.filter((sign) => found[sign]);
	}

	return async (form, sending) => await inTurn('', () => judge(form, sending));
}

function isOver(share: number): boolean {
	return share >= 1;
}

function isFilled(value: unknown): boolean {
	return value !== undefined && value !== null && value !== '';
}

/** "ada+flat@example.com" reaches the mailbox of "ada@example.com", which must not be filled under many such names. */
function mailboxOf(address: string): string {
	return address.replace(/\+.*(?=@)/, '');
}
