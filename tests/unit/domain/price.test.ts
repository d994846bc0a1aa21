import { expect, test } from 'vitest';
import { usualCurrency } from '../../../src/domain/price.ts';

test('the currency of a list is that of most of its prices, and the euro where none is told', () => {
	const francs = { kind: 'purchase', amount: { cents: 1, currency: 'CHF' } } as const;
	const rent = { kind: 'rent', base: { cents: 1, currency: 'CHF' } } as const;
	const euros = { kind: 'purchase', amount: { cents: 1, currency: 'EUR' } } as const;
	const asked = { kind: 'onRequest' } as const;
	expect(usualCurrency([asked, euros, francs, asked, rent])).toBe('CHF');
	expect(usualCurrency([asked])).toBe('EUR');
});
