import type { Money } from './money.ts';

/** In whole units of its currency: cents of an estimate would feign precision. */
export function wholeMoney({ cents, currency }: Money): Money {
	return { cents: Math.round(cents / 100) * 100, currency };
}
