import { idLength } from './cipher.ts';

/** What SQLite and Postgres are told in the same words. Values are named, such as `:now`. */
export const statements = {
	remember: 'INSERT INTO note (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING',
	recall: 'SELECT value FROM note WHERE name = :name',
	replaceNote: 'UPDATE note SET value = :to WHERE name = :name AND value = :from',
	reseal: `
		UPDATE message SET payload = :payload, progress = :progress
		WHERE id = :id AND payload IS NOT DISTINCT FROM :readPayload
			AND progress IS NOT DISTINCT FROM :readProgress`,
	keyIds: `
		SELECT DISTINCT substr(payload, 1, ${idLength}) AS id FROM message WHERE substr(payload, ${idLength + 1}, 1) = '.'
		UNION
		SELECT DISTINCT substr(progress, 1, ${idLength}) FROM message WHERE substr(progress, ${idLength + 1}, 1) = '.'`,
	referenceOf: 'SELECT reference FROM message WHERE id = :id',
	revive: `
		UPDATE message SET state = 'waiting', not_before = :now, parked_at = :now, attempts = 0,
			finished_at = NULL, failure = NULL, told_at = NULL
		WHERE reference = :reference AND state IN ('waiting', 'dead')
			AND (lease IS NULL OR lease_until <= :now)`,
	tell: `UPDATE message SET told_at = :at WHERE state = 'dead' AND told_at IS NULL AND finished_at <= :at`,
	// Of a leased row parked_at tells whether its lease was given by a clock that has been turned back since.
	retryNow: `
		UPDATE message SET held_up = 0,
			not_before = CASE WHEN lease IS NULL THEN CAST(:now AS BIGINT) ELSE 0 END,
			parked_at = CASE WHEN lease IS NULL THEN :now ELSE parked_at END
		WHERE state = 'waiting' AND held_up = 1`,
	nextDue: `
		SELECT min(CASE WHEN lease_until > not_before THEN lease_until ELSE not_before END) AS due
		FROM message WHERE state = 'waiting'`,
	erased: 'SELECT state, n FROM erased',
} as const;

/** Under a lease that has not run out; a clock that was turned back by more than a lease lasts has ended it. */
const isHeld = (row: 'due' | 'other') =>
	`(${row}.lease IS NOT NULL AND ${row}.lease_until > :now AND ${row}.parked_at <= :until)`;

/** Another row of the same lane that waits. */
const isBeside = `other.lane = due.lane AND other.state = 'waiting' AND other.id <> due.id`;

/** Others of its lane are due and come after it. */
const isAwaited = `
	(due.state = 'waiting' AND due.holds_lane = 1 AND due.parked_at <= :blockingSince
		AND EXISTS (SELECT 1 FROM message AS other WHERE ${isBeside} AND other.not_before <= :now))`;

/** Its time has come, or it need not wait for it: the clock was turned back, or the receiver may be back. */
const isDue = `
	(due.not_before <= :now OR (due.state = 'waiting' AND due.parked_at > :now)
		OR (:early = 1 AND due.held_up = 1) OR ${isAwaited})`;

const isLaneClosed = `
	EXISTS (SELECT 1 FROM message AS other WHERE ${isBeside} AND (other.holds_lane = 1 OR ${isHeld('other')}))`;

/** What may be handed out, of rows named `due`; those without `not_before` never. */
export const mayBeClaimed = `
	due.state = :state AND due.not_before IS NOT NULL AND NOT ${isHeld('due')} AND ${isDue}
		AND NOT ${isLaneClosed}`;

/** Which of them comes first. */
export const claimOrder = 'due.doubt IS NOT NULL, due.not_before, due.accepted_at';

/**
 * What becomes of a row that is handed out. Where the clock was turned back since `parked_at`, which is written over
 * here, the row is made due by any clock.
 */
export const claimed = `
	lease = :lease, lease_until = :until, parked_at = :now,
	not_before = CASE WHEN state = 'waiting' AND parked_at > :now AND not_before > :now
		THEN :now ELSE not_before END`;
