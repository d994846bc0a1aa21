import { expect, test } from 'vitest';
import { seatOf } from '../../src/domain/office.ts';
import { locationLine } from '../../src/i18n/unit-words.ts';
import { frame } from '../../src/styleguide/specimens.ts';

const vienna = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' };

test('a place is told with its country where that is not the one of the company', () => {
	expect(locationLine(vienna, { seat: 'AT', locale: 'de' })).toBe('Ring 1, 1010\u00A0Wien');
	expect(locationLine(vienna, { seat: 'DE', locale: 'de' })).toBe(
		'Ring 1, 1010\u00A0Wien, Österreich',
	);
	expect(locationLine({ city: 'Berlin', country: 'DE' }, { seat: 'AT', locale: 'es' })).toBe(
		'Berlin, Alemania',
	);
});

test('a company is at home where its first office is, and abroad at its others', () => {
	const [office] = frame.site.offices;
	if (!office) throw new Error('the specimens have no office');
	expect(seatOf({ offices: [{ ...office, country: 'CH' }, office] })).toBe('CH');
});
