import { expect, test } from 'vitest';
import { locales } from '../../../../src/domain/locale.ts';
import type { PriceBand } from '../../../../src/domain/price.ts';
import { exampleRows, rangeText } from '../../../../src/view/sell.ts';

const euros = (amount: number) => ({ cents: amount * 100, currency: 'EUR' as const });
const band: PriceBand = {
	city: 'Leipzig',
	kind: 'apartment',
	from: euros(4100),
	to: euros(5600),
	count: 12,
};
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

test('a range names both ends, and one price where both are the same', () => {
	expect(locales.map((locale) => plain(rangeText(band, locale)))).toEqual([
		'4.100 € bis 5.600 €',
		'€4,100 to €5,600',
		'de 4.100 € a 5.600 €',
	]);
	expect(plain(rangeText({ from: euros(4100), to: euros(4100) }, 'de'))).toBe('4.100 €');
});

test('the example can be reckoned after', () => {
	expect(exampleRows(band, 'de').map(([name, value]) => [name, plain(value)])).toEqual([
		['Spanne aus der Tabelle', '4.100 € bis 5.600 €/m²'],
		['Wohnfläche', '× 80 m²'],
		['Rechnerische Spanne', '= 328.000 € bis 448.000 €'],
	]);
});
