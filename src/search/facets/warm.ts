import { formatMoney } from '../../i18n/format.ts';
import { spanFacet } from './span.ts';

/** The rent with all costs that go with it, in the currency of the index, which only phrases ask for. */
export const warm = spanFacet({
	name: 'warm',
	number: ({ totalRent, currency }, account) =>
		totalRent === undefined || currency !== account.currency ? undefined : totalRent / 100,
	panel: 'price',
	title: 'filter.warm',
	isNamed: true,
	address: { de: 'warmmiete', en: 'total-rent', es: 'alquiler-total' },
	say: (value, { currency, locale }) =>
		formatMoney({ cents: Number(value) * 100, currency }, locale),
});
