import { createHash } from 'node:crypto';
import { createAlertList } from '../../alerts/list.ts';
import { createLiveSite, type LiveFiles } from '../../alerts/live-site.ts';
import { createCrmNotes } from '../../alerts/crm-notes.ts';
import { createMails } from '../../alerts/mails.ts';
import { createRounds } from '../../alerts/rounds.ts';
import type { AlertsOptions } from '../../alerts/routes.ts';
import { spans } from '../../alerts/alert.ts';
import type { Confirmed } from '../../delivery/confirmed.ts';
import type { SendMail } from '../../delivery/mail.ts';
import type { Site } from '../../domain/site.ts';
import { alertsPath } from '../../intake/form.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createWorker, type WorkerEvent } from '../../outbox/worker.ts';

/** How often it is looked whether something else is live, in milliseconds. */
const lookMs = 20_000;
/** How often alerts whose proof is no longer needed are removed, in milliseconds. */
const tidyMs = 60 * 60_000;

export interface ServedAlerts extends AlertsOptions {
	/** What delivery has to know of them. */
	readonly notes: Confirmed;
	start(): void;
	stop(): Promise<void>;
}

/**
 * Offers alerts, asks for the confirmation of ticked boxes, and works on both, where the settings say so.
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
	/** The CRM is told as of an inquiry. */
	readonly wakeDelivery: () => void;
	readonly report: (event: WorkerEvent) => void;
}): ServedAlerts | undefined {
	const { alerts: settings, inquiry } = site;
	const sender = settings?.from ?? inquiry.confirmFrom;
	if (sender === undefined) return undefined;
	if (!sendMail) {
		const named = settings ? 'alerts' : 'inquiry.confirmFrom';
		throw new Error(
			`${named} is set in src/company/config.ts and no mail server is named: set VITRINE_SMTP_URL (see .env.example).`,
		);
	}
	const list = createAlertList(outbox);
	const live = createLiveSite(files);
	const notes = createCrmNotes({ outbox, list, live, site, origin, wake: wakeDelivery });
	const mails = createMails({
		live,
		site,
		from: { alert: settings?.from ?? sender, consent: inquiry.confirmFrom ?? sender },
		origin,
		ownPage: (reference) =>
			`${inquiry.endpoint ?? origin()}${alertsPath}/${list.tokenOf(reference)}`,
	});
	const rounds = createRounds({
		outbox,
		live,
		mails,
		sendMail,
		tellsPrices: settings?.lowerPrices ?? false,
		tellCrm: notes.tell,
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
		notes,
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
