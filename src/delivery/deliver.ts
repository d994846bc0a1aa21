import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Crm } from '../crm/client.ts';
import { CrmError } from '../crm/errors.ts';
import { attempt } from '../domain/attempt.ts';
import type { Locale } from '../domain/locale.ts';
import { longestQuietMs } from '../outbox/breaker.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Deliver, Outcome } from '../outbox/worker.ts';
import { createContactSearch } from './contact-search.ts';
import { fillBlank, newContact, saveContact } from './contact.ts';
import { createDoubtfulDelivery } from './deliver-doubtful.ts';
import { Inquiry } from '../intake/inquiry.ts';
import { inquiryMail } from './inquiry-mail.ts';
import { MailError, type SendMail } from './mail.ts';
import { Progress } from './progress.ts';
import { findActivities, inquiriesOf } from './activity-search.ts';
import { isInvalid, type Reference } from './references.ts';
import { sendTask as createTask } from './send-task.ts';
import type { InquirySettings, Telling } from './task.ts';

export interface DeliveryOptions {
	/** The one that is delivered: every time that is kept with a message is its store's. */
	readonly outbox: Pick<Outbox, 'now'>;
	readonly crm: Crm;
	readonly settings: InquirySettings;
	/** Sends inquiries to `settings.mail` while the key may not write. */
	readonly sendMail?: SendMail | undefined;
	/** Sends the visitor a receipt once the task is in the CRM, unless it is doubtful; its failure changes nothing. */
	readonly reply?: ((inquiry: Inquiry) => Promise<void>) | undefined;
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

/** An inquiry arrived without its source or activity type, so the settings are wrong. */
export interface SettingsRefused {
	readonly event: 'settings refused';
	readonly reason: string;
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
	const { outbox, crm, settings, sendMail, reply, origin, locale = 'de' } = options;
	const { steadyClock = sinceBoot, machine = thisMachine(), settleMs = 90_000, report } = options;
	const search = createContactSearch(crm, outbox);
	const mark = async () => ({ since: await outbox.now(), tick: steadyClock(), machine });
	const flag = createDoubtfulDelivery({ crm, mark, tell });

	return async (attempt) => {
		const inquiry = Inquiry.parse(attempt.payload);
		let progress = Progress.parse(attempt.progress);
		/** Every write is preceded by a recovery point; what comes after `holdsLane` waits for the contact. */
		const save = async (point: Progress): Promise<void> => {
			await attempt.save(point, { holdsLane: point.step === 'savingContact' });
			progress = point;
		};
		const wait = await waitFor(progress, save);
		if (wait > 0) return { kind: 'later', notBefore: (await outbox.now()) + wait };
		const { doubt } = attempt;
		const telling = { locale, origin: origin?.(), doubt };
		const delivery = { inquiry, save, telling };
		try {
			if (progress.step === 'replying') return { kind: 'done', result: progress.result };
			if (progress.step === 'mailing') return await mail(delivery);
			if (doubt !== null) {
				return await flag({ inquiry, progress, save }, { settings, ...telling });
			}
			switch (progress.step) {
				case 'sending':
					return await sendUnlessArrived(delivery, progress, attempt.reference);
				case 'contact':
					return await sendTask(delivery, progress.contactId);
				default:
					return await sendTask(delivery, await contactOf(delivery, progress));
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
		// By both clocks: one may be set forward, the other begins anew with the machine.
		const passed = Math.min((await outbox.now()) - progress.since, steadyClock() - progress.tick);
		// Older versions noted no machine: there was one only.
		const isHere = (progress.machine ?? machine) === machine;
		if (passed >= 0 && isHere) return settleMs - passed;
		await save({ ...progress, ...(await mark()) });
		return settleMs;
	}

	async function contactOf({ inquiry, save }: Delivery, progress: Progress): Promise<number> {
		const { email } = inquiry;
		const client = newContact(inquiry, settings.sourceId);
		const id = await (email ? search.byEmail(email) : search.byPhone(inquiry));
		const isOurs = progress.step === 'savingContact';
		if (id !== undefined && !(isOurs && email)) return id;
		const since = isOurs ? progress.since : await outbox.now();
		await save({ step: 'savingContact', ...(await mark()) });
		try {
			if (id === undefined) return await saveContact(crm, client, since);
			// Perhaps the one that an earlier attempt has saved and not filled.
			await fillBlank(crm, { id, client, since });
			return id;
		} catch (error) {
			if (error instanceof CrmError) {
				const isUnwritten = error.method === 'POST' && error.outcome === 'refused';
				await save(isUnwritten ? { step: 'new' } : { step: 'savingContact', ...(await mark()) });
			}
			throw error;
		}
	}

	/** An earlier attempt may have reached the CRM although its answer was lost. */
	async function sendUnlessArrived(
		delivery: Delivery,
		{ contactId, sourceId }: Extract<Progress, { step: 'sending' }>,
		reference: string,
	): Promise<Outcome> {
		const where = inquiriesOf(contactId, sourceId);
		const [sent] = await findActivities(crm, { where, reference });
		if (!sent) return await sendTask(delivery, contactId);
		const ids = { contactId, activityId: sent.id };
		return await arrived(delivery, { ...ids, ...(sourceId && { sourceId }) });
	}

	async function sendTask(delivery: Delivery, contactId: number): Promise<Outcome> {
		const { inquiry, save, telling } = delivery;
		try {
			const { taskId, sourceId, omitted } = await createTask(crm, {
				inquiry,
				context: { contactId, settings, ...telling },
				save: async (sent) =>
					await save({ step: 'sending', contactId, ...sent, ...(await mark()) }),
			});
			tell(omitted);
			return await arrived(delivery, { contactId, taskId, ...(sourceId && { sourceId }) });
		} catch (error) {
			if (error instanceof CrmError && error.outcome === 'refused') {
				await save(afterRefusal(error, contactId));
			}
			throw error;
		}
	}

	function tell(omitted: readonly Reference[]): void {
		if (!omitted.includes('settings')) return;
		const reason =
			'The CRM refuses inquiry.sourceId or inquiry.noteTypeId, so inquiries arrive as plain notes or to-dos: correct the ids in src/company/config.ts.';
		report?.({ event: 'settings refused', reason });
	}

	/** The recovery point comes first: rather no receipt than two. */
	async function arrived(
		{ inquiry, save }: Delivery,
		result: Readonly<Record<string, number>>,
	): Promise<Outcome> {
		if (reply && inquiry.email !== undefined) {
			await save({ step: 'replying', result });
			await reply(inquiry).catch(() => {});
		}
		return { kind: 'done', result };
	}

	/** @throws MailError */
	async function mail({ inquiry, save, telling }: Delivery): Promise<Outcome> {
		if (!sendMail || !settings.mail) {
			const reason =
				'It was on its way by e-mail, and inquiry.mail or VITRINE_SMTP_URL is gone: set both again.';
			return { kind: 'failed', reason, isOutage: true };
		}
		await save({ step: 'mailing', ...(await mark()) });
		try {
			await sendMail(inquiryMail(inquiry, { ...settings.mail, ...telling }));
			return { kind: 'done', result: { mailed: true } };
		} catch (error) {
			if (error instanceof MailError) {
				await save(
					error.outcome === 'refused' ? { step: 'new' } : { step: 'mailing', ...(await mark()) },
				);
			}
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
	readonly telling: Telling;
}

/** A task refused for what is in it may name a contact that was deleted or merged: look it up again. */
function afterRefusal(error: CrmError, contactId: number): Progress {
	return isInvalid(error) ? { step: 'new' } : { step: 'contact', contactId };
}

/** Whether every inquiry would fail like this; `undefined` where that cannot be told. */
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
