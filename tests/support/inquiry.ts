import { onTestFinished } from 'vitest';
import { createCrm } from '../../src/crm/client.ts';
import { demoKey } from '../../src/sandbox/access.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/app.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import type { PublishedTarget } from '../../src/domain/inquiry.ts';
import { createAccept, type Accepted } from '../../src/intake/accept.ts';
import type { Targets } from '../../src/intake/targets.ts';
import type { SettingsRefused } from '../../src/delivery/confirmed.ts';
import { createDelivery, type DeliveryOptions } from '../../src/delivery/deliver.ts';
import { targetField, type FormBoxes } from '../../src/intake/form.ts';
import type { SendMail } from '../../src/delivery/mail.ts';
import type { InquirySettings } from '../../src/delivery/task.ts';
import type { Outbox } from '../../src/outbox/outbox.ts';
import { createBreaker } from '../../src/outbox/breaker.ts';
import { createWorker, type WorkerEvent } from '../../src/outbox/worker.ts';
import { testOutbox } from './outbox.ts';

export const settleMs = 90_000;

/** The fields of a form that is right. */
export const goodForm = {
	name: 'Ada von der Heide',
	email: 'ada@example.com',
	phone: '+49 341 55',
	message: 'Ist die Wohnung noch frei?',
	locale: 'de',
	target: 'unit-1',
	page: '/de/immobilien/altbau-1/',
};

/** A list of targets, ready for looking up. */
export function targetsOf(list: readonly PublishedTarget[]): Targets {
	return new Map(list.map((target) => [targetField(target), target]));
}

/** What every browser says of itself. */
export const browserHeaders = {
	'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
	'accept-language': 'de,en;q=0.5',
};

/** The whole way of an inquiry, on a clock of its own: form, outbox, worker, client, CRM (the sandbox, over HTTP). */
export async function inquiryWay({
	settings = { sourceId: 4711, asReminder: true, removeDoubled: false },
	acceptPlainNotes = false,
	sendMail,
	reply,
	boxes,
	confirmed,
	viewings,
	wrap = (sandbox) => sandbox.fetch,
}: {
	settings?: InquirySettings;
	acceptPlainNotes?: boolean;
	sendMail?: SendMail | undefined;
	reply?: DeliveryOptions['reply'];
	/** Offered beside the form. */
	boxes?: FormBoxes;
	/** Made once there is an outbox. */
	confirmed?: (outbox: Outbox) => DeliveryOptions['confirmed'];
	/** Times at which unit 1 can be looked at; they can be booked then. */
	viewings?: PublishedTarget['viewings'];
	/** Stands between the network and the sandbox. */
	wrap?: (sandbox: Sandbox) => (request: Request) => Promise<Response>;
} = {}) {
	const { outbox, clock, wait, file } = await testOutbox();
	const sandbox = createSandbox({ acceptPlainNotes, clock: () => new Date(clock()) });
	const { account } = sandbox;
	account.units.put(1, { name: 'Altbau' });
	account.units.put(2, { name: 'WE 2', project_id: 1 });
	account.projects.put(1, { name: 'Hof' });
	account.brokers.put(3, { name: 'Marta Rey' });
	account.sources.put(4711, { name: 'Website' });
	account.activityTypes.put(9, { name: 'Anfrage', category: 'note' });
	const server = await serveSandbox({ ...sandbox, fetch: wrap(sandbox) });
	const crm = createCrm({
		baseUrl: `${server.origin}/v1`,
		apiKey: demoKey.key,
		clock: { now: clock, wait: () => Promise.resolve(), every: () => () => {} },
	});
	onTestFinished(async () => {
		await crm.close();
		await server.close();
		sandbox.close();
	});

	const targets = targetsOf([
		{ kind: 'unit', id: 1, title: 'Altbau <am Park>', reference: 'V-1', brokerId: 3, viewings },
		{ kind: 'unit', id: 2, title: 'Hofwohnung', reference: 'V-2', projectId: 1 },
		{ kind: 'project', id: 1, title: 'Hof', reference: 'P-1' },
	]);
	const take = createAccept({ outbox, books: viewings !== undefined, ...(boxes && { boxes }) });
	const accept: typeof take = async (fields, known) =>
		await take(fields, known, { judge: async () => (fields['topic'] ? ['trap'] : []) });
	const events: WorkerEvent[] = [];
	const settingsRefused: SettingsRefused[] = [];
	const deliver = createDelivery({
		outbox,
		crm,
		settings,
		steadyClock: clock,
		settleMs,
		sendMail,
		reply,
		confirmed: confirmed?.(outbox),
		origin: () => 'https://site.example',
		report: (event) => void settingsRefused.push(event),
	});
	const breaker = createBreaker({ clock });
	const report = (event: WorkerEvent) => void events.push(event);
	const worker = createWorker({ outbox, deliver, breaker, report });

	const send = async (changes: Readonly<Record<string, unknown>> = {}): Promise<string> =>
		referenceOf(await accept({ ...goodForm, ...changes }, targets));

	return {
		outbox,
		file,
		clock,
		wait,
		worker,
		crm,
		events,
		settingsRefused,
		sandbox,
		account,
		targets,
		accept,
		/** Sends a right form, with changes. @returns its reference */
		send,
		/** The same, and delivers what waits. */
		async deliver(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
			const reference = await send(changes);
			await worker.drain();
			return reference;
		},
		/** Lets time pass and delivers what is due then. */
		async later(ms: number): Promise<void> {
			wait(ms);
			await worker.drain();
		},
		tasks: () => account.tasks.list(),
		contacts: () => account.contacts.list(),
	};
}

function referenceOf(accepted: Accepted): string {
	if (!accepted.accepted) throw new Error(`Refused: ${JSON.stringify(accepted)}`);
	return accepted.reference;
}
