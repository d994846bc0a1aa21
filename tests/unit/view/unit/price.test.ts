import { describe, expect, test } from 'vitest';
import { type Unit, pricePerArea } from '../../../../src/domain/unit.ts';
import { monthlyBasis } from '../../../../src/domain/monthly/monthly-basis.ts';
import { purchaseCosts } from '../../../../src/domain/law/purchase-costs.ts';
import { totalPrice } from '../../../../src/domain/law/total-price.ts';
import { totalRent } from '../../../../src/domain/price.ts';
import { offerOf, offersOf } from '../../../../src/view/feeds/json-ld-offer.ts';
import { briefPrice, priceFromText, projectFigures } from '../../../../src/view/project/figures.ts';
import { priceFacts } from '../../../../src/view/unit/facts.ts';
import { priceText } from '../../../../src/view/unit/price.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';
import { site } from '../../../support/settings.ts';

const euros = (amount: number) => ({ cents: amount * 100, currency: 'EUR' }) as const;
const costs = { ...lawfulUnit.costs, parking: euros(20_000), serviceCharge: euros(150) };
const from: Unit = {
	...lawfulUnit,
	costs,
	price: { kind: 'purchase', amount: euros(349_000), bound: 'from' },
};
const bid: Unit = {
	...from,
	price: { kind: 'purchase', amount: euros(100_000), bound: 'startingBid' },
};
const rent: Unit = {
	...from,
	deal: 'rent',
	price: { kind: 'rent', base: euros(890), bound: 'from' },
};
const exact: Unit = { ...from, price: { kind: 'purchase', amount: euros(500_000) } };
const described = { site, origin: 'https://example.test', path: '/', locale: 'de' as const };
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('a price that is the least of several, or what bidding begins with', () => {
	test('is called so in each language, wherever a price stands', () => {
		const texts = (unit: Unit) =>
			(['de', 'en', 'es'] as const).map((locale) => plain(priceText(unit, locale)));
		expect(texts(from)).toEqual(['ab 349.000 €', 'from €349,000', 'desde 349.000 €']);
		expect(texts(bid)).toEqual([
			'Mindestgebot 100.000 €',
			'Starting bid €100,000',
			'Precio de salida 100.000 €',
		]);
		expect(plain(priceText(rent, 'de'))).toBe('ab 890 € / Monat');
		expect(plain(priceFacts(rent, 'de')[0]?.[1])).toBe('ab 890 €');
		expect(plain(briefPrice(from, 'de'))).toBe('ab 349.000 €');
	});

	test('is what the price of a project begins with, said once', () => {
		const figures = projectFigures([exact, from], 'de');
		expect(plain(priceFromText(figures, 'de'))).toBe('ab 349.000 €');
	});

	test('tells programs a least price, and no highest one of a project', () => {
		expect(offerOf(from, described)).toMatchObject({
			priceSpecification: { minPrice: 349_000, priceCurrency: 'EUR' },
		});
		expect(offerOf(from, described)).not.toHaveProperty('price');
		expect(offerOf(rent, described)).toMatchObject({
			priceSpecification: { minPrice: 890, unitCode: 'MON' },
		});
		const offers = offersOf([exact, from], { deal: 'buy', described });
		expect(offers).toMatchObject({ lowPrice: 349_000 });
		expect(offers).not.toHaveProperty('highPrice');
		expect(offersOf([exact], { deal: 'buy', described })).toMatchObject({ highPrice: 500_000 });
	});

	test('is added to nothing, and nothing is worked out from it', () => {
		for (const unit of [from, bid, rent]) {
			expect(monthlyBasis(unit)).toBeUndefined();
			expect(totalPrice(unit.price, unit.costs)).toBeUndefined();
			expect(totalRent(unit.price, unit.costs)).toBeUndefined();
			expect(pricePerArea(unit)).toBeUndefined();
			expect(purchaseCosts(unit, { today: '2026-11-21' })).toBeUndefined();
		}
		expect(purchaseCosts(exact, { today: '2026-11-21' })).toBeDefined();
		expect(totalPrice(exact.price, exact.costs)).toBeDefined();
	});
});

test.each([
	['office', { cents: 2351, currency: 'EUR' }],
	['apartment', undefined],
	['parking', undefined],
] as const)(
	'of what is let, only business premises have a price of a square metre: %s',
	(kind, expected) => {
		const price = { kind: 'rent', base: { cents: 968_612, currency: 'EUR' } } as const;
		expect(pricePerArea({ kind, price, areas: { usable: 412 } })).toEqual(expected);
	},
);
