/** Something a person has to look after. Holds no personal data. */
export type Alarm =
	| { readonly alarm: 'dead'; readonly reference: string; readonly reason: string }
	/** Once a day while there are any; each is erased 30 days after its alarm. */
	| { readonly alarm: 'dead letters'; readonly dead: number }
	/** The oldest one has waited for so many minutes. */
	| { readonly alarm: 'undelivered'; readonly waiting: number; readonly minutes: number }
	/** The receiver has so many copies of one message. */
	| { readonly alarm: 'doubled'; readonly reference: string; readonly copies: number }
	/** The receiver has acknowledged a message and does not have it at the first check. */
	| { readonly alarm: 'missing'; readonly reference: string }
	/** What lies on the disk is or was damaged; once a day. */
	| { readonly alarm: 'damaged'; readonly reason: string };

/** Tells somebody; false when nobody has taken it and it has to be tried again. */
export type RaiseAlarm = (alarm: Alarm) => Promise<boolean>;

/** Raises an alarm by several ways at once; one that works is enough. `undefined` where there is no way. */
export function byAllWays(ways: readonly RaiseAlarm[]): RaiseAlarm | undefined {
	if (ways.length === 0) return undefined;
	return async (alarm) => (await Promise.all(ways.map((tell) => tell(alarm)))).includes(true);
}
