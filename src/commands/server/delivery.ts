import { createCrm, type CrmOptions } from '../../crm/client.ts';
import { createDelivery } from '../../inquiry/deliver.ts';
import { createMailer } from '../../inquiry/mail.ts';
import { paced } from '../../inquiry/paced.ts';
import { createRecheck } from '../../inquiry/recheck.ts';
import { createAlarmHook, type RaiseAlarm } from '../../outbox/alarm.ts';
import { createBreaker } from '../../outbox/breaker.ts';
import { createCaretaker, type CaretakerEvent } from '../../outbox/caretaker.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createWorker, type WorkerEvent } from '../../outbox/worker.ts';
import { createAutoReply, type AutoReplyOptions } from '../../server/auto-reply.ts';
import type { Environment } from '../../wiring.ts';

export type DeliveryEvent =
	| WorkerEvent
	| CaretakerEvent
	| { readonly event: 'alarm'; readonly alarm: string }
	| { readonly event: 'unreceipted'; readonly reference: string };

/**
 * Bounds of one call while an inquiry is delivered, in milliseconds. Short, because the settle time of
 * `createDelivery` must be longer than a call whose answer was lost can last.
 */
const limits = { connect: 5_000, silence: 15_000, whole: 20_000 };

/**
 * What delivers the messages of the outbox and looks after them from then on.
 * @throws one sentence when inquiries or receipts are to go by mail and no mail server is named.
 */
export function prepareDelivery({
	outbox,
	environment: { site, delivery },
	crm: access,
	origin,
	pageAt,
	report,
}: {
	readonly outbox: Outbox;
	readonly environment: Pick<Environment, 'site' | 'delivery'>;
	readonly crm: CrmOptions;
	/** Of the site as it is now. */
	readonly origin: () => string;
	/** The page of a path as it is live. */
	readonly pageAt: AutoReplyOptions['pageAt'];
	readonly report: (event: DeliveryEvent) => void;
}): {
	start(): void;
	/** Looks at the queue at once, because an inquiry has been put there. */
	wake(): void;
	/** Finishes or parks what is under way; at most about ten seconds. */
	stop(): Promise<void>;
} {
	const { smtpUrl, alarmUrl } = delivery;
	const settings = site.inquiry;
	const { autoReply } = settings;
	const mailing = autoReply && 'from' in autoReply ? 'autoReply' : settings.mail && 'mail';
	if (mailing && !smtpUrl) {
		throw new Error(
			`inquiry.${mailing} is set in src/site.config.ts and no mail server is named: set VITRINE_SMTP_URL (see .env.example).`,
		);
	}
	// A failed call is the outbox's to repeat; it knows better than the client when.
	const client = createCrm({ ...access, limits, reads: 1 });
	const crm = paced(client);
	const breaker = createBreaker();
	const hook = alarmUrl === undefined ? undefined : createAlarmHook(alarmUrl);
	const raise: RaiseAlarm = async (alarm) => {
		report({ event: 'alarm', alarm: alarm.alarm });
		return (await hook?.(alarm)) ?? true;
	};
	const sendMail = smtpUrl === undefined ? undefined : createMailer(smtpUrl);
	const reply =
		autoReply &&
		createAutoReply({
			settings: autoReply,
			site,
			origin,
			pageAt,
			sendMail,
			sendSnippet: async ({ snippetId, brokerId, to, units }) => {
				const message = { broker_id: brokerId, snippet_id: snippetId, to: [to] };
				await crm.call('sendMessage', {
					body: { message: { ...message, ...(units.length > 0 && { property_ids: [...units] }) } },
				});
			},
			report,
		});
	const deliver = createDelivery({ crm, settings, origin, sendMail, reply });
	const worker = createWorker({ outbox, deliver, breaker, raise, report });
	const caretaker = createCaretaker({
		outbox,
		countCopies: createRecheck(crm, settings),
		isOut: () => breaker.passage() !== 'open',
		raise,
		report,
	});
	return {
		start() {
			worker.start();
			caretaker.start();
		},
		wake: worker.wake,
		async stop() {
			const tended = caretaker.stop();
			await worker.stop();
			// Ends a look at what was delivered, too, whose answer does not come.
			await client.close();
			await tended;
		},
	};
}
