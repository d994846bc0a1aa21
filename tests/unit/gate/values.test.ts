import { describe, expect, test } from 'vitest';
import { availableFrom, instant, isoDate } from '../../../src/gate/fields/date.ts';
import { floorNumber, unitCategory, unitKind } from '../../../src/gate/unit-facts.ts';
import { isFileName } from '../../../src/gate/image.ts';
import { degrees } from '../../../src/gate/fields/number.ts';
import { plainText } from '../../../src/gate/html/plain-text.ts';
import { written } from '../../support/written.ts';

test('degrees keep the dot as decimal point, and 0 is none', () => {
	expect(degrees('48.201')).toBe(48.201);
	expect(degrees('-0,376')).toBe(-0.376);
	expect(degrees(0)).toBeUndefined();
	expect(degrees('')).toBeUndefined();
});

test.each(written('storeys'))('%j is floor %s', (raw, floor) => {
	expect(floorNumber(raw)).toBe(floor === '' ? undefined : Number(floor));
});

test('a storey may be a number, or not be known', () => {
	expect([4, 0, null].map(floorNumber)).toEqual([4, 0, undefined]);
});

describe('dates', () => {
	test.each([
		['18.11.2013', '2013-11-18'],
		['2025-11-12', '2025-11-12'],
		['2025-11-12T08:00:00+01:00', '2025-11-12'],
		['ab 1. Mai 2014', undefined],
		['31.02.2026', undefined],
		['', undefined],
	])('%j is %j', (raw, date) => {
		expect(isoDate(raw)).toBe(date);
	});

	test('times become UTC, other words are absent', () => {
		expect(instant('2026-10-01T17:45:02.331+02:00')).toBe('2026-10-01T15:45:02.331Z');
		expect(instant('01.10.2026 17:45')).toBeUndefined();
		// With the offset it is another year, of which no feed and no sitemap can tell.
		expect(instant('9999-12-31T23:59:59-12:00')).toBeUndefined();
		expect(instant('0000-01-01T00:00:00+14:00')).toBeUndefined();
	});

	test('when a unit is free is a date, now, or the words of the account', () => {
		for (const words of [
			'sofort',
			'Ab sofort frei',
			'immediately',
			'Inmediata',
			'now',
			'frei ab sofort',
			'Available now',
			'disponible de inmediato',
		]) {
			expect(availableFrom(words)).toEqual({ kind: 'now' });
		}
		expect(availableFrom('ab 01.12.2026')).toEqual({ kind: 'date', date: '2026-12-01' });
		for (const words of ['zum 1.12.2026', 'frei ab dem 01.12.2026', 'Bezugsfrei per 1. 12. 2026'])
			expect(availableFrom(words)).toEqual({ kind: 'date', date: '2026-12-01' });
		for (const words of [
			'ab 1. Mai 2027',
			'available from 1 May 2027',
			'a partir del 1 de mayo de 2027',
		])
			expect(availableFrom(words)).toEqual({ kind: 'date', date: '2027-05-01' });
		expect(availableFrom('frei ab Mai 2027')).toMatchObject({ reading: { year: 2027, month: 5 } });
		expect(availableFrom('nach Vereinbarung ')).toEqual({
			kind: 'text',
			text: 'nach Vereinbarung',
		});
		expect(availableFrom(' ')).toBeUndefined();
	});
});

describe('words', () => {
	test('a title is plain text: no markup, no script, no invisible characters', () => {
		expect(plainText('Doppelhaushälfte <b>mit Garten</b>')).toBe('Doppelhaushälfte mit Garten');
		expect(plainText('A &amp; B<script>alert(1)</script>')).toBe('A & B');
		expect(plainText('Ge\u00ADheim\u200Bweg\u202E')).toBe('Geheimweg');
		expect(plainText(' \n ')).toBeUndefined();
		expect(plainText('＜b＞Haus＜/b＞ ＆amp; Hof')).toBe('Haus & Hof');
		expect(plainText('Haus﹤img src=x onerror=alert(1)﹥')).toBe('Haus');
		expect(plainText('Haus<textarea><img src=x></textarea>')).toBe('Haus');
		expect(plainText('3 < 4')).toBe('3 < 4');
	});

	test.each([
		'IMG_2231.JPG',
		'DSC0042',
		'bild1',
		'Bild 12',
		'DHH_vorne',
		'20260702_101947',
		'Grundriss.png',
		'Screenshot 2026-01-02',
		'ab12-34.webp',
		'17',
	])('%j is the name of a file, not a caption', (title) => {
		expect(isFileName(title)).toBe(true);
	});

	test.each([
		'Wohnzimmer mit Südbalkon',
		'Grundriss WE 07',
		'Küche',
		'Bild vom Garten',
		'Bad 2',
		'Visualisierung „Innenhof“',
	])('%j is a caption', (title) => {
		expect(isFileName(title)).toBe(false);
	});

	test('kinds and categories of the open lists fall back to other and none', () => {
		expect(unitKind('TRADE_SITE')).toBe('plot');
		expect(unitKind('SOMETHING_NEW')).toBe('other');
		expect(unitKind(null, 'INVESTMENT')).toBe('investment');
		expect(unitCategory('SEMIDETACHED_HOUSE')).toBe('semidetachedHouse');
		expect(unitCategory('SOMETHING_NEW')).toBeUndefined();
		expect(unitCategory('constructor')).toBeUndefined();
	});
});
