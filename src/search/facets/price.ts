import { priceSteps } from '../../domain/price-steps.ts';
import { formatMoney } from '../../i18n/format.ts';
import { spanFacet } from './span.ts';

/**
 * The purchase price, or the rent without ancillary costs, in whole units of the currency of the index. A price on
 * request and one in another currency lie in no span. The column has cents.
 */
export const price = spanFacet({
	name: 'price',
	number: ({ cents, currency }, account) =>
		cents === undefined || currency !== account.currency ? undefined : cents / 100,
	panel: 'price',
	title: 'filter.price',
	rentNote: 'unit.withoutBills',
	address: { de: 'preis', en: 'price', es: 'precio' },
	steps: (deal) => priceSteps[deal],
	say: (value, { currency, locale }) =>
		formatMoney({ cents: Number(value) * 100, currency }, locale),
});
