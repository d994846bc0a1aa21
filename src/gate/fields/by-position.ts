import type { Numeric } from './number.ts';

interface Positioned {
	readonly id?: number | null | undefined;
	readonly position?: Numeric;
}

/** Orders images or links as the account does; those without a position come last. */
export function byPosition(a: Positioned, b: Positioned): number {
	return place(a) - place(b) || (a.id ?? 0) - (b.id ?? 0);
}

function place({ position }: Positioned): number {
	const value = Number.parseFloat(String(position));
	return Number.isFinite(value) ? value : Number.MAX_SAFE_INTEGER;
}
