import { expect, test } from 'vitest';
import { daysToSale, soldAt } from '../../../src/domain/status.ts';

const unit = {
	status: 'sold',
	createdAt: '2026-08-24T09:00:00.000+02:00',
	statusSince: '2026-10-30T17:10:00.000+01:00',
} as const;

test('a sale is of the day the company has entered, else of the day its status came', () => {
	expect(soldAt({ ...unit, soldOn: '2026-10-28' })).toBe('2026-10-28');
	expect(soldAt(unit)).toBe(unit.statusSince);
});

test('of a reference only an entered day tells when it was sold', () => {
	expect(soldAt({ ...unit, status: 'reference' })).toBeUndefined();
	expect(soldAt({ ...unit, status: 'reference', soldOn: '2026-10-28' })).toBe('2026-10-28');
});

test('what is on offer is not sold, whatever day stands in the CRM', () => {
	for (const status of ['available', 'reserved'] as const) {
		expect(soldAt({ ...unit, status, soldOn: '2026-10-28' })).toBeUndefined();
		expect(daysToSale({ ...unit, status, soldOn: '2026-10-28' })).toBeUndefined();
	}
});

test('the days to a sale are counted where they can be true', () => {
	expect(daysToSale({ ...unit, soldOn: '2026-10-28' })).toBe(65);
	expect(daysToSale(unit)).toBe(67);
	expect(daysToSale({ ...unit, soldOn: '2026-08-24' })).toBeUndefined();
	expect(daysToSale({ ...unit, soldOn: '2025-08-24' })).toBeUndefined();
	expect(daysToSale({ ...unit, soldOn: '2036-08-24' })).toBeUndefined();
	expect(daysToSale({ ...unit, createdAt: undefined })).toBeUndefined();
});
