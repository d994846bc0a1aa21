import type { Money } from '../../domain/price.ts';
import { isOnOffer, type Status } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';
import { companyOf } from './json-ld-company.ts';
import type { Described, Thing } from './json-ld.ts';

type Offered = Pick<Unit, 'deal' | 'price' | 'status'>;

/** The offer of a unit; with its price only where the page shows that. */
export function offerOf(unit: Offered, described: Described): Thing {
	return {
		'@type': 'Offer',
		businessFunction: dealOf(unit),
		availability: availability[unit.status],
		...(isOnOffer(unit.status) && priceOf(unit.price)),
		offeredBy: companyOf(described),
	};
}

/** All offers of a project in one; nothing when none is left. */
export function offersOf(
	units: readonly Offered[],
	{ deal, described }: { readonly deal: Unit['deal']; readonly described: Described },
): Thing | undefined {
	const offered = units.filter((unit) => isOnOffer(unit.status) && unit.deal === deal);
	if (offered.length === 0) return undefined;
	return {
		'@type': 'AggregateOffer',
		businessFunction: dealOf({ deal }),
		offerCount: offered.length,
		...priceRange(offered),
		offeredBy: companyOf(described),
	};
}

const availability: Readonly<Record<Status, string>> = {
	available: 'https://schema.org/InStock',
	reserved: 'https://schema.org/Reserved',
	sold: 'https://schema.org/SoldOut',
	reference: 'https://schema.org/SoldOut',
};

function dealOf({ deal }: Pick<Unit, 'deal'>): string {
	return `http://purl.org/goodrelations/v1#${deal === 'rent' ? 'LeaseOut' : 'Sell'}`;
}

function priceOf(price: Unit['price']) {
	switch (price.kind) {
		case 'purchase':
			if (!price.bound) return exactPrice(price.amount);
			return {
				priceSpecification: { '@type': 'PriceSpecification', ...leastPrice(price.amount) },
			};
		case 'rent':
			return {
				priceSpecification: {
					'@type': 'UnitPriceSpecification',
					...(price.bound ? leastPrice(price.base) : exactPrice(price.base)),
					// UN/CEFACT for a month.
					unitCode: 'MON',
				},
			};
		case 'onRequest':
			return undefined;
	}
}

function exactPrice({ cents, currency }: Money) {
	return { price: cents / 100, priceCurrency: currency };
}

function leastPrice({ cents, currency }: Money) {
	return { minPrice: cents / 100, priceCurrency: currency };
}

/** From the lowest purchase price to the highest, where that is known; a range knows no word for "per month". */
function priceRange(units: readonly Offered[]) {
	const prices = units.flatMap(({ price }) => (price.kind === 'purchase' ? [price.amount] : []));
	const currencies = new Set(prices.map(({ currency }) => currency));
	const [currency] = currencies;
	if (currencies.size !== 1) return undefined;
	const isOpen = units.some(({ price }) => price.kind === 'purchase' && price.bound);
	const amounts = prices.map(({ cents }) => cents / 100);
	return {
		lowPrice: Math.min(...amounts),
		...(!isOpen && { highPrice: Math.max(...amounts) }),
		priceCurrency: currency,
	};
}
