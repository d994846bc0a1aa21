import type { Draw } from './draw.ts';

/** What goes wrong between us and the CRM. */
export type CallFault =
	| 'no connection'
	| '503 before'
	| '500 after'
	| 'reset before'
	| 'reset after'
	| 'hangs before'
	| 'hangs after'
	| 'late effect'
	| '429'
	| 'HTML'
	| 'short page'
	| 'wrong total';

const always = [
	'no connection',
	'503 before',
	'reset before',
	'hangs before',
	'429',
	'HTML',
] as const;
const ofReads = [...always, 'short page', 'short page', 'wrong total'] as const;
const ofWrites = [...always, '500 after', 'reset after', 'hangs after', 'late effect'] as const;

/** When calls go wrong, and how. */
export interface CrmFaults {
	/** What happens to a call made now. */
	next(method: string): CallFault | undefined;
	/** Milliseconds that a list lags behind what was written. */
	readonly lag: number;
	/** Milliseconds after which a write still takes effect whose answer was lost. */
	late(): number;
	/** Milliseconds that a call takes. */
	latency(): number;
	/** The CRM is out from now on, or is back. */
	setOut(isOut: boolean): void;
	/** Nothing goes wrong from now on. */
	end(): void;
}

export function createCrmFaults(draw: Draw): CrmFaults {
	let share = draw.pick([0, 0.02, 0.08, 0.2]);
	let isOut = false;
	/** Some accounts fail in one way only. */
	const usual = draw.chance(0.4) ? draw.pick(ofWrites) : undefined;
	const slow = draw.pick([100, 400, 3000]);
	return {
		next(method) {
			if (isOut) return draw.pick(['no connection', '503 before', 'hangs before']);
			if (!draw.chance(share)) return undefined;
			if (method === 'GET') return draw.pick(ofReads);
			return usual ?? draw.pick(ofWrites);
		},
		lag: draw.pick([0, 800, 20_000, 20_000]),
		late: () => draw.between(1, 50) * 1000,
		latency: () => draw.between(20, slow),
		setOut(out) {
			isOut = out;
		},
		end() {
			share = 0;
			isOut = false;
		},
	};
}
