import type { Cipher } from './cipher.ts';
import type { Row, State } from './store.ts';

/** Something to be delivered. */
export interface Message {
	/** The same id twice is the same message. */
	readonly id: string;
	/** Unique too; what people and the receiver know the message by. */
	readonly reference: string;
	/** Messages of one group are delivered one at a time; only a keyed digest of it is kept. */
	readonly group?: string | undefined;
	/** Anything JSON can hold; sealed on disk. */
	readonly payload: unknown;
	/** Why somebody should look twice at it, without personal data; stored, shown, and passed to the delivery. */
	readonly doubt?: string | undefined;
}

export type Put =
	| {
			readonly stored: true;
			/** Of the message that lies there, which may be an earlier one of the same id. */
			readonly reference: string;
	  }
	/** Another message has its reference. */
	| { readonly stored: false };

/** What a row holds, opened; nothing where it was erased, and where no recovery point was saved. */
interface Content {
	readonly payload: unknown;
	readonly progress: unknown;
	/** What a standing message has noted. */
	readonly noted?: unknown;
}

/** The right of one worker to one message. */
export type Held = Pick<Row, 'id' | 'reference'> & { readonly lease: string };

/** A message in the hands of a worker. */
export type Job = Held & Content & Pick<Row, 'doubt' | 'attempts' | 'acceptedAt'>;

/** A delivered message in the hands of whoever checks what became of it. */
export type Delivered = Held &
	Pick<Row, 'checks'> & {
		/** What delivery returned. */
		readonly result: unknown;
		/** Milliseconds since 1970. */
		readonly finishedAt: number;
	};

export interface Failure {
	/** One sentence without personal data; it is kept and shown. */
	readonly reason: string;
	/** Not to be tried again before, in milliseconds since 1970. */
	readonly notBefore?: number | undefined;
	/** Whether the receiver fails for every message, or for this one only; absent when nobody knows. */
	readonly isOutage?: boolean | undefined;
	/** The receiver wants to hear nothing for so many milliseconds. */
	readonly quietMs?: number | undefined;
}

/** The parts of a message that are not sealed. */
export interface Entry extends Pick<
	Row,
	| 'reference'
	| 'state'
	| 'attempts'
	| 'acceptedAt'
	| 'notBefore'
	| 'finishedAt'
	| 'checks'
	| 'doubt'
	| 'failure'
> {
	/** False once erased. */
	readonly hasContent: boolean;
	/** What delivery returned, such as the ids of the receiver's records. */
	readonly result: unknown;
}

/** Which messages: one by its reference, all of one sender by their group, or all in one state. */
export type Which =
	{ readonly reference: string } | { readonly group: string } | { readonly state: State };

/** The lease ran out and the message may be with another worker: stop, and touch nothing. */
export class LeaseLostError extends Error {
	override readonly name = 'LeaseLostError';
	constructor(reference: string) {
		super(`Message ${reference} is no longer held by this worker; another one will deliver it.`);
	}
}

/** The sealed part of a message was changed on the disk, belongs to another one, or has an unknown key. */
export class UnreadableError extends Error {
	override readonly name = 'UnreadableError';
	constructor(reference: string) {
		super(
			`The content of message ${reference} cannot be read: put the key it was sealed with behind the one in VITRINE_OUTBOX_KEY; or it was changed on the disk: restore the outbox from a back-up, or erase it with \`npm run outbox -- erase ${reference}\`.`,
		);
	}
}

/** @throws UnreadableError */
export function openContent(cipher: Cipher, row: Row): Content {
	const { id, reference, state, payload, progress, result } = row;
	const open = (sealed: string | null): unknown =>
		sealed === null ? undefined : JSON.parse(cipher.open(sealed, id));
	try {
		const noted = state === 'standing' ? open(result) : undefined;
		return { payload: open(payload), progress: open(progress), noted };
	} catch {
		// What the parser says could quote what was read.
		throw new UnreadableError(reference);
	}
}

/** The outbox was sealed with a key that is not known here. */
export class WrongKeyError extends Error {
	override readonly name = 'WrongKeyError';
	constructor() {
		super(
			'The outbox was written with another key, so what waits there cannot be read: put that key behind the one in VITRINE_OUTBOX_KEY, with a comma between them, or put its key file back; nothing was changed.',
		);
	}
}

/** More doubtful messages wait than may: the room is kept for the others. */
export class CrowdedError extends Error {
	override readonly name = 'CrowdedError';
	constructor(waiting: number) {
		super(
			`${waiting} doubtful messages wait, and no more are taken in until some are delivered: see whether the receiver is up.`,
		);
	}
}
