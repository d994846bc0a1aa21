import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Crm } from '../crm/client.ts';
import { endpoints } from '../crm/contract/endpoints.ts';
import { CrmError } from '../crm/errors.ts';
import { attempt } from '../domain/attempt.ts';
import type { Locale } from '../domain/locale.ts';
import { longestQuietMs } from '../outbox/breaker.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Deliver, Outcome } from '../outbox/worker.ts';
import { writeConfirmed, type Confirmed, type SettingsRefused } from './confirmed.ts';
import { findByEmail, findByPhone } from './contact-search.ts';
import { fillBlank, newContact, saveContact } from './contact.ts';
import { Inquiry } from '../intake/inquiry.ts';
import { inquiryMail } from './inquiry-mail.ts';
import { MailError, type SendMail } from './mail.ts';
import { Progress } from './progress.ts';
import { findActivities, inquiriesOf, toDosSince } from './activity-search.ts';
import { isInvalid, referencesIn, sendWithFewer } from './references.ts';
import { inquiryTask, type InquirySettings, type TaskContext } from './task.ts';

export interface DeliveryOptions {
	/** The one that is delivered: every time that is kept with a message is its store's. */
	readonly outbox: Pick<Outbox, 'now'>;
	readonly crm: Crm;
	readonly settings: InquirySettings;
	/** Sends inquiries to `settings.mail` while the key may not write. */
	readonly sendMail?: SendMail | undefined;
	/** Sends the visitor a receipt once the task is in the CRM, unless it is doubtful; its failure changes nothing. */
	readonly reply?: ((inquiry: Inquiry) => Promise<void>) | undefined;
	/** What the owner of an address has confirmed, or is asked to confirm; nobody is asked without it. */
	readonly confirmed?: Confirmed | undefined;
	/** Origin of the site as it is now, for the address of the page an inquiry was sent from. */
	readonly origin?: (() => string) | undefined;
	/** Language of the account, whose people read the tasks; German when absent. */
	readonly locale?: Locale;
	/** Told of settings that the CRM refuses. */
	readonly report?: ((event: SettingsRefused) => void) | undefined;
	/** Milliseconds since the machine was started, or since any other moment; nobody sets this clock. */
	readonly steadyClock?: () => number;
	/** Names this machine from one start to the next: steady clocks of two machines cannot be compared. */
	readonly machine?: string;
	/**
	 * Milliseconds after which a write whose answer was lost has either taken effect and is listed, or never
	 * will: longer than the CRM client waits for an answer, plus the delay of the CRM's lists.
	 */
	readonly settleMs?: number;
}

const bootId = '/proc/sys/kernel/random/boot_id';

/** As Linux names it; containers of one machine share both this and its steady clock. */
function thisMachine(): string {
	return attempt(() => readFileSync(bootId, 'utf8').trim()) ?? hostname();
}

/** The same for all processes since the machine was started. */
const sinceBoot = () => Math.round(Number(process.hrtime.bigint()) / 1e6);

/**
 * Brings an inquiry into the CRM: one contact per e-mail address, whose record is left alone when it is
 * known, and one task per inquiry. The API has no idempotency key, so the reference in the task's title is
 * the marker by which a task is found again after an answer was lost. A doubtful inquiry becomes a task alone.
 */
export function createDelivery(options: DeliveryOptions): Deliver {
	const { outbox, crm, settings, sendMail, reply, confirmed, origin, locale = 'de' } = options;
	const { steadyClock = sinceBoot, machine = thisMachine(), settleMs = 90_000, report } = options;
	const stamp = async () => ({ since: await outbox.now(), tick: steadyClock(), machine });

	return async (attempt) => {
		const inquiry = Inquiry.parse(attempt.payload);
		let progress = Progress.parse(attempt.progress);
		/** Every write is preceded by a recovery point; what comes after `holdsGroup` waits for the contact. */
		const save = async (point: Progress): Promise<void> => {
			await attempt.save(point, { holdsGroup: point.step === 'savingContact' });
			progress = point;
		};
		const wait = await waitFor(progress, save);
		if (wait > 0) return { kind: 'later', notBefore: (await outbox.now()) + wait };
		const { doubt, acceptedAt, attempts } = attempt;
		const context = { locale, origin: origin?.(), doubt, settings };
		const delivery = { inquiry, save, acceptedAt, context };
		// Once: what nobody has confirmed is erased after two days, and an outage of the CRM may last longer.
		if (doubt === null && attempts === 0 && inquiry.consents) await confirmed?.ask(inquiry);
		try {
			switch (progress.step) {
				case 'replying':
					return { kind: 'done', result: progress.result };
				case 'mailing':
					return await mail(delivery);
				case 'flagging':
				case 'sending':
					return await sendUnlessArrived(delivery, progress);
				case 'contact':
					return await sendTask(delivery, progress.contactId);
				default:
					return await sendTask(
						delivery,
						doubt === null ? await contactOf(delivery, progress) : undefined,
					);
			}
		} catch (error) {
			if (error instanceof MailError) return await mailFailed(error);
			if (!(error instanceof CrmError)) throw error;
			// A task that is perhaps on its way and a mail would be two inquiries.
			const isOnItsWay = progress.step === 'sending' || progress.step === 'flagging';
			const mayMail = sendMail && settings.mail && !isOnItsWay;
			if (!mayMail || error.failure.reason !== 'unauthorised') return await failed(error);
			return await mail(delivery).catch(async (failure: unknown) => {
				if (failure instanceof MailError) return await mailFailed(failure);
				throw failure;
			});
		}
	};

	/** Milliseconds until the outcome of a write that is under way can be looked up. */
	async function waitFor(progress: Progress, save: Delivery['save']): Promise<number> {
		if (!('since' in progress)) return 0;
		// By both clocks: one may be set forward, the other restarts with the machine.
		const passed = Math.min((await outbox.now()) - progress.since, steadyClock() - progress.tick);
		// Older versions noted no machine: there was one only.
		const isHere = (progress.machine ?? machine) === machine;
		if (passed >= 0 && isHere) return settleMs - passed;
		await save({ ...progress, ...(await stamp()) });
		return settleMs;
	}

	async function contactOf({ inquiry, save }: Delivery, progress: Progress): Promise<number> {
		const { email } = inquiry;
		const client = newContact(inquiry, settings.sourceId);
		const id = await (email ? findByEmail(crm, email) : findByPhone(crm, inquiry));
		const isOurs = progress.step === 'savingContact';
		if (id !== undefined && !(isOurs && email)) return id;
		const since = isOurs ? progress.since : await outbox.now();
		await save({ step: 'savingContact', ...(await stamp()) });
		try {
			if (id === undefined) return await saveContact(crm, client, since);
			// Perhaps the one that an earlier attempt has saved and not filled.
			await fillBlank(crm, id, client, since);
			return id;
		} catch (error) {
			if (error instanceof CrmError && error.method === 'POST' && error.outcome === 'refused') {
				await save({ step: 'new' });
			}
			throw error;
		}
	}

	/** An earlier attempt may have reached the CRM although its answer was lost. */
	async function sendUnlessArrived(
		delivery: Delivery,
		{ contactId, sourceId }: Pick<TaskIds, 'contactId' | 'sourceId'>,
	): Promise<Outcome> {
		const { reference } = delivery.inquiry;
		const where =
			contactId === undefined
				? toDosSince(delivery.acceptedAt - mostSkew)
				: inquiriesOf(contactId, sourceId);
		const [sent] = await findActivities(crm, where, reference);
		if (sent) return await arrived(delivery, { contactId, activityId: sent.id, sourceId });
		return await sendTask(delivery, contactId);
	}

	/**
	 * A task that the CRM refuses as invalid is sent again with fewer references to records, which may be gone; its text
	 * says what is missing.
	 */
	async function sendTask(delivery: Delivery, contactId: number | undefined): Promise<Outcome> {
		const { inquiry, save } = delivery;
		const context = { ...delivery.context, contactId };
		let ids: TaskIds;
		try {
			ids = await sendWithFewer(referencesIn(inquiryTask(inquiry, context)), async (omitted) => {
				const body = inquiryTask(inquiry, { ...context, omitted });
				const sourceId = body.task.client_source_id ?? undefined;
				await save({ step: 'sending', contactId, sourceId, ...(await stamp()) });
				const { id: taskId } = await crm.call(endpoints.createTask, { body });
				if (omitted.includes('settings')) report?.(settingsRefused);
				return { contactId, taskId, sourceId };
			});
		} catch (error) {
			if (error instanceof CrmError && error.outcome === 'refused') {
				// A task refused for what is in it may name a contact that was deleted or merged: look it up again.
				const isKept = contactId !== undefined && !isInvalid(error);
				await save(isKept ? { step: 'contact', contactId } : { step: 'new' });
			}
			throw error;
		}
		return await arrived(delivery, ids);
	}

	async function arrived({ inquiry, save, context }: Delivery, ids: TaskIds): Promise<Outcome> {
		const known = Object.entries(ids).flatMap(([name, id]) =>
			id === undefined ? [] : [[name, id]],
		);
		const result: Record<string, number> = Object.fromEntries(known);
		if (confirmed && ids.contactId !== undefined)
			await writeConfirmed(inquiry, ids.contactId, { crm, confirmed, report });
		// Whoever has booked gets a mail of that, and nobody has typed what stands.
		const isAnswered = (inquiry.standing ?? inquiry.booked) !== undefined;
		if (reply && !isAnswered && inquiry.email !== undefined && context.doubt === null) {
			// The recovery point comes first: rather no receipt than two.
			await save({ step: 'replying', result });
			await reply(inquiry).catch(() => {});
		}
		return { kind: 'done', result };
	}

	/** @throws MailError */
	async function mail({ inquiry, save, context }: Delivery): Promise<Outcome> {
		if (!sendMail || !settings.mail) {
			const reason =
				'It was on its way by e-mail, and inquiry.mail or VITRINE_SMTP_URL is gone: set both again.';
			return { kind: 'failed', reason, isOutage: true };
		}
		await save({ step: 'mailing', ...(await stamp()) });
		try {
			await sendMail(inquiryMail(inquiry, { ...settings.mail, ...context }));
			return { kind: 'done', result: { mailed: true } };
		} catch (error) {
			if (error instanceof MailError && error.outcome === 'refused') await save({ step: 'new' });
			throw error;
		}
	}

	async function mailFailed({ message, outcome }: MailError): Promise<Outcome> {
		const notBefore = outcome === 'unknown' ? (await outbox.now()) + settleMs : 0;
		return { kind: 'failed', reason: message, notBefore, isOutage: true };
	}

	async function failed(error: CrmError): Promise<Outcome> {
		const retryAfter = Math.min(error.retryAfter ?? 0, longestQuietMs);
		const isOpen = error.method !== 'GET' && error.outcome === 'unknown';
		const now = await outbox.now();
		return {
			kind: 'failed',
			reason: error.message,
			notBefore: now + Math.max(retryAfter, isOpen ? settleMs : 0),
			isOutage: isOutage(error),
			...(retryAfter > 0 ? { quietMs: retryAfter } : {}),
		};
	}
}

interface Delivery {
	readonly inquiry: Inquiry;
	readonly save: (point: Progress) => Promise<void>;
	/** Milliseconds since 1970. */
	readonly acceptedAt: number;
	readonly context: TaskContext;
}

/** What the CRM calls a task and what goes with it. */
interface TaskIds {
	readonly contactId?: number | undefined;
	readonly sourceId?: number | undefined;
	readonly taskId?: number;
	readonly activityId?: number;
}

/** How far the clocks of the server and of the CRM may lie apart, in milliseconds. */
const mostSkew = 2 * 24 * 60 * 60_000;

const settingsRefused: SettingsRefused = {
	event: 'settings refused',
	reason:
		'The CRM refuses inquiry.sourceId or inquiry.noteTypeId, so inquiries arrive as plain notes or to-dos: correct the ids in src/company/config.ts.',
};

/** Whether every inquiry would fail like this; `undefined` where nobody knows. */
function isOutage({ failure }: CrmError): boolean | undefined {
	switch (failure.reason) {
		case 'throttled':
		case 'timedOut':
		case 'unreachable':
		case 'unauthorised':
		case 'redirected':
		case 'notJson':
			return true;
		case 'refused':
			return failure.status >= 500 || failure.status === 408;
		case 'notFound':
		case 'rejected':
			return false;
		case 'malformed':
		case 'tooLarge':
		case 'unsendable':
		case 'unstable':
		case 'endless':
		case 'immense':
			return undefined;
	}
}
