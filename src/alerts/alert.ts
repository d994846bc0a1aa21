import { z } from 'zod';
import { Consent } from '../domain/inquiry.ts';
import { Locale } from '../domain/locale.ts';
import { Deal } from '../domain/unit.ts';
import { mostTargets } from '../intake/form.ts';

/** Longest query of a list that an alert watches, in characters. */
const longestQuery = 1500;

/** What somebody can ask for at a list: to hear of all that a search finds, or of what becomes of some homes. */
export const Asked = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('search'),
		deal: Deal,
		/** As in the address of a list, in the language of the alert; empty, or with its question mark. */
		query: z.string().max(longestQuery),
		/** Areas drawn on the map of that list, as its address says them after its "#". */
		areas: z.string().optional(),
	}),
	z.object({
		kind: z.literal('units'),
		ids: z.array(z.int().positive()).min(1).max(mostTargets),
	}),
]);
export type Asked = z.infer<typeof Asked>;

/** What somebody wants to hear of: that, or what a ticked box says. */
export const Watched = z.discriminatedUnion('kind', [
	...Asked.options,
	z.object({
		kind: z.literal('consent'),
		purpose: Consent.shape.purpose,
		/** The form that the box stood in. */
		form: z.string(),
	}),
]);
export type Watched = z.infer<typeof Watched>;

/** How often somebody is told: as soon as something is there, or each morning. */
export const Pace = z.enum(['now', 'daily']);
export type Pace = z.infer<typeof Pace>;

/** What somebody has asked for, as it stands in the outbox; with what was shown beside the button, as proof. */
export const Alert = z.object({
	email: z.string(),
	locale: Locale,
	watched: Watched,
	pace: Pace,
	/** The text beside the button or box, exactly as it was shown, with its version, and its language where it is another. */
	shown: z.object({ text: z.string(), version: z.string(), locale: Locale.optional() }),
	askedAt: z.iso.datetime({ offset: true }),
});
export type Alert = z.infer<typeof Alert>;

/** How far it is: the recovery point of an alert. Times are milliseconds since 1970. */
export const AlertState = z.discriminatedUnion('step', [
	/** Nothing was sent yet. */
	z.object({ step: z.literal('new') }),
	/** The one mail that asks for confirmation was sent. */
	z.object({ step: z.literal('asked'), at: z.number() }),
	z.object({
		step: z.literal('active'),
		/** When the confirmation was asked for. */
		askedAt: z.number(),
		confirmedAt: z.number(),
		/** When it was last said that it shall go on: at first its confirmation. */
		wantedAt: z.number(),
		/** When it was asked whether it shall go on. */
		questionAt: z.number().optional(),
		/** Whether the CRM knows that it was confirmed; the outbox forgets after weeks what it has delivered. */
		isTold: z.boolean().optional(),
		/** As chosen since, in the place of the alert's own. */
		pace: Pace.optional(),
	}),
	z.object({
		step: z.literal('ended'),
		at: z.number(),
		/** Absent where nobody has ever confirmed it. */
		confirmedAt: z.number().optional(),
		why: z.enum(['byPerson', 'unanswered']),
	}),
]);
export type AlertState = z.infer<typeof AlertState>;

const hour = 60 * 60_000;
const day = 24 * hour;

/** Milliseconds: what is not confirmed is erased; between two mails that ask one address; until it is asked again; until no answer ends it; how long proof is kept after the end. */
export const spans = {
	pending: 2 * day,
	betweenQuestions: day,
	untilRenewal: 365 * day,
	forAnswer: 30 * day,
	/** Claims end three years after the end of the year. */
	proof: 4 * 365 * day,
} as const;

/** Alerts that one address may have at once. */
export const mostAlerts = 10;

/** @throws when it is none, because another version has written it */
export function readState(progress: unknown): AlertState {
	return AlertState.parse(progress ?? { step: 'new' });
}

/** When an active alert is asked whether it shall go on, or ends without an answer, in milliseconds since 1970. */
export function renewalOf(state: Extract<AlertState, { step: 'active' }>): number {
	return state.questionAt === undefined
		? state.wantedAt + spans.untilRenewal
		: state.questionAt + spans.forAnswer;
}
