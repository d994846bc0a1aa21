/**
 * `waiting` is to be delivered; `done` is delivered and erased; `dead` has used up its schedule, or cannot be read,
 * and is kept.
 */
export const states = ['waiting', 'done', 'dead'] as const;
export type State = (typeof states)[number];

/** One message as it lies in a store. Times are milliseconds since 1970. */
export interface Row {
	readonly id: string;
	readonly reference: string;
	readonly state: State;
	/** Why somebody should look twice at it, without personal data; such rows are handed out after all others. */
	readonly doubt: string | null;
	/** Keyed digest. Messages of one lane are delivered one at a time. */
	readonly lane: string | null;
	/** Sealed; null once erased. */
	readonly payload: string | null;
	/** Sealed last recovery point, null before the first and once erased. */
	readonly progress: string | null;
	/** The lane stays closed for others between the attempts of this message. */
	readonly holdsLane: boolean;
	/** Attempts that failed. */
	readonly attempts: number;
	/** The last attempt failed because the receiver was out for everybody. */
	readonly heldUp: boolean;
	readonly acceptedAt: number;
	/** When the next attempt is due; of a delivered message the next check, null after the last. */
	readonly notBefore: number | null;
	/** When `notBefore` or `leaseUntil` was set. A clock that shows less has been turned back. */
	readonly parkedAt: number;
	readonly lease: string | null;
	/** When the lease ends and the row may be handed out again. */
	readonly leaseUntil: number | null;
	/** Checks made since delivery. */
	readonly checks: number;
	readonly finishedAt: number | null;
	/** JSON of what delivery returned. */
	readonly result: string | null;
	/** Why the last attempt failed, without personal data. */
	readonly failure: string | null;
	/** When somebody was told that it is dead. */
	readonly toldAt: number | null;
}

/** What a store can change in a row. */
export type Change = Partial<Omit<Row, 'id' | 'reference' | 'acceptedAt' | 'doubt' | 'toldAt'>>;

/** What is sealed of a row. */
export type Sealed = Pick<Row, 'payload' | 'progress'>;

export type NewRow = Pick<
	Row,
	'id' | 'reference' | 'doubt' | 'lane' | 'payload' | 'acceptedAt' | 'notBefore' | 'parkedAt'
>;

export interface Claim {
	readonly now: number;
	/** When the lease ends and the row is handed out again. */
	readonly until: number;
	readonly lease: string;
	/** `waiting` to deliver, `done` to check. */
	readonly state: 'waiting' | 'done';
	/** Also a row that is not due, if it is held up by an outage. */
	readonly early?: boolean;
	/**
	 * Also a row that is not due, if it holds its lane, another row of the lane is due, and `parkedAt` is no later:
	 * what comes after it has nobody else to wait for.
	 */
	readonly blockingSince: number;
}

/** Rows that are looked for; everything given must fit. */
export interface Query {
	readonly state?: State | undefined;
	readonly reference?: string | undefined;
	readonly lane?: string | undefined;
	/** Something in it is sealed with another key than the one of this id. */
	readonly notSealedWith?: string | undefined;
	/** At most so many, oldest first. */
	readonly limit?: number | undefined;
}

/** Several servers: the lease of the one that looks after the store; its fencing token is the fence. */
export const maintenanceLease = 'maintenance';

/** Rows that are removed; everything given must fit. */
export interface Removal extends Query {
	/** Ended before then; one that has not ended, accepted before then. */
	readonly finishedBefore?: number;
	/** Somebody was told before then that it is dead; not one of which nobody was. */
	readonly toldBefore?: number;
	/** Nothing fits unless this is the newest token of `maintenanceLease`. */
	readonly fence?: number | undefined;
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
	/**
	 * Adds waiting rows in one transaction, each unless its id or its reference exists.
	 * @returns the reference that each id has now; `undefined` where the row is not there, because its reference is
	 * another one's
	 * @throws when there is no room for them; then none was added
	 */
	insert(rows: readonly NewRow[]): Promise<(string | undefined)[]>;
	/** Writes as much as a row needs, and takes it back. @throws what `insert` would throw now */
	probe(): Promise<void>;
	/** The reference of a message, or `undefined` when there is none with this id. */
	referenceOf(id: string): Promise<string | undefined>;
	/**
	 * Leases the row of this state that has been due for longest, one without a doubt before any with, and of those
	 * the one accepted first. Not one that is leased, unless its lease has run out; and none while another waiting row
	 * of its lane is leased or holds the lane. Where the clock was turned back since `parkedAt`, the row is due;
	 * where it was turned back by more than the length of the lease, the lease has run out.
	 */
	claim(claim: Claim): Promise<Row | undefined>;
	/** Changes a row if it is still under this lease. */
	update(at: { readonly id: string; readonly lease: string }, change: Change): Promise<boolean>;
	/** Changes what is sealed in a row if all of it is still as it was read, whoever holds the row. */
	reseal(read: Sealed & Pick<Row, 'id'>, sealed: Sealed): Promise<boolean>;
	/** Ids of all keys that rows are sealed with. */
	keyIds(): Promise<string[]>;
	/** Makes every waiting row due that an outage holds up; one that is leased, when its lease has run out. */
	retryNow(now: number): Promise<void>;
	/** Makes a row that waits or is dead due at `now`, as if never tried; not one that is leased. */
	revive(reference: string, now: number): Promise<boolean>;
	/** Notes that somebody was told of every dead row that ended by then, unless the fencing token is an old one. */
	tell(at: number, fence?: number): Promise<void>;
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
