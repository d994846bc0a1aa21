/**
 * `waiting` is delivered; `quarantine` waits for a person's decision; `done` is delivered and erased;
 * `dead` has used up its schedule and is kept.
 */
export type State = 'waiting' | 'quarantine' | 'done' | 'dead';

/** One message as it lies on disk. Times are milliseconds since 1970. */
export interface Row {
	readonly id: string;
	readonly reference: string;
	readonly state: State;
	/** Messages of one lane are delivered one at a time. */
	readonly lane: string | null;
	/** JSON; null once erased. */
	readonly payload: string | null;
	/** JSON of the last recovery point, null before the first. */
	readonly progress: string | null;
	/** The lane stays closed for others between the attempts of this message. */
	readonly holdsLane: boolean;
	/** Attempts that failed. */
	readonly attempts: number;
	readonly acceptedAt: number;
	/** When the next attempt is due; while leased, when the lease ends. */
	readonly notBefore: number;
	/** When `notBefore` was set. A clock that shows less has been turned back. */
	readonly parkedAt: number;
	readonly lease: string | null;
	readonly finishedAt: number | null;
	/** JSON of what delivery returned. */
	readonly result: string | null;
	/** Why the last attempt failed, without personal data. */
	readonly failure: string | null;
}

/** What a store can change in a row that a worker holds. */
export type Change = Partial<
	Omit<Row, 'id' | 'reference' | 'acceptedAt' | 'lease'> & { readonly lease: null }
>;

export type NewRow = Pick<
	Row,
	'id' | 'reference' | 'state' | 'lane' | 'payload' | 'acceptedAt' | 'notBefore' | 'parkedAt'
>;

export interface Claim {
	readonly now: number;
	/** When the lease ends and the row is handed out again. */
	readonly until: number;
	readonly lease: string;
}

/**
 * Where messages lie. It knows rows and no rules; every call is atomic, and what `insert` and `update`
 * have returned from survives a power cut. Several processes may use one store.
 */
export interface OutboxStore {
	/** Adds a row, unless its id or its reference exists. */
	insert(row: NewRow): void;
	/** The reference of a message, or `undefined` when there is none with this id. */
	referenceOf(id: string): string | undefined;
	/**
	 * Leases the waiting row that has been due for longest: not leased, or its lease has run out; and no
	 * other waiting row of its lane is leased or holds the lane.
	 */
	claim(claim: Claim): Row | undefined;
	/** Changes a row if it is still under this lease. */
	update(at: { readonly id: string; readonly lease: string }, change: Change): boolean;
	/** The earliest `notBefore` of all waiting rows. */
	nextDue(): number | undefined;
	/** Number of rows in each state, and when the oldest waiting one was accepted. */
	counts(): Counts;
	/** Overwrites what erased values have left on disk. False when another reader was in the way. */
	scrub(): boolean;
	close(): void;
}

export interface Counts extends Readonly<Record<State, number>> {
	readonly oldestWaiting: number | undefined;
}
