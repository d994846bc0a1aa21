import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availableFrom, isGoneBy } from '../../../src/gate/fields/date.ts';
import { instantOf } from '../../../src/gate/fields/partial-date.ts';
import { reportLines } from '../../../src/gate/report.ts';
import { dayOf, instantAt } from '../../../src/domain/day.ts';
import { gate, publicUnit, wireUnit } from '../../support/gate.ts';
import { site } from '../../support/settings.ts';
import { written } from '../../support/written.ts';

const root = join(import.meta.dirname, '../../..');

/** What a build makes of days and times on a machine of a time zone. */
const recordIn = async (TZ: string) => {
	const script = join(root, 'tests/support/record-in-zone.ts');
	const { stdout } = await promisify(execFile)(process.execPath, [script], {
		env: { ...process.env, TZ },
	});
	return stdout;
};

describe('the day of an instant', () => {
	test.each([
		['2026-11-27T23:00:00.000Z', '2026-11-28'],
		['2026-11-27T22:59:59.999Z', '2026-11-27'],
		['2026-06-30T22:00:00Z', '2026-07-01'],
		['2026-11-28T08:00:00+09:00', '2026-11-28'],
		['2026-11-28', '2026-11-28'],
	])('%s is %s where the company is', (time, day) => {
		expect(dayOf(time)).toBe(day);
	});

	test('begins at midnight of the company, on every day of the year', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
				const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
				const midnight = instantAt(`${day}T00:00`);
				expect(dayOf(midnight)).toBe(day);
				expect(dayOf(midnight - 1)).not.toBe(day);
			}),
		);
	});

	test('is the same whatever zone the machine has, and so is all that a build makes of it', async () => {
		const [berlin, ...others] = await Promise.all(
			['Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo'].map(recordIn),
		);
		expect(others).toEqual([berlin, berlin]);
		expect(JSON.parse(berlin ?? '')).toMatchObject({
			units: [
				{
					updatedAt: '2026-11-27T22:00:00.000Z',
					availableFrom: { kind: 'date', date: '2027-07-01' },
					energy: { validUntil: '2026-11-28' },
				},
				{ soldOn: '2026-11-28' },
			],
			written: '2026-11-28',
			law: '2027-01-01',
		});
	}, 20_000);
});

test.each([
	['2026-11-27T23:00:00', Date.UTC(2026, 10, 27, 22)],
	['2026-07-01 00:00', Date.UTC(2026, 5, 30, 22)],
	['2026-11-27 23:00:00 +0100', Date.UTC(2026, 10, 27, 22)],
	['2026-11-27T23:00:00 UTC', Date.UTC(2026, 10, 27, 23)],
	['0000-00-00T00:00:00Z', undefined],
	['2026-13-01T00:00:00', undefined],
	['2026-02-30T10:00:00Z', undefined],
	['2025-02-29T00:00:00Z', undefined],
	['2026-06-31T10:00:00+02:00', undefined],
])('the time %s is %j', (text, instant) => {
	expect(instantOf(text)).toBe(instant);
});

test('a certificate that ends by its time in the night is valid until the end of that day', () => {
	const wire = {
		energy_certificate_availability: 'liegt vor',
		energy_efficiency_value: 95,
		energy_certificate_end_date: '2026-11-27T23:00:00.000Z',
	};
	const on = (now: string) => gate({ units: [wireUnit(wire)] }, site, now).units[0]?.energy;
	expect(on('2026-11-28T10:00:00.000Z')).not.toHaveProperty('expired');
	expect(on('2026-11-28T23:30:00.000Z')).toHaveProperty('expired');
});

describe('as a date of availability', () => {
	test.each(written('no-availability'))('%s is none, and named', (free_from) => {
		expect(publicUnit({ free_from })).not.toHaveProperty('availableFrom');
		const { report } = gate({ units: [wireUnit({ free_from })] });
		expect(reportLines(report).join('\n')).toContain(`free_from says “${free_from}”`);
	});

	test.each([
		'2026-11-21',
		'30.11.2026',
		'November 2026',
		'Q4 2026',
		'Winter 2026',
		'sofort',
		'nach Vereinbarung',
	])('%s stays one', (free_from) => {
		expect(publicUnit({ free_from })).toHaveProperty('availableFrom');
	});

	test.each(['20270301', '1772319600'])(
		'%s is none, and that there are words is named',
		(free_from) => {
			expect(publicUnit({ free_from })).not.toHaveProperty('availableFrom');
			const { report } = gate({ units: [wireUnit({ free_from })] });
			expect(reportLines(report).join('\n')).toContain('free_from has words, which is no day');
		},
	);

	test('a winter ends in the year behind it', () => {
		const winter = availableFrom('Winter 2026');
		expect(winter && isGoneBy(winter, '2027-03-31')).toBe(false);
		expect(winter && isGoneBy(winter, '2027-04-01')).toBe(true);
	});
});

test.each([
	'1.4.2027 (befristet)',
	'01.04.2027 - 30.09.2027',
	'2027-04-01 oder später',
	'1.4.2027 bis 31.3.2028',
	'nicht vor dem 1.4.2027',
])('the condition in %s stays beside the day', (free_from) => {
	expect(publicUnit({ free_from }).availableFrom).toEqual({ kind: 'text', text: free_from });
});

test.each([
	['sold_date', '18/11/2026'],
	['energy_certificate_start_date', '2027-03-01'],
	['energy_certificate_end_date', '2080-01-01'],
	['sold_date', 'gestern'],
	['sold_date', '30.02.2026'],
	['sold_date', '2026-02-30T10:00:00Z'],
	['sold_date', '18.11.0206'],
	['energy_certificate_end_date', '31.02.2030'],
	['energy_certificate_end_date', 'unbegrenzt'],
	['energy_certificate_start_date', '03/2020'],
])('%s "%s" is no day, and named', (field, words) => {
	const { report } = gate({ units: [wireUnit({ [field]: words })] });
	expect(reportLines(report).join('\n')).toContain(`${field} says “${words}”`);
});

test.each(['', 'k.A.', '0000-00-00', '00.00.0000', '0000-00-00T00:00:00Z', null])(
	'a day of sale or of a certificate that is %j was never set',
	(nothing) => {
		const wire = { sold_date: nothing, energy_certificate_end_date: nothing };
		const { report } = gate({ units: [wireUnit(wire)] });
		expect(reportLines(report).join('\n')).not.toContain('which is no day');
	},
);

test('a time in the future reaches no feed and no sitemap, and is named', () => {
	const now = '2026-11-21T10:00:00.000Z';
	const ahead = { created_at: '2026-11-21T10:00:01.000Z', updated_at: '2027-01-01T00:00:00Z' };
	const { units, report } = gate({ units: [wireUnit(ahead)] }, site, now);
	expect(units[0]).not.toHaveProperty('createdAt');
	expect(units[0]).not.toHaveProperty('updatedAt');
	expect(reportLines(report).join('\n')).toContain('updated_at says “2027-01-01T00:00:00Z”');
	const past = gate({ units: [wireUnit({ updated_at: now })] }, site, now);
	expect(past.units[0]).toHaveProperty('updatedAt', now);
});
