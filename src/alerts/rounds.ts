import type { Outbox } from '../outbox/outbox.ts';
import type { StandingMessages } from '../outbox/standing.ts';
import type { Deliver, Outcome } from '../outbox/worker.ts';
import { instantAt, dayOf } from '../domain/day.ts';
import { MailError, type Mail, type SendMail } from '../delivery/mail.ts';
import { z } from 'zod';
import { Alert, readState, renewalOf, spans, type AlertState } from './alert.ts';
import type { LiveSite } from './live-site.ts';
import { newsOf, Noted, type News, type Tells } from './news.ts';

type Active = Extract<AlertState, { step: 'active' }>;

/** What an alert notes from round to round: what it knows of homes, and when news that wait for the morning are due. */
const Note = z.object({ units: Noted, due: z.number().optional() });
type Note = z.infer<typeof Note>;

/** Makes the mails of an alert. */
export interface AlertMails {
	/** @param all that the address has not confirmed yet, this one first */
	confirmation(all: readonly [Alert, ...Alert[]], reference: string): Promise<Mail>;
	/** Nothing where none of it may be shown any more. */
	news(alert: Alert, reference: string, news: readonly News[]): Promise<Mail | undefined>;
	renewal(alert: Alert, reference: string): Promise<Mail>;
}

interface RoundOptions {
	readonly outbox: Pick<Outbox, 'now'> & { readonly standing: Pick<StandingMessages, 'of'> };
	readonly live: Pick<LiveSite, 'name' | 'offers'>;
	readonly mails: AlertMails;
	readonly sendMail: SendMail;
	/** Notes for the CRM that one was confirmed, or has ended; the same twice is once. */
	readonly tellCrm: (
		alert: Alert,
		reference: string,
		event: 'confirmed' | 'ended',
	) => Promise<void>;
	/** Whether searches tell of lower prices. */
	readonly tellsPrices: boolean;
}

/** The hour at which those hear who want to hear each morning, by the company's clock. */
const morning = '07:00';

/**
 * What is done in each round of an alert, whatever has woken it: the one mail that asks for confirmation, what is new for
 * it, the question whether it shall go on, and its end. Each mail is sent anew where nobody knows whether it arrived,
 * and never where that is known.
 */
export function createRounds(options: RoundOptions): Deliver {
	const { outbox, live, mails, sendMail, tellCrm, tellsPrices } = options;

	return async ({ reference, payload, progress, noted: lastNote, acceptedAt, save }) => {
		const alert = Alert.parse(payload);
		const noted = Note.optional().parse(lastNote);
		const state = readState(progress);
		const now = await outbox.now();
		try {
			switch (state.step) {
				case 'new':
					return await ask();
				case 'asked':
					return now < state.at + spans.pending ? later(state.at + spans.pending) : erased;
				case 'ended':
					if (state.confirmedAt === undefined) return erased;
					await tellCrm(alert, reference, 'ended');
					return { kind: 'done', result: undefined };
				case 'active':
					return await work(state);
			}
		} catch (error) {
			if (!(error instanceof MailError)) throw error;
			return { kind: 'failed', reason: error.message, isOutage: true };
		}

		async function work(active: Active): Promise<Outcome> {
			if (!active.isTold) {
				await tellCrm(alert, reference, 'confirmed');
				await save({ ...active, isTold: true } satisfies AlertState);
			}
			const told = { ...active, isTold: true };
			// A consent holds until it is withdrawn.
			if (alert.watched.kind === 'consent') return later(now + spans.untilRenewal);
			return now >= renewalOf(told) ? await renew(told) : await look(told);
		}

		/** One question a day to one address, whoever types it and how often. */
		async function ask(): Promise<Outcome> {
			const all = (await outbox.standing.of(alert.email)).map((one) => ({
				...one,
				state: readState(one.progress),
			}));
			const asked = all.flatMap(({ state: one }) =>
				one.step === 'asked' ? one.at : one.step === 'active' ? one.askedAt : [],
			);
			const next = Math.max(0, ...asked) + spans.betweenQuestions;
			if (now >= acceptedAt + spans.pending) return erased;
			if (now < next) return later(Math.min(next, acceptedAt + spans.pending));
			const others = all.filter((one) => one.state.step === 'new' && one.reference !== reference);
			const open = others.map(({ payload }) => Alert.parse(payload));
			// Whoever asks has seen what there is now: what comes until it is confirmed is told then.
			const seen = await seenNow();
			await sendMail(await mails.confirmation([alert, ...open], reference));
			await save({ step: 'asked', at: now } satisfies AlertState, { noted: seen });
			return later(now + spans.pending);
		}

		/** Nothing where the site cannot be read: the first look after confirming notes it, and nobody waits for it. */
		async function seenNow(): Promise<Note | undefined> {
			if (alert.watched.kind === 'consent') return undefined;
			const offers = await live.offers(alert.watched, alert.locale).catch(() => undefined);
			return offers && { units: newsOf(undefined, offers, { now, tells: tellsOf(alert) }).told() };
		}

		async function look(active: Active): Promise<Outcome> {
			const seen = live.name();
			const { news, untold, told, again } = newsOf(
				noted?.units,
				await live.offers(alert.watched, alert.locale),
				{
					now,
					tells: tellsOf(alert),
				},
			);
			const next = Math.min(again ?? Infinity, renewalOf(active));
			const pace = active.pace ?? alert.pace;
			const due =
				news.length === 0 ? undefined : pace === 'now' ? now : (noted?.due ?? nextMorning(now));
			if (due === undefined || due > now) {
				const at = seen === live.name() ? Math.min(due ?? Infinity, next) : now;
				return later(at, kept({ units: untold(), due }));
			}
			const mail = await mails.news(alert, reference, news);
			if (mail) await sendMail(mail);
			return later(seen === live.name() ? next : now, kept({ units: told() }));
		}

		/** What is to be noted anew, if anything. */
		function kept(note: Note): Note | undefined {
			return JSON.stringify(note) === JSON.stringify(noted) ? undefined : note;
		}

		async function renew(active: Active): Promise<Outcome> {
			if (active.questionAt === undefined) {
				await sendMail(await mails.renewal(alert, reference));
				await save({ ...active, questionAt: now } satisfies AlertState);
				return later(now);
			}
			const { confirmedAt } = active;
			const end: AlertState = { step: 'ended', at: now, confirmedAt, why: 'unanswered' };
			await save(end);
			return later(now);
		}
	};

	function tellsOf({ watched }: Alert): Tells {
		if (watched.kind === 'units') return { price: 'changes', status: true };
		return { price: tellsPrices ? 'lower' : 'no', status: false };
	}
}

const erased: Outcome = { kind: 'done', result: 'erased' };
const later = (notBefore: number, noted?: Note): Outcome => ({ kind: 'later', notBefore, noted });

/** In milliseconds since 1970. */
export function nextMorning(now: number): number {
	const today = instantAt(`${dayOf(now)}T${morning}`);
	return now < today ? today : instantAt(`${dayOf(now + 24 * 60 * 60_000)}T${morning}`);
}
