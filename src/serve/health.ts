import type { Env, Hono } from 'hono';
import { attempt } from '../domain/attempt.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createIntakeCheck } from './intake-check.ts';
import { ageAsJson, type SiteAge } from './site-age.ts';

/** An inquiry that has waited longer, in milliseconds, makes `/health` say so. */
const lateMs = 15 * 60_000;
const headers = { 'Cache-Control': 'no-store' };

const short = {
	room: 'short',
	reason:
		'So many doubtful inquiries wait that no more of them are taken in; others are. See whether the CRM is up, and `npm run outbox -- list waiting`.',
} as const;

/** What the outbox says of it names places on the disk, and anybody may ask. */
const damagedOutbox = {
	status: 'damaged',
	reason:
		'The outbox is or was damaged: the log of the server says what was found, and `npm run outbox -- list` what is there.',
} as const;

const damagedSite = {
	status: 'damaged',
	reason:
		'Files of the live release are damaged on the disk, so some addresses answer 503: the next build makes them again (`npm run build`).',
} as const;

/**
 * Adds what watchers ask: `/health`, whether inquiries are taken in and delivered and how old the site is, and `/ready`,
 * whether this process can serve. Both are 503 with a reason while no inquiry can be stored.
 */
export function addHealth<E extends Env>(
	app: Hono<E>,
	{
		outbox,
		isLive,
		isDamaged,
		age,
		clock,
	}: {
		readonly outbox: Pick<Outbox, 'now' | 'counts' | 'hasRoomForDoubtful' | 'probe' | 'damage'>;
		/** Whether what is served is what is live. */
		readonly isLive: () => boolean;
		/** Whether an answer has met damage of the live release. */
		readonly isDamaged: () => boolean;
		readonly age?: (() => SiteAge) | undefined;
		readonly clock: () => number;
	},
): void {
	const problemOfIntake = createIntakeCheck(outbox, clock);

	/** While inquiries can be stored. */
	async function health(): Promise<{ readonly status: string; readonly reason?: string }> {
		if (outbox.damage() !== undefined) return damagedOutbox;
		if (!(await outbox.hasRoomForDoubtful())) return { status: 'short', reason: short.reason };
		const { oldestWaiting } = await outbox.counts();
		const isLate = oldestWaiting !== undefined && (await outbox.now()) - oldestWaiting > lateMs;
		const site = isDamaged() ? damagedSite : { status: 'ok' };
		return isLate ? { ...site, status: 'late' } : site;
	}

	app.get('/health', async (context) => {
		const site = age && ageAsJson(age());
		const problem = await problemOfIntake();
		const state = problem ?? (await health());
		return context.json({ ...state, site }, problem ? 503 : 200, headers);
	});

	app.get('/ready', async (context) => {
		const reason = (await problemOfIntake())?.reason ?? problemOf(isLive);
		if (reason !== undefined) return context.json({ status: 'not ready', reason }, 503, headers);
		const room = (await outbox.hasRoomForDoubtful()) ? {} : short;
		return context.json({ status: 'ready', ...room }, 200, headers);
	});
}

function problemOf(isLive: () => boolean): string | undefined {
	if (attempt(isLive)) return undefined;
	return 'What is live cannot be read, so the release before it is served: start the server again if the program was updated.';
}
