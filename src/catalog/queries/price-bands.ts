import { z } from 'zod';
import { Money, type PriceBand } from '../../domain/price.ts';

/**
 * Asking prices of flats and houses on offer, by city and kind, the band of most homes first. Asking prices, because no
 * price that was paid passes the gate. The cheapest and the dearest are left out, and what costs "from" an amount. Takes how many homes with a price a
 * band needs.
 */
export const priceBandsSql = `
	WITH priced AS (
		SELECT city, kind, currency, 1.0 * price_cents / (facts ->> '$.areas.living') AS each FROM unit
		WHERE on_offer = 1 AND deal = 'buy' AND kind IN ('apartment', 'house') AND city IS NOT NULL
			AND price_cents > 0 AND facts ->> '$.bound' IS NULL AND facts ->> '$.areas.living' > 0
	), placed AS (
		SELECT *, row_number() OVER (PARTITION BY city, kind, currency ORDER BY each) AS place,
			count(*) OVER (PARTITION BY city, kind, currency) AS count
		FROM priced
	)
	SELECT city, kind, currency, count, min(each) AS low, max(each) AS high FROM placed
	WHERE count >= ? AND place > 1 AND place < count
	GROUP BY city, kind, currency ORDER BY count DESC, city, kind, currency`;

/** In cents: bands are as coarse as this, so that no single price can be read off. */
const step = 100_00;

/** Reads rows of `priceBandsSql`; the ends are rounded outwards. */
export function priceBandsFrom(rows: readonly unknown[]): PriceBand[] {
	return Rows.parse(rows).map(({ low, high, currency, ...band }) => ({
		...band,
		from: { cents: Math.floor(low / step) * step, currency },
		to: { cents: Math.ceil(high / step) * step, currency },
	}));
}

const Rows = z.array(
	z.object({
		city: z.string(),
		kind: z.enum(['apartment', 'house']),
		currency: Money.shape.currency,
		count: z.int(),
		low: z.number(),
		high: z.number(),
	}),
);
