/** Something a person has to look after. Holds no personal data. */
export type Alarm =
	| { readonly alarm: 'dead'; readonly reference: string; readonly reason: string }
	/** Once a day while there are any; each is erased 30 days after it was told of. */
	| { readonly alarm: 'dead letters'; readonly dead: number }
	/** The oldest one has waited for so many minutes. */
	| { readonly alarm: 'undelivered'; readonly waiting: number; readonly minutes: number }
	/** The receiver has so many copies of one message. */
	| { readonly alarm: 'doubled'; readonly reference: string; readonly copies: number }
	/** The receiver has acknowledged a message and does not have it at the first check. */
	| { readonly alarm: 'missing'; readonly reference: string };

/** Tells somebody; false when nobody has taken it and it has to be tried again. */
export type RaiseAlarm = (alarm: Alarm) => Promise<boolean>;

/** Tells by several ways at once; it has worked when one of them has. Nobody can be told where there is none. */
export function byAllWays(ways: readonly RaiseAlarm[]): RaiseAlarm | undefined {
	if (ways.length === 0) return undefined;
	return async (alarm) => (await Promise.all(ways.map((tell) => tell(alarm)))).includes(true);
}

/** Milliseconds until a hook that does not answer is given up. */
const patienceMs = 10_000;

/** Posts alarms as JSON to an address, such as that of a chat or of a monitor. */
export function createAlarmHook(url: string, send: typeof fetch = fetch): RaiseAlarm {
	return async (alarm) => {
		try {
			const answer = await send(url, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ ...alarm, text: sentenceOf(alarm) }),
				redirect: 'error',
				signal: AbortSignal.timeout(patienceMs),
			});
			// Nobody reads the rest, so it does not matter how it ends.
			await answer.body?.cancel().catch(() => {});
			return answer.ok;
		} catch {
			return false;
		}
	};
}

/** For whoever reads it: what happened, and what to do. */
function sentenceOf(alarm: Alarm): string {
	switch (alarm.alarm) {
		case 'dead':
			return `Inquiry ${alarm.reference} could not be delivered in 14 days and is kept for 30 more: ${alarm.reason} See \`npm run outbox -- show ${alarm.reference}\`.`;
		case 'dead letters':
			return `Inquiries that could not be delivered: ${alarm.dead}. See \`npm run outbox -- list dead\`; each is erased 30 days after its first alarm.`;
		case 'undelivered':
			return `Inquiries that wait: ${alarm.waiting}, the oldest for ${alarm.minutes} minutes. See whether the CRM is up, and \`npm run outbox -- list\`.`;
		case 'doubled':
			return `Inquiry ${alarm.reference} has reached the CRM ${alarm.copies} times: delete all its tasks but the oldest, unless inquiry.removeDoubled is set, which has done so.`;
		case 'missing':
			return `Inquiry ${alarm.reference} was taken by the CRM and is not in it: unless somebody has deleted or renamed its task, call the visitor, whose contact in the CRM \`npm run outbox -- show ${alarm.reference}\` names.`;
	}
}
