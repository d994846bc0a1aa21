import { createHash } from 'node:crypto';
import { createAlertList } from '../../alerts/list.ts';
import { createLiveSite, type LiveFiles } from '../../alerts/live-site.ts';
import { createMails, searchWords } from '../../alerts/mails.ts';
import { createRounds } from '../../alerts/rounds.ts';
import type { AlertsOptions } from '../../alerts/routes.ts';
import { spans } from '../../alerts/alert.ts';
import type { SendMail } from '../../delivery/mail.ts';
import { ownLocale, type Site } from '../../domain/site.ts';
import { translator } from '../../i18n/translate.ts';
import { alertsPath } from '../../intake/form.ts';
import type { Inquiry } from '../../intake/inquiry.ts';
import { newReference } from '../../intake/reference.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createWorker, type WorkerEvent } from '../../outbox/worker.ts';

/** How often it is looked whether something else is live, in milliseconds. */
const lookMs = 20_000;
/** How often alerts whose proof is no longer needed are removed, in milliseconds. */
const tidyMs = 60 * 60_000;

export interface ServedAlerts extends AlertsOptions {
	start(): void;
	stop(): Promise<void>;
}

/**
 * Offers alerts and works on them, where the settings say so.
 * @throws one sentence when no mail server is named
 */
export function prepareAlerts({
	outbox,
	site,
	files,
	origin,
	sendMail,
	wakeDelivery,
	report,
}: {
	readonly outbox: Outbox;
	readonly site: Site;
	readonly files: LiveFiles;
	/** Of the site as it is now. */
	readonly origin: () => string;
	readonly sendMail: SendMail | undefined;
	/** An alert is told to the CRM as an inquiry is. */
	readonly wakeDelivery: () => void;
	readonly report: (event: WorkerEvent) => void;
}): ServedAlerts | undefined {
	const { alerts: settings, inquiry } = site;
	if (!settings) return undefined;
	if (!sendMail) {
		throw new Error(
			'alerts is set in src/company/config.ts and no mail server is named: set VITRINE_SMTP_URL (see .env.example).',
		);
	}
	const list = createAlertList(outbox);
	const live = createLiveSite(files);
	const mails = createMails({
		live,
		site,
		from: settings.from,
		origin,
		ownPage: (reference) =>
			`${inquiry.endpoint ?? origin()}${alertsPath}/${list.tokenOf(reference)}`,
	});
	const rounds = createRounds({
		outbox,
		live,
		mails,
		sendMail,
		tellsPrices: settings.lowerPrices,
		async tellCrm(alert, reference, event) {
			const digest = outbox.hmac(`alert ${event} ${reference}`);
			const id = `alert.${digest}`;
			if ((await outbox.referenceOf(id)) !== undefined) return;
			const { watched, locale, email } = alert;
			const about =
				watched.kind === 'search'
					? await searchWords(live, watched, ownLocale(site))
					: watched.ids.join(', ');
			const payload: Inquiry = {
				reference: newReference(),
				name: '',
				email,
				locale,
				concern: 'alert',
				message: translator(ownLocale(site))(`task.alert.${event}`, { about }),
				targets: [],
				receivedAt: new Date(await outbox.now()).toISOString(),
			};
			const { stored } = await outbox.put({
				id,
				reference: payload.reference,
				group: email,
				payload,
			});
			if (!stored) throw new Error('The reference is taken; the next round draws another one.');
			wakeDelivery();
		},
	});
	const worker = createWorker({
		outbox: outbox.standing,
		deliver: rounds,
		concurrency: 2,
		// Whatever cannot wait wakes it.
		idleMs: 5_000,
		report(event) {
			// What inquiries wait for is another thing than what alerts do.
			if ('reason' in event) report({ event: 'broken', reason: `An alert: ${event.reason}` });
		},
	});
	const timers: NodeJS.Timeout[] = [];
	const every = (ms: number, work: () => Promise<void>) => {
		const tried = () =>
			void work().catch((error: unknown) =>
				report({ event: 'broken', reason: error instanceof Error ? error.name : 'unknown' }),
			);
		tried();
		timers.push(setInterval(tried, ms));
	};
	return {
		list,
		live,
		site,
		endpoint: inquiry.endpoint,
		wake: worker.wake,
		start() {
			worker.start();
			every(lookMs, async () => {
				await outbox.standing.wakeFor(createHash('sha256').update(files.name()).digest('hex'));
				worker.wake();
			});
			every(tidyMs, () => outbox.standing.expire(spans.proof));
		},
		async stop() {
			for (const timer of timers) clearInterval(timer);
			await worker.stop();
		},
	};
}
