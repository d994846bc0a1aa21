import { createHash } from 'node:crypto';
import { spans } from '../../alerts/alert.ts';
import { createCrmNotes } from '../../alerts/crm-notes.ts';
import { createAlertList } from '../../alerts/list.ts';
import type { LiveFiles, LiveSite } from '../../alerts/live-site.ts';
import { createMails } from '../../alerts/mails.ts';
import { createRounds } from '../../alerts/rounds.ts';
import type { AlertsOptions } from '../../alerts/routes.ts';
import type { BookingsOptions } from '../../bookings/endpoint.ts';
import { bookingIn, createHeldPlaces } from '../../bookings/held.ts';
import { createBookingMails } from '../../bookings/mails.ts';
import { createBookingRounds } from '../../bookings/rounds.ts';
import type { Crm } from '../../crm/client.ts';
import type { Confirmed, SettingsRefused } from '../../delivery/confirmed.ts';
import type { SendMail } from '../../delivery/mail.ts';
import { ownLocale, type Site } from '../../domain/site.ts';
import { alertsPath, bookingsPath } from '../../intake/form.ts';
import type { Published } from '../../intake/targets.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createWorker, type Deliver, type WorkerEvent } from '../../outbox/worker.ts';

/** How often it is looked whether something else is live, in milliseconds. */
const lookMs = 20_000;
/** How often alerts whose proof is no longer needed are removed, in milliseconds. */
const tidyMs = 60 * 60_000;
/** What no setting asks for any more waits for so long, in milliseconds. */
const restMs = 24 * 60 * 60_000;

interface StandingOptions {
	readonly outbox: Outbox;
	readonly site: Site;
	readonly files: LiveFiles;
	/** The same, to be asked. */
	readonly live: LiveSite;
	/** The site as it is now. */
	readonly published: () => Published;
	readonly crm: () => Crm;
	readonly sendMail: SendMail | undefined;
	/** The CRM is told as of an inquiry. */
	readonly wakeDelivery: () => void;
	readonly report: (event: WorkerEvent | SettingsRefused) => void;
}

/** What stands in the outbox, as a server offers it: alerts and consents, and places at viewings. */
interface ServedStanding {
	readonly alerts: AlertsOptions | undefined;
	readonly bookings: BookingsOptions | undefined;
	/** What delivery has to know of consents. */
	readonly notes: Confirmed | undefined;
	/** Looks at once, because something was put there. */
	wake(): void;
	start(): void;
	stop(): Promise<void>;
}

/**
 * Offers alerts, asks for the confirmation of ticked boxes, looks after places that were booked, and works on all of it,
 * where the settings say so.
 * @throws one sentence when no mail server is named
 */
export function prepareStanding(options: StandingOptions): ServedStanding | undefined {
	const { outbox, site, files, report } = options;
	if (mailSettings(site).length === 0) return undefined;
	const wake = () => worker.wake();
	const alerts = prepareAlerts(options, wake);
	const bookings = prepareBookings(options, wake);
	const rest: Deliver = async () => ({
		kind: 'later',
		notBefore: (await outbox.now()) + restMs,
	});
	const worker = createWorker({
		outbox: outbox.standing,
		deliver: async (attempt) => {
			const own = bookingIn(attempt.payload) ? bookings?.rounds : alerts?.rounds;
			return await (own ?? rest)(attempt);
		},
		concurrency: 2,
		// Whatever cannot wait wakes it.
		idleMs: 5_000,
		report(event) {
			// What inquiries wait for is another thing than what these do.
			if ('reason' in event)
				report({ event: 'broken', reason: `An alert or a booking: ${event.reason}` });
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
		alerts: alerts?.options,
		bookings: bookings?.options,
		notes: alerts?.notes,
		wake,
		start() {
			worker.start();
			every(lookMs, async () => {
				const name = files.name();
				if (name === '') return;
				await outbox.standing.wakeFor(createHash('sha256').update(name).digest('hex'));
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

/** The settings that need a mail server, by their names, with the senders they name. */
function mailSettings({ alerts, inquiry, viewings }: Site): (readonly [string, string])[] {
	const senders = [
		['alerts', alerts?.from],
		['inquiry.confirmFrom', inquiry.confirmFrom],
		['viewings.confirmFrom', viewings?.confirmFrom],
	] as const;
	return senders.flatMap(([name, from]) => (from === undefined ? [] : [[name, from] as const]));
}

/** @throws one sentence when no mail server is named */
function mailerOf({ site, sendMail }: StandingOptions): SendMail {
	if (sendMail) return sendMail;
	throw new Error(
		`${mailSettings(site)[0]?.[0]} is set in src/company/config.ts and no mail server is named: set VITRINE_SMTP_URL (see .env.example).`,
	);
}

function prepareAlerts(options: StandingOptions, wake: () => void) {
	const { outbox, live, site, published, wakeDelivery } = options;
	const { alerts: settings, inquiry } = site;
	const sender = settings?.from ?? inquiry.confirmFrom;
	if (sender === undefined) return undefined;
	const sendMail = mailerOf(options);
	const origin = () => published().origin;
	const list = createAlertList(outbox);
	const notes = createCrmNotes({ outbox, list, live, site, origin, wake: wakeDelivery });
	const mails = createMails({
		live,
		site,
		from: { alert: settings?.from ?? sender, consent: inquiry.confirmFrom ?? sender },
		origin,
		ownPage: (reference, locale) =>
			`${inquiry.endpoint ?? origin()}${alertsPath}/${list.tokenOf(reference)}?locale=${locale}`,
	});
	const rounds = createRounds({
		outbox,
		live,
		mails,
		sendMail,
		tellsPrices: settings?.lowerPrices ?? false,
		tellCrm: notes.tell,
	});
	return { rounds, notes, options: { list, live, site, endpoint: inquiry.endpoint, wake } };
}

function prepareBookings(options: StandingOptions, wake: () => void) {
	const { outbox, live, site, published, crm, wakeDelivery, report } = options;
	const { viewings, inquiry } = site;
	if (viewings?.confirmFrom === undefined) return undefined;
	const origin = () => published().origin;
	const places = createHeldPlaces(outbox, {
		locale: ownLocale(site),
		wake() {
			wakeDelivery();
			wake();
		},
	});
	const mails = createBookingMails({
		live,
		site,
		from: viewings.confirmFrom,
		published,
		ownPage: (reference, locale) =>
			`${inquiry.endpoint ?? origin()}${bookingsPath}/${places.tokenOf(reference)}?locale=${locale}`,
	});
	const rounds = createBookingRounds({
		outbox,
		published,
		places,
		crm,
		mails,
		sendMail: mailerOf(options),
		remind: viewings.remind,
		report,
	});
	return { rounds, options: { places, mails, site } };
}
