import { z } from 'zod';

/**
 * `waiting` is to be delivered; `done` is delivered and erased; `dead` has used up its schedule and is kept; `standing`
 * is worked on again and again until it ends.
 */
export const states = ['waiting', 'done', 'dead', 'standing'] as const;
export type State = (typeof states)[number];

/** One message as it lies in a store; a column has the same name in snake case. Times are milliseconds since 1970. */
export const Row = z.object({
	id: z.string(),
	reference: z.string(),
	state: z.enum(states),
	/** Why somebody should look twice at it, without personal data; such rows are handed out after all others. */
	doubt: z.string().nullable(),
	/** Keyed digest. Messages of one group are delivered one at a time. */
	groupKey: z.string().nullable(),
	/** Sealed; null once erased. */
	payload: z.string().nullable(),
	/** Sealed last recovery point, null before the first and once erased. */
	progress: z.string().nullable(),
	/** The group stays closed for others between the attempts of this message. */
	holdsGroup: z.int().transform((flag) => flag === 1),
	/** Attempts that failed. */
	attempts: z.int(),
	acceptedAt: z.int(),
	/** When the next attempt is due; of a delivered message the next check, null after the last; of a standing one the next round, null after its end. */
	notBefore: z.int().nullable(),
	lease: z.string().nullable(),
	/** When the lease ends and the row may be handed out again. */
	leaseUntil: z.int().nullable(),
	/** Checks made since delivery. */
	checks: z.int(),
	finishedAt: z.int().nullable(),
	/** JSON of what delivery returned; of a standing message what it has noted, sealed. */
	result: z.string().nullable(),
	/** Why the last attempt failed, without personal data. */
	failure: z.string().nullable(),
	/** When an alarm said that it is dead. */
	alarmedAt: z.int().nullable(),
});
export type Row = Readonly<z.infer<typeof Row>>;

/** What a store can change in a row. */
export type Change = Partial<Omit<Row, 'id' | 'reference' | 'acceptedAt' | 'doubt' | 'alarmedAt'>>;

export type NewRow = Pick<
	Row,
	'id' | 'reference' | 'state' | 'doubt' | 'groupKey' | 'payload' | 'acceptedAt' | 'notBefore'
>;

/** Times are milliseconds since 1970. */
export interface Claim {
	readonly now: number;
	/** When the lease ends and the row is handed out again. */
	readonly until: number;
	/** A lease that ends later was given by a clock that has been turned back since, and counts as ended. */
	readonly latestLease: number;
	/** A waiting row that is due later was put off by such a clock, and is due. */
	readonly latestDue: number;
	readonly lease: string;
	/** `waiting` to deliver, `done` to check, `standing` for its next round. */
	readonly state: 'waiting' | 'done' | 'standing';
	/** Only this one, due or not; null for whichever is due. */
	readonly reference: string | null;
}

/** Rows that are looked for; everything given must fit. */
export interface Query {
	readonly state?: State | undefined;
	readonly reference?: string | undefined;
	readonly groupKey?: string | undefined;
}

/** Rows that are removed; everything given must fit. */
export interface Removal extends Query {
	readonly finishedBefore?: number;
	/** An alarm said before then that it is dead; not one of which none did. */
	readonly alarmedBefore?: number;
}

/**
 * Where messages lie. It knows rows and no rules; every call is atomic, and what a call that writes has
 * returned from survives a power cut. Several processes may use one store. Whatever implements it has to
 * pass tests/support/outbox-conformance.ts. Its answers are promises, because a database answers over a network.
 */
export interface OutboxStore {
	/**
	 * Milliseconds since 1970: the time by which everything about its rows is decided. Several servers may share a
	 * database, and their own clocks may differ.
	 */
	now(): number | Promise<number>;
	/** The value under this name, which is the given one when there was none. */
	remember(name: string, value: string): Promise<string>;
	/** Puts another value in place of this one under a name. False where there is not that value. */
	replaceNote(name: string, from: string, to: string): Promise<boolean>;
	/** Notes that a name was seen; it may be forgotten after a year, or ten thousand others. False where it was seen before. */
	noteOnce(name: string): Promise<boolean>;
	/**
	 * Adds rows in one transaction, each unless its id or its reference exists.
	 * @returns the reference that each id has now; `undefined` where the row is not there, because its reference is
	 * another one's
	 * @throws when there is no room for them; then none was added
	 */
	insert(rows: readonly NewRow[]): Promise<(string | undefined)[]>;
	/** Adds all of these rows in one transaction, or none where the id or the reference of one exists. @throws as `insert` */
	insertAll(rows: readonly NewRow[]): Promise<boolean>;
	/** Writes as much as a row needs, and takes it back. @throws what `insert` would throw now */
	probe(): Promise<void>;
	/** The reference of a message, or `undefined` when there is none with this id. */
	referenceOf(id: string): Promise<string | undefined>;
	/**
	 * Leases the row of this state that has been due for longest, one without a doubt before any with, and of those
	 * the one accepted first. Not one that is leased, unless its lease has run out; and none while another waiting or
	 * standing row of its group is leased or holds the group.
	 */
	claim(claim: Claim): Promise<Row | undefined>;
	/** Changes a row if it is still under this lease. */
	update(at: { readonly id: string; readonly lease: string }, change: Change): Promise<boolean>;
	/** Makes a row that waits or is dead due at `now`, as if never tried; not one that is leased. */
	revive(reference: string, now: number): Promise<boolean>;
	/** Makes every standing row due at `now` that has not ended and is due later. */
	wakeStanding(now: number): Promise<void>;
	/** Notes that an alarm named every dead row that ended by then. */
	markAlarmed(at: number): Promise<void>;
	/** Oldest first. */
	find(query: Query): Promise<Row[]>;
	/** Removes rows and counts them as erased; returns how many. */
	remove(removal: Removal): Promise<number>;
	/** The earliest `notBefore` of all waiting rows, of one that is leased the end of its lease if that is later. */
	nextDue(): Promise<number | undefined>;
	/** Number of rows in each state, of rows removed, and when the oldest waiting one was accepted. */
	counts(): Promise<Counts>;
	/** Overwrites what erased values have left on disk. False when another reader was in the way. */
	scrub(): Promise<boolean>;
	/** One sentence about damage that was found when the store was opened or examined; nothing where there is none. */
	damage(): string | undefined;
	/** Looks for damage in all that lies there. @returns `damage()` */
	examine(): Promise<string | undefined>;
	close(): Promise<void>;
}

export interface Counts extends Readonly<Record<State, number>> {
	/** Of those that wait, the ones with a doubt. */
	readonly doubtful: number;
	readonly oldestWaiting: number | undefined;
	/** Removed since the store was made, by the state they were in. */
	readonly erased: Readonly<Record<State, number>>;
}
