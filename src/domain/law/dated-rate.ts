/** A tariff as the law of a place knows it on certain days. */
export interface DatedRate {
	/** First day for which the source shows it, ISO; it may have begun earlier. */
	readonly from: string;
	/** Last day, ISO. */
	readonly until?: string;
	readonly tariff: Tariff;
	/** The provision as it is cited; absent for a usual share that no law sets. */
	readonly law?: string;
	/** Where it was read. */
	readonly source: string;
	/** Day of the source, or day on which it was read, ISO. */
	readonly asOf: string;
}

/** Percent of a base: of all of it, or of each part between two limits. */
export type Tariff =
	| { readonly kind: 'flat'; readonly percent: number }
	/** Each part of the base at its own rate; `upTo` in euros, the last one without. */
	| { readonly kind: 'parts'; readonly parts: readonly Step[] }
	/** All of the base at the rate of the step it lies in. */
	| { readonly kind: 'whole'; readonly steps: readonly Step[] };

interface Step {
	readonly upTo?: number;
	readonly percent: number;
}

/** The rate of a day, or `undefined` where none is written down. */
export function rateOn(rates: readonly DatedRate[], today: string): DatedRate | undefined {
	return rates.find(({ from, until }) => from <= today && (until === undefined || today <= until));
}

/** What a tariff takes of an amount; both in whole cents. */
export function charge(tariff: Tariff, cents: number): number {
	switch (tariff.kind) {
		case 'flat':
			return percentOf(cents, tariff.percent);
		case 'whole': {
			const step = tariff.steps.find(({ upTo }) => upTo === undefined || cents <= upTo * 100);
			return percentOf(cents, step?.percent ?? 0);
		}
		case 'parts': {
			let below = 0;
			let sum = 0;
			for (const { upTo, percent } of tariff.parts) {
				const limit = upTo === undefined ? cents : Math.min(cents, upTo * 100);
				sum += Math.max(0, limit - below) * percent;
				below = limit;
			}
			return Math.round(sum / 100);
		}
	}
}

/** A share in whole cents; percentages have at most four decimals, so the product is exact. */
function percentOf(cents: number, percent: number): number {
	return Math.round((cents * Math.round(percent * 10_000)) / 1_000_000);
}
