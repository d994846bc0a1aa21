import { formatMoney } from '../../i18n/format.ts';
import { spanFacet } from './span.ts';

/** What a unit costs each month, as its card says it, in the currency of the index. Offered where cards say it. */
export const monthly = spanFacet({
	name: 'monthly',
	number: (unit, account) => account.monthlyOf(unit),
	panel: 'price',
	title: 'filter.monthly',
	isNamed: true,
	file: 'months',
	address: { de: 'monatlich', en: 'monthly', es: 'al-mes' },
	steps: () => [500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000, 6_000],
	say: (value, { currency, locale }) =>
		formatMoney({ cents: Number(value) * 100, currency }, locale),
});
