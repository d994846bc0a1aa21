import { expect, test } from 'vitest';
import { completeness } from '../../../../src/domain/law/findings.ts';
import type { PublishedField } from '../../../../src/domain/published-field.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { gate, siteWith, wireUnit } from '../../../support/gate.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const eur = (euros: number) => ({ cents: euros * 100, currency: 'EUR' as const });
const home: Unit = {
	...lawfulUnit,
	deal: 'rent',
	price: { kind: 'rent', base: eur(1200) },
	costs: {},
	place: { zip: '08001', city: 'Barcelona', country: 'ES' },
};
const field = (role: NonNullable<PublishedField['role']>, value: string, is?: boolean) => ({
	key: role,
	label: { es: role },
	value,
	role,
	...(is !== undefined && { reading: { kind: 'flag' as const, is } }),
});
const says = (different: Partial<Unit>, today = '2026-11-25') =>
	completeness({ ...home, ...different }, { country: 'ES', today }).map(({ rule }) => rule);
const all = ['es-ct-stressed-area', 'es-ct-rent-reference', 'es-ct-large-holder'];

test('a home to let in Catalonia says whether its area is stressed, the last rent, and whether its owner is a large holder', () => {
	expect(says({})).toEqual(all);
	expect(says({}, '2025-01-29')).toEqual([]);
	const told = [field('stressedArea', 'sí', true), field('largeHolder', 'no', false)];
	expect(says({ fields: [...told, field('lastRent', '1.150 €')] })).toEqual([]);
	expect(says({ fields: [...told, field('referenceRent', '1.090 €')] })).toEqual([]);
	expect(says({ fields: told })).toEqual(['es-ct-rent-reference']);
	const vague = [field('stressedArea', 'sí', true), field('largeHolder', '?')];
	expect(says({ fields: [...vague, field('lastRent', '1.150 €')] })).toEqual([
		'es-ct-large-holder',
	]);
	const silent = [field('stressedArea', 'sí', true), field('lastRent', '1.150 €')];
	expect(says({ fields: silent })).toEqual(['es-ct-large-holder']);
	expect(says({ fields: [...told, field('lastRent', 'no consta')] })).toEqual([
		'es-ct-rent-reference',
	]);
});

test('outside a stressed area, elsewhere in Spain, for sale or for a short stay nothing of it is asked', () => {
	expect(says({ fields: [field('stressedArea', 'no', false)] })).toEqual([]);
	expect(says({ place: { zip: '46005', city: 'València', country: 'ES' } })).toEqual([]);
	const none = (different: Partial<Unit>) =>
		says(different).filter((rule) => rule.startsWith('es-ct'));
	expect(none({ deal: 'buy', price: lawfulUnit.price })).toEqual([]);
	expect(none({ kind: 'shortStay' })).toEqual([]);
	expect(none({ kind: 'office' })).toEqual([]);
});

test('the fields of the settings carry it: in words of three languages, or as a box', () => {
	const customFields = (['stressedArea', 'referenceRent', 'largeHolder'] as const).map((role) => ({
		of: 'unit' as const,
		key: role,
		label: { de: role },
		role,
	}));
	const readings = (stressed: string | boolean, holder: string) => {
		const custom_fields = {
			stressedArea: { value: stressed },
			referenceRent: { value: '1.090,50 €' },
			largeHolder: { value: holder },
		};
		const wire = wireUnit({ marketing_type: 'RENT', base_rent: 1200, custom_fields });
		const [unit] = gate({ units: [wire] }, siteWith({ customFields })).units;
		return unit?.fields.map(({ role, reading }) => [role, reading?.kind === 'flag' && reading.is]);
	};
	const yes = [
		['stressedArea', true],
		['referenceRent', false],
		['largeHolder', false],
	];
	expect(readings('Sí', 'no')).toEqual(yes);
	expect(readings('ja, seit 2024', 'Nein')).toEqual(yes);
	expect(readings(true, 'No, particular')).toEqual(yes);
	expect(readings('sin datos', 'notaría')).toEqual([
		['stressedArea', false],
		['referenceRent', false],
		['largeHolder', false],
	]);
});
