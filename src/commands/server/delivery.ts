import { createCrm, type Crm, type CrmOptions } from '../../crm/client.ts';
import type { Confirmed, SettingsRefused } from '../../delivery/confirmed.ts';
import { createDelivery } from '../../delivery/deliver.ts';
import type { SendMail } from '../../delivery/mail.ts';
import { paced } from '../../delivery/paced.ts';
import { createRecheck } from '../../delivery/recheck.ts';
import { ownLocale, type Site } from '../../domain/site.ts';
import { byAllWays, type RaiseAlarm } from '../../outbox/alarm.ts';
import { createBreaker } from '../../outbox/breaker.ts';
import {
	createMaintenance,
	type MaintenanceEvent,
	type MaintenanceOptions,
} from '../../outbox/maintenance.ts';
import { senderOf } from '../../build/report/notify.ts';
import { createAlarmHook, createAlarmMail } from '../../delivery/alarm.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createWorker, type WorkerEvent } from '../../outbox/worker.ts';
import { createAutoReply, type AutoReplyOptions } from '../../delivery/auto-reply.ts';
import type { Environment } from '../../wiring.ts';
import { endpoints } from '../../crm/contract/endpoints.ts';

export type DeliveryEvent =
	| WorkerEvent
	| MaintenanceEvent
	| SettingsRefused
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
	isLeader,
	crm: access,
	origin,
	similarTo,
	sendMail,
	confirmed,
	report,
}: {
	readonly outbox: Outbox;
	readonly environment: Pick<Environment, 'site' | 'delivery'>;
	/** Whether this one of several servers looks after the outbox; absent where there is one only. */
	readonly isLeader?: MaintenanceOptions['isLeader'];
	readonly crm: CrmOptions;
	/** Of the site as it is now. */
	readonly origin: () => string;
	readonly similarTo: AutoReplyOptions['similarTo'];
	/** Absent where no mail server is named. */
	readonly sendMail: SendMail | undefined;
	readonly confirmed: Confirmed | undefined;
	readonly report: (event: DeliveryEvent) => void;
}): {
	/** The CRM as deliveries call it. */
	readonly crm: Crm;
	start(): void;
	/** Looks at the queue at once, because an inquiry has been put there. */
	wake(): void;
	/** Finishes or puts back what is under way; at most about ten seconds. */
	stop(): Promise<void>;
} {
	const { smtpUrl, alarmUrl } = delivery;
	const settings = site.inquiry;
	const { autoReply } = settings;
	const mailing = autoReply && 'from' in autoReply ? 'autoReply' : settings.mail && 'mail';
	if (mailing && !smtpUrl) {
		throw new Error(
			`inquiry.${mailing} is set in src/company/config.ts and no mail server is named: set VITRINE_SMTP_URL (see .env.example).`,
		);
	}
	// A failed call is the outbox's to repeat; it knows better than the client when.
	const client = createCrm({ ...access, limits, reads: 1 });
	const crm = paced(client);
	const breaker = createBreaker();
	const raise = byAllWays([
		...(alarmUrl === undefined ? [] : [createAlarmHook(alarmUrl)]),
		...mailedAlarms({ site, smtpUrl, sendMail }),
	]);
	const reply =
		autoReply &&
		createAutoReply({
			settings: autoReply,
			site,
			origin,
			similarTo,
			sendMail,
			sendSnippet: async ({ snippetId, brokerId, to, units }) => {
				const message = { broker_id: brokerId, snippet_id: snippetId, to: [to] };
				await crm.call(endpoints.sendMessage, {
					body: { message: { ...message, ...(units.length > 0 && { property_ids: [...units] }) } },
				});
			},
			report,
		});
	const deliver = createDelivery({
		outbox,
		crm,
		settings,
		origin,
		locale: ownLocale(site),
		sendMail,
		reply,
		confirmed,
		report,
	});
	const worker = createWorker({ outbox, deliver, breaker, raise, report });
	const maintenance = createMaintenance({
		outbox,
		isLeader,
		countCopies: createRecheck(crm, settings),
		isOut: () => !breaker.isOpen(),
		raise,
		report,
	});
	return {
		crm,
		start() {
			worker.start();
			maintenance.start();
		},
		wake: worker.wake,
		async stop() {
			const tended = maintenance.stop();
			await worker.stop();
			// Ends a look at what was delivered, too, whose answer does not come.
			await client.close();
			await tended;
		},
	};
}

/** Alarms go to the company's own address where it is named and a mail server is. */
function mailedAlarms({
	site,
	smtpUrl,
	sendMail,
}: {
	readonly site: Site;
	readonly smtpUrl: string | undefined;
	readonly sendMail: SendMail | undefined;
}): RaiseAlarm[] {
	const to = site.notify.email;
	if (to === undefined || smtpUrl === undefined || sendMail === undefined) return [];
	const from = senderOf(smtpUrl, to);
	return [createAlarmMail({ sendMail, to, from, site: site.name, locale: site.defaultLocale })];
}
