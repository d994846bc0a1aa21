import type { Outbox } from '../outbox/outbox.ts';
import type { Standing } from '../outbox/standing.ts';
import { underNewReference } from '../intake/reference.ts';
import { Alert, mostAlerts, readState, type AlertState, type Pace } from './alert.ts';

/** An alert with how far it is. */
export interface OwnAlert {
	readonly reference: string;
	readonly alert: Alert;
	readonly state: AlertState;
}

export type AlertList = ReturnType<typeof createAlertList>;

/** How long somebody waits for an alert that is being worked on, and how often it is looked at meanwhile, in milliseconds. */
const patience = { most: 5_000, step: 100 };

/** What people do with alerts: ask for one, confirm it, change and end it. */
export function createAlertList({
	now,
	hmac,
	standing,
}: Pick<Outbox, 'now' | 'hmac' | 'standing'>) {
	const tokenOf = (reference: string) => `${reference}.${hmac(`alert ${reference}`).slice(0, 32)}`;

	async function everyOf(reference: string): Promise<OwnAlert[]> {
		const one = await standing.one(reference);
		return one ? (await standing.of(opened(one).alert.email)).map(opened) : [];
	}

	/** Changes an alert, once nobody works on it. False where there is none, or it has ended. */
	async function change(
		reference: string,
		next: (state: AlertState, at: number) => AlertState | undefined,
	): Promise<boolean> {
		for (let waited = 0; waited <= patience.most; waited += patience.step) {
			const job = await standing.hold(reference);
			if (job) {
				const state = next(readState(job.progress), await now());
				if (state) await standing.save(job, state);
				await standing.release(job, await now());
				return state !== undefined;
			}
			if (!(await standing.one(reference))) return false;
			await new Promise((resolve) => setTimeout(resolve, patience.step));
		}
		throw new Error('The alert is being worked on for too long.');
	}

	return {
		/** What the links of an alert's mails hold: its reference, and what nobody can guess. */
		tokenOf,

		/** The reference of a token; nothing where it is none. */
		referenceOf(token: string): string | undefined {
			const [reference = ''] = token.split('.');
			return token === tokenOf(reference) ? reference : undefined;
		},

		/** All alerts of the address of one, the last first; nothing where there is no such alert. */
		async all(reference: string): Promise<OwnAlert[]> {
			return (await everyOf(reference)).filter(isOpen).toReversed();
		},

		/** The same with those that have ended. */
		everyOf,

		/** Takes an alert in, unless the address has it, or as many as it may have: nobody else is to learn which. */
		async ask(alert: Alert): Promise<void> {
			const all = (await standing.of(alert.email)).map(opened);
			const own = all.filter(isOpen);
			const same = all.filter((one) => wishOf(one.alert) === wishOf(alert));
			const isFull = alert.watched.kind !== 'consent' && own.length >= mostAlerts;
			if (isFull || same.some(isOpen)) return;
			// What is asked for twice at once has one id; what was ended before has another.
			const digest = hmac(`alert\n${alert.email}\n${wishOf(alert)}\n${same.length}`);
			const message = { id: `alert.${digest}`, group: alert.email, payload: alert };
			await underNewReference(
				async (reference) => (await standing.put({ ...message, reference })) || undefined,
			);
		},

		/** The owner of the mailbox wants it, or wants it to go on. */
		confirm: async (reference: string) =>
			await change(reference, (state, at) => {
				if (state.step === 'active') {
					const { questionAt: _, ...rest } = state;
					return { ...rest, wantedAt: at };
				}
				if (state.step === 'ended') return undefined;
				const askedAt = state.step === 'asked' ? state.at : at;
				return { step: 'active', askedAt, confirmedAt: at, wantedAt: at };
			}),

		setPace: async (reference: string, pace: Pace) =>
			await change(reference, (state) =>
				state.step === 'active' ? { ...state, pace } : undefined,
			),

		end: async (reference: string) =>
			await change(reference, (state, at) => {
				if (state.step === 'ended') return undefined;
				const { confirmedAt } = state.step === 'active' ? state : {};
				return { step: 'ended', at, ...(confirmedAt && { confirmedAt }), why: 'byPerson' };
			}),
	};
}

/** What tells two alerts of one person apart. */
function wishOf({ locale, watched }: Alert): string {
	return JSON.stringify(watched.kind === 'consent' ? watched.purpose : [locale, watched]);
}

const isOpen = ({ state }: OwnAlert) => state.step !== 'ended';

function opened({ reference, payload, progress }: Standing): OwnAlert {
	return { reference, alert: Alert.parse(payload), state: readState(progress) };
}
