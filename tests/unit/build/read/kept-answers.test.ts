import { expect, test } from 'vitest';
import { readHeader } from '../../../../src/catalog/store/header.ts';
import type { Agency } from '../../../../src/sandbox/agency.ts';
import { account, all, files, read } from '../../../support/readings.ts';
import { connected } from '../../../support/connected.ts';

/** Kept the second time on `day`, and anew on `day`. */
async function kept(before: Agency, day: string, after = before) {
	const { base, next, anew } = files('base', 'next', 'anew');
	const { crm } = await connected(before);
	await read(crm, base, { today: '2026-11-21' });
	const then = after === before ? crm : (await connected(after)).crm;
	const of = await read(then, next, { base, today: day });
	const ofAnew = await read(then, anew, { today: day });
	return {
		next: all(next),
		anew: all(anew),
		of,
		ofAnew,
		same: readHeader(next.catalogue).checksum === readHeader(anew.catalogue).checksum,
	};
}
const energy = { energy_efficiency_value: '75', energy_efficiency_class: 'C' };
test.each([
	[
		'start of a certificate that was to come',
		{ ...energy, energy_certificate_start_date: '2026-11-25' },
		'2026-11-26',
	],
	[
		'end of a certificate too far ahead',
		{ ...energy, energy_certificate_end_date: '2036-11-25' },
		'2026-11-26',
	],
	['sold', { property_status_id: 505, sold_date: '2026-11-25' }, '2026-11-26'],
	['free from text', { free_from: 'ab 25.11.2026 (befristet)' }, '2026-11-26'],
	['free from quarter', { free_from: '4. Quartal 2026' }, '2027-01-01'],
	['expiry', { ...energy, energy_certificate_start_date: '2016-11-24' }, '2026-11-25'],
	['expiry valid', { ...energy, energy_certificate_end_date: '2026-11-24' }, '2026-11-25'],
	['created to come', { created_at: '2026-11-24T10:00:00Z' }, '2026-11-25'],
])('kept over days: %s', async (_, fields, day) => {
	const { next, anew, same } = await kept(account({ 4: fields }), day);
	expect(next.units.find(({ id }) => id === 4)).toEqual(anew.units.find(({ id }) => id === 4));
	expect(same).toBe(true);
});

test('problems of a field that has been mended are gone', async () => {
	const { of, ofAnew } = await kept(
		account({ 4: { construction_year: { a: 1 } } }),
		'2026-11-21',
		account({ 4: {} }),
	);
	expect(of.report.problems).toEqual(ofAnew.report.problems);
});

test('problems of a field that has been broken are told', async () => {
	const { of, ofAnew } = await kept(
		account({}),
		'2026-11-21',
		account({ 4: { construction_year: { a: 1 } } }),
	);
	expect(of.report.problems).toEqual(ofAnew.report.problems);
});
