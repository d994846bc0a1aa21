import type { State } from './store.ts';

/** Something to be delivered. */
export interface Message {
	/** The same id twice is the same message. */
	readonly id: string;
	/** Unique too; what people and the receiver know the message by. */
	readonly reference: string;
	/** Messages of one lane are delivered one at a time; only a keyed digest of it is kept. */
	readonly lane?: string | undefined;
	/** Anything JSON can hold; sealed on disk. */
	readonly payload: unknown;
	/** Why somebody should look twice at it, without personal data; it is kept, shown, and told to who delivers it. */
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

/** A message in the hands of a worker. */
export interface Job {
	readonly id: string;
	readonly reference: string;
	readonly payload: unknown;
	/** Why somebody should look twice at it; nothing speaks against most messages. */
	readonly doubt: string | null;
	/** The last saved recovery point; `undefined` before the first. */
	readonly progress: unknown;
	/** Attempts that have failed before this one. */
	readonly attempts: number;
	/** Milliseconds since 1970. */
	readonly acceptedAt: number;
	/** When this attempt was due, in milliseconds since 1970. */
	readonly dueAt: number;
	/** Taken before that: to find out whether the receiver is back, or because others of its lane wait for it. */
	readonly isEarly: boolean;
	readonly lease: string;
}

/** A delivered message in the hands of whoever checks what became of it. */
export interface Delivered {
	readonly id: string;
	readonly reference: string;
	/** What delivery returned. */
	readonly result: unknown;
	/** Checks made before this one. */
	readonly checks: number;
	/** Milliseconds since 1970. */
	readonly finishedAt: number;
	readonly lease: string;
}

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

/** What is known of a message without opening it. Times are milliseconds since 1970. */
export interface Entry {
	readonly reference: string;
	readonly state: State;
	readonly attempts: number;
	readonly acceptedAt: number;
	readonly notBefore: number | null;
	readonly finishedAt: number | null;
	/** False once erased. */
	readonly hasContent: boolean;
	readonly checks: number;
	/** What delivery returned, such as the ids of the receiver's records. */
	readonly result: unknown;
	readonly doubt: string | null;
	/** Why the last attempt failed. */
	readonly failure: string | null;
}

/** Which messages: one by its reference, all of one sender by their lane, or all in one state. */
export type Which =
	{ readonly reference: string } | { readonly lane: string } | { readonly state: State };

/** The lease ran out and the message may be with another worker: stop, and touch nothing. */
export class LeaseLostError extends Error {
	override readonly name = 'LeaseLostError';
	constructor(reference: string) {
		super(`Message ${reference} is no longer held by this worker; another one will deliver it.`);
	}
}

/** What is sealed of a message was changed on the disk, or sealed for another one. */
export class UnreadableError extends Error {
	override readonly name = 'UnreadableError';
	constructor(reference: string) {
		super(
			`The content of message ${reference} cannot be read: it was changed on the disk; restore the outbox from a back-up, or erase it with \`npm run outbox -- erase ${reference}\`.`,
		);
	}
}

/** Something was sealed with a key that is not known here. */
export class UnknownKeyError extends Error {
	override readonly name = 'UnknownKeyError';
	constructor(id: string) {
		super(
			`The outbox was written with another key, whose id is ${id}, so what waits there cannot be read: put that key behind the one in VITRINE_OUTBOX_KEY, with a comma between them, or put its key file back; nothing was changed.`,
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
