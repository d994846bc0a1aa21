import { expect, test } from 'vitest';
import { formatArea, formatDate, formatMoney } from '../../../src/i18n/format.ts';
import { once } from '../../../src/i18n/once.ts';
import { translator } from '../../../src/i18n/translate.ts';

test('each set of values is made once', () => {
	const made: string[] = [];
	const get = once((name: string, digits: number) => {
		made.push(`${name} ${digits}`);
		return { name, digits };
	});
	expect(get('EUR', 2)).toBe(get('EUR', 2));
	expect(get('EUR', 0)).toEqual({ name: 'EUR', digits: 0 });
	expect(get('CHF', 2)).toEqual({ name: 'CHF', digits: 2 });
	expect(made).toEqual(['EUR 2', 'EUR 0', 'CHF 2']);
});

test('languages, currencies and decimals do not get in each other’s way', () => {
	const price = { cents: 49_950_050, currency: 'EUR' } as const;
	expect(formatMoney(price, 'de')).toBe('499.500,50\u00A0€');
	expect(formatMoney({ ...price, cents: 49_950_000 }, 'de')).toBe('499.500\u00A0€');
	expect(formatMoney(price, 'en')).toBe('€499,500.50');
	expect(formatMoney({ ...price, currency: 'CHF' }, 'de')).toBe('499.500,50\u00A0CHF');
	expect(formatArea(82.5, 'de')).toBe('82,5\u00A0m²');
	expect(formatArea(1082.5, 'de')).toBe('1.083\u00A0m²');
	expect(formatDate('2026-11-21', 'es')).toBe('21\u00A0de\u00A0noviembre de\u00A02026');
	expect(formatDate('2026-11-21', 'de')).toBe('21.\u00A0November 2026');
	expect(translator('en')('nav.buy')).not.toBe(translator('de')('nav.buy'));
});
