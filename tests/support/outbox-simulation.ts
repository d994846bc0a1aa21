/**
 * The way of inquiries in simulated time: model of the CRM, processes that crash, clocks that jump. Nothing
 * waits for real, and a seed repeats a run exactly.
 */
import type { CallArguments, Crm } from '../../src/crm/client.ts';
import type { Endpoint } from '../../src/crm/contract/endpoint.ts';
import { endpoints } from '../../src/crm/contract/endpoints.ts';
import { CrmError } from '../../src/crm/errors.ts';
import type { CrmFailure } from '../../src/crm/failure.ts';
import { createDelivery } from '../../src/delivery/deliver.ts';
import { createBreaker } from '../../src/outbox/breaker.ts';
import type { Cipher } from '../../src/outbox/cipher.ts';
import { createOutbox, type Outbox } from '../../src/outbox/outbox.ts';
import type { OutboxStore } from '../../src/outbox/store.ts';
import { createWorker, type Worker } from '../../src/outbox/worker.ts';
import { createMemoryStore } from './outbox-memory-store.ts';
import { randomFrom } from './random.ts';

/** The eight ways in which a call goes wrong, and one in which it never leaves. */
export const faultKinds = [
	'503 before',
	'500 after',
	'reset before',
	'reset after',
	'late effect',
	'429',
	'hang',
	'broken 2xx',
	'no connection',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** How long a dropped write may still take effect, and then until lists show it. */
const lateMs = 1000;
const lagMs = 800;
const hangMs = 20_000;

const settleMs = 4000;

/** The simulation is not about what the disk shows. */
const plain: Cipher = {
	seal: (text) => text,
	open: (sealed) => sealed,
	isOutdated: () => false,
	derivedSecret: () => undefined,
};

/** Time as the machine has it, and as it is shown to processes. */
export interface Time {
	/** Milliseconds that have really passed. */
	real: number;
	/** What the clock shows beyond that: jumps. */
	offset: number;
}

const start = Date.UTC(2026, 10, 21, 12);

/** One for all: thousands are thrown, nobody looks where, and finding out takes its time. */
const crash = new Error('The process died.');

/** The CRM, as far as a delivery asks it. `next` decides what goes wrong with each call. */
export function createModelCrm(time: Time, next: (name: string) => FaultKind | undefined) {
	const contacts: { id: number; email: string; since: number }[] = [];
	const byEmail = new Map<string, (typeof contacts)[number]>();
	const tasks: { id: number; title: string; contactId: number | undefined; since: number }[] = [];
	const calls: { readonly name: string; readonly at: number }[] = [];

	function listed<T extends { since: number }>(records: readonly T[]): T[] {
		return records.filter(({ since }) => since + lagMs <= time.real);
	}

	/** Carries a write out, `delay` from now; answers as the CRM does. */
	function effect(name: string, request: Request, delay: number): unknown {
		const since = time.real + delay;
		// Filling a contact changes nothing that is looked at.
		if (name === 'updateContact') return answer('contact', request);
		if (name === 'saveContact') {
			const email = String(request.body?.client?.email);
			const known = byEmail.get(email);
			if (known) return { ok: true, id: known.id };
			const contact = { id: contacts.length + 1, email, since };
			contacts.push(contact);
			byEmail.set(email, contact);
			return { ok: true, id: contacts.length };
		}
		const task = request.body?.task;
		const contactId = task?.client_ids?.[0];
		tasks.push({ id: tasks.length + 1, title: String(task?.title), contactId, since });
		return { id: tasks.length, activity_id: tasks.length };
	}

	function answer(name: string, request: Request): unknown {
		const { query = {} } = request;
		switch (name) {
			case 'contacts': {
				const wanted = query['email'] ?? query['q'];
				const known = byEmail.get(String(wanted).toLowerCase());
				return listed(wanted === undefined ? contacts.slice(0, 100) : known ? [known] : []).map(
					({ id, email }) => ({ id, email, emails: [email] }),
				);
			}
			case 'activities': {
				const found = listed(tasks).filter(({ contactId }) => contactId === query['client_id']);
				const data = found.map(({ id, title }) => ({ id, title }));
				return { data, meta: { total_count: data.length } };
			}
			case 'contact':
				return contacts.find(({ id }) => id === request.params?.id);
			default:
				return effect(name, request, 0);
		}
	}

	function perform(name: string, request: Request): unknown {
		const fault = next(name);
		const isRead = ['contacts', 'contact', 'activities'].includes(name);
		const fail = (failure: CrmFailure): never => {
			const method = isRead ? 'GET' : name === 'updateContact' ? 'PUT' : 'POST';
			throw new CrmError({ method, path: `/${name}` }, failure);
		};
		const happen = (delay: number) => (isRead ? undefined : effect(name, request, delay));
		const unreachable = { reason: 'unreachable', code: 'ECONNRESET', sent: true } as const;
		switch (fault) {
			case undefined:
				return answer(name, request);
			case '503 before':
				return fail({ reason: 'refused', status: 503, retryAfter: undefined, said: undefined });
			case '500 after':
				happen(0);
				return fail({ reason: 'refused', status: 500, retryAfter: undefined, said: undefined });
			case 'reset before':
				return fail(unreachable);
			case 'reset after':
				happen(0);
				return fail(unreachable);
			case 'late effect':
				happen(lateMs);
				return fail({ reason: 'timedOut', phase: 'response', sent: true });
			case '429':
				return fail({ reason: 'throttled', retryAfter: 2000 });
			case 'hang':
				time.real += hangMs;
				return fail({ reason: 'timedOut', phase: 'response', sent: true });
			case 'broken 2xx':
				happen(0);
				return fail({ reason: 'notJson', status: 200, contentType: 'text/html' });
			case 'no connection':
				return fail({ reason: 'unreachable', code: 'ECONNREFUSED', sent: false });
		}
	}

	return {
		contacts,
		tasks,
		calls,
		/** What one process has of it; `step` is called before and after every call, and may throw. */
		client(step: () => void): Crm {
			return {
				call: async <Row extends Endpoint>(endpoint: Row, ...[request]: CallArguments<Row>) => {
					const name = nameOf(endpoint);
					step();
					calls.push({ name, at: time.real });
					const given = perform(name, requestOf(request));
					step();
					const { response: schema }: Pick<Row, 'response'> = endpoint;
					return schema.parse(given);
				},
				body: async (endpoint, ...[request]) => {
					const name = nameOf(endpoint);
					step();
					calls.push({ name, at: time.real });
					const bytes = Buffer.from(JSON.stringify(perform(name, requestOf(request))));
					step();
					const contentType = 'application/json';
					return { method: 'GET', path: `/${name}`, status: 200, contentType, bytes };
				},
				close: async () => {},
			};
		},
	};
}

interface Request {
	readonly params?: { readonly id?: unknown };
	readonly query?: Readonly<Record<string, unknown>>;
	readonly body?: {
		readonly client?: { readonly email?: unknown };
		readonly task?: { readonly title?: unknown; readonly client_ids?: readonly number[] };
	};
}

/** What is changed to see whether the simulation notices. */
export type Mutant = 'settles too early' | 'does not look up' | 'promises before it stores';

export interface Plan {
	/** Inquiries, by address. */
	readonly addresses: readonly string[];
	/** Whether the n-th of them is doubtful, and so a task without a contact. */
	readonly isDoubtful?: (n: number) => boolean;
	/** Which fault the n-th call meets. */
	readonly fault: (call: number) => FaultKind | undefined;
	/** Whether the process dies at the n-th step (a step is one access to the disk or the network). */
	readonly crash: (step: number) => boolean;
	/** Milliseconds by which the clock is set before the n-th round. */
	readonly jump?: (round: number) => number;
	readonly random?: () => number;
	readonly mutant?: Mutant | undefined;
}

export interface Ended {
	/** What is wrong; empty when all is well. */
	readonly violations: readonly string[];
	/** Steps that were taken: the points at which a process could have died. */
	readonly steps: number;
	readonly calls: number;
	/** Longest time until delivery, in milliseconds. */
	readonly took: number;
}

interface Running {
	readonly worker: Worker;
	readonly outbox: Outbox;
	readonly isDead: () => boolean;
}

const schedule = (attempts: number) => Math.min(attempts * 200, 10_000);
const leaseMs = 60_000;
const mostRounds = 400;

/** Runs a plan to its end, and says what became of every promise. */
export async function simulate(plan: Plan): Promise<Ended> {
	const time: Time = { real: 0, offset: 0 };
	const clock = () => start + time.real + time.offset;
	const steadyClock = () => time.real;
	const { mutant, random = () => 0.5 } = plan;
	const disk = createMemoryStore(clock);
	let steps = 0;
	let calls = 0;
	const model = createModelCrm(time, () => plan.fault(calls++));
	const promised = new Set<string>();

	async function boot(): Promise<Running> {
		let dead = false;
		const step = () => {
			if (!dead && plan.crash(steps++)) dead = true;
			if (dead) throw crash;
		};
		const store: OutboxStore = {
			...disk,
			insert: async (rows) => {
				step();
				const references = await disk.insert(rows);
				step();
				return references;
			},
			claim: async (claim) => (step(), await disk.claim(claim)),
			update: async (at, change) => {
				step();
				const done = await disk.update(at, change);
				step();
				return done;
			},
		};
		const outbox = await createOutbox({ store, cipher: plain, random, schedule, leaseMs });
		const client = model.client(step);
		const crm: Crm =
			mutant === 'does not look up'
				? {
						...client,
						call: async <Row extends Endpoint>(endpoint: Row, ...request: CallArguments<Row>) => {
							const { response }: Pick<Row, 'response'> = endpoint;
							return nameOf(endpoint) === 'activities'
								? response.parse({ data: [], meta: {} })
								: await client.call(endpoint, ...request);
						},
					}
				: client;
		const deliver = createDelivery({
			outbox,
			crm,
			settings: { asReminder: true, removeDoubled: false },
			steadyClock,
			settleMs: mutant === 'settles too early' ? 200 : settleMs,
		});
		const breaker = createBreaker({ clock, probeMs: 1000 });
		return {
			worker: createWorker({ outbox, deliver, breaker, concurrency: 2 }),
			outbox,
			isDead: () => dead,
		};
	}

	async function take(n: number, email: string): Promise<void> {
		const reference = referenceOf(n);
		if (mutant === 'promises before it stores') promised.add(reference);
		try {
			const payload = { reference, locale: 'de', name: 'Ada', email, targets: [], receivedAt };
			const doubt = plan.isDoubtful?.(n) ? 'links' : undefined;
			await running.outbox.put({ id: `${n}`, reference, group: email, payload, doubt });
			promised.add(reference);
		} catch (error) {
			if (error !== crash) throw error;
		}
	}

	let running = await boot();
	for (const [n, email] of plan.addresses.entries()) {
		if (running.isDead()) running = await boot();
		await take(n, email);
	}
	let round = 0;
	for (; round < mostRounds && (await disk.counts()).waiting > 0; round++) {
		time.offset += plan.jump?.(round) ?? 0;
		if (running.isDead()) running = await boot();
		await running.worker.drain();
		// Straight to what is due next, unless a clock that jumps makes that a guess.
		const due = plan.jump ? 0 : ((await running.outbox.nextDueIn()) ?? 0);
		time.real += Math.max(200, due);
	}
	const late = (await disk.counts()).waiting;
	return {
		violations: [
			...(late > 0 ? [`${late} still wait after ${round} rounds`] : []),
			...[...promised].flatMap((reference) => {
				const copies = model.tasks.filter(({ title }) => title.includes(reference)).length;
				return copies === 1 ? [] : [`${reference} has ${copies} tasks`];
			}),
			...(new Set(model.contacts.map(({ email }) => email)).size === model.contacts.length
				? []
				: ['an address has two contacts']),
		],
		steps,
		calls,
		took: time.real,
	};
}

const receivedAt = '2026-11-21T12:00:00Z';

function referenceOf(n: number): string {
	return `AAAA-${String.fromCharCode(65 + Math.floor(n / 26))}AA${String.fromCharCode(65 + (n % 26))}`;
}

function requestOf(given: unknown): Request {
	return typeof given === 'object' && given !== null ? given : {};
}

/** A plan with crashes, faults and, where asked for, jumps of the clock, all from one seed. */
export function planOf(
	seed: number,
	{ jumps = false, mutant }: { jumps?: boolean; mutant?: Mutant } = {},
): Plan {
	const random = randomFrom(seed);
	const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
	const count = 1 + Math.floor(random() * 3);
	const faulty = 1 + Math.floor(random() * 14);
	const crashing = Math.floor(random() * 60);
	const doubtful = Math.floor(random() * 12);
	return {
		addresses: Array.from({ length: count }, () => `${Math.floor(random() * 2)}@example.com`),
		isDoubtful: (n) => n === doubtful,
		fault: (call) => (call < faulty && random() < 0.5 ? pick(faultKinds) : undefined),
		crash: (step) => step < crashing && random() < 0.08,
		...(jumps
			? { jump: () => (random() < 0.15 ? (random() < 0.5 ? -1 : 1) * 24 * 3_600_000 : 0) }
			: {}),
		random,
		mutant,
	};
}

/** Runs the plans of so many seeds, or of fewer when `enough` have ended badly; says which of them did, and how. */
export async function failingSeeds(
	count: number,
	{ mutant, enough = Infinity }: { mutant?: Mutant; enough?: number } = {},
): Promise<string[]> {
	const failing: string[] = [];
	for (let seed = 0; seed < count && failing.length < enough; seed++) {
		const { violations } = await simulate(planOf(seed, mutant ? { mutant } : {}));
		if (violations.length > 0) failing.push(`seed ${seed}: ${violations.join(', ')}`);
	}
	return failing;
}

/** What the table calls an endpoint that the site asks. */
function nameOf(endpoint: Endpoint): string {
	const found = Object.entries<Endpoint>(endpoints).find(([, each]) => each === endpoint);
	if (found) return found[0];
	throw new Error(`The site does not ask ${endpoint.method} ${endpoint.path}.`);
}
