import { expect, test } from 'vitest';
import { locales, type Locale } from '../../../../src/domain/locale.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { priceNoteOf, cardFacts, cardTag, perSquareMetre } from '../../../../src/view/unit/card.ts';
import { placeLine } from '../../../../src/i18n/place-name.ts';
import { priceFacts, unitFacts, unitGroups } from '../../../../src/view/unit/facts.ts';
import { kindInPlace } from '../../../../src/view/unit/name.ts';
import { availableFrom } from '../../../../src/gate/fields/date.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const tag = (changes: Partial<Unit>, isNew = false) =>
	cardTag({ ...lawfulUnit, ...changes }, { isNew, locale: 'de' });
const eur = (euros: number) => ({ cents: Math.round(euros * 100), currency: 'EUR' as const });
const wood = (euros: number): Partial<Unit> => ({
	kind: 'plot',
	areas: { plot: 50_000 },
	price: { kind: 'purchase', amount: eur(euros) },
});
const panorama = shownPhoto('p', 'panorama');

test('a card says one word, and the status before everything else', () => {
	const special = {
		constructionYear: 2027,
		createdAt: '2026-11-01T10:00:00Z',
		pictures: [panorama],
	};
	expect(tag({ ...special, status: 'reserved' }, true)).toBe('Reserviert');
	expect(tag({ ...special, status: 'sold' }, true)).toBe('Verkauft');
	expect(tag({ ...special, status: 'sold', deal: 'rent' }, true)).toBe('Vermietet');
	expect(tag(special, true)).toBe('Neu');
	expect(tag(special)).toBe('Neubau');
	expect(tag({ ...special, constructionYear: 2026 })).toBe('Neubau');
	expect(tag({ ...special, constructionYear: 2025 })).toBe('360°');
	expect(tag({})).toBeUndefined();
});

test.each<[string, Partial<Unit>, string | undefined]>([
	['is to buy, in whole euros', {}, '4.444\u00A0€/m²'],
	['is a wood of five hectares, in cents', wood(20_000), '0,40\u00A0€/m²'],
	['costs below ten euros, in cents', wood(270_000), '5,40\u00A0€/m²'],
	['costs more, in whole euros', wood(620_000), '12\u00A0€/m²'],
	['costs less than a cent', wood(100), undefined],
	['is to rent', { price: { kind: 'rent', base: eur(900) } }, undefined],
	['tells its price on request', { price: { kind: 'onRequest' } }, undefined],
	['is sold', { status: 'sold' }, undefined],
	['is a parking space', { kind: 'parking' }, undefined],
	['has no area', { areas: {} }, undefined],
])('a card names the price per square metre of what %s: %s', (_, changes, words) => {
	expect(perSquareMetre({ ...lawfulUnit, ...changes }, 'de')).toBe(words);
});

test.each<[Locale, string]>([
	['de', 'kalt'],
	['en', 'excl. bills'],
	['es', 'sin gastos'],
])('beside the rent of a home stands what it is without, in %s', (locale, words) => {
	const flat: Unit = { ...lawfulUnit, price: { kind: 'rent', base: eur(900) } };
	expect(priceNoteOf(flat, locale)).toBe(words);
	expect(priceNoteOf({ ...flat, kind: 'parking' }, locale)).toBeUndefined();
	expect(priceNoteOf({ ...flat, status: 'sold' }, locale)).toBeUndefined();
});

test('a card names the energy class while the unit is on offer', () => {
	const offer = { ...lawfulUnit, rooms: 3, floor: 2 };
	expect(cardFacts(offer, 'de')).toEqual(['90\u00A0m²', '3 Zimmer', '2. OG', 'Energie B']);
	expect(cardFacts({ ...offer, status: 'sold' }, 'de')).not.toContain('Energie B');
});

function rooms(unit: Unit, locale: Locale): string | undefined {
	return cardFacts(unit, locale).find((fact) => fact.startsWith('3'));
}

const roomsOn = (unit: Unit, locale: Locale) => cardFacts(unit, locale)[1];

test('rooms stand alone where they say enough, and with their bedrooms where visitors count these', () => {
	const flat = { ...lawfulUnit, rooms: 3, bedrooms: 2 };
	expect(rooms(flat, 'de')).toBe('3 Zimmer');
	expect(roomsOn(flat, 'en')).toBe('2 bedrooms');
	expect(roomsOn(flat, 'es')).toBe('2 dormitorios');
	expect(roomsOn({ ...flat, bedrooms: 1 }, 'es')).toBe('1 dormitorio');
	const studio = { ...flat, rooms: 1, bedrooms: undefined };
	expect(roomsOn(studio, 'en')).toBe('Studio');
	expect(roomsOn(studio, 'es')).toBe('Estudio');
	expect(roomsOn(studio, 'de')).toBe('1 Zimmer');
	expect(roomsOn({ ...studio, kind: 'house' }, 'en')).toBe('1 room');
	expect(roomsOn({ ...flat, bedrooms: undefined }, 'en')).toBe('3 rooms');
	expect(rooms({ ...lawfulUnit, rooms: 3 }, 'en')).toBe('3 rooms');
	expect(rooms({ ...lawfulUnit, rooms: 3 }, 'es')).toBe('3 habitaciones (salón incluido)');
	expect(unitFacts(flat, { locale: 'es', crmLocale: 'de' })).toContainEqual(['Dormitorios', '2']);
});

/** When a unit is free, as its page says it: the text, and its language where it is not the page's. */
function free(text: string, crmLocale: Locale, locale: Locale) {
	const unit: Unit = { ...lawfulUnit, availableFrom: { kind: 'text', text } };
	return unitFacts(unit, { locale, crmLocale }).at(-1)?.slice(1);
}

test('when a unit is free is said in the language of the page or marked as that of the account', () => {
	expect(free('nach Vereinbarung', 'de', 'en')).toEqual(['by arrangement']);
	expect(free('n. V.', 'de', 'es')).toEqual(['a convenir']);
	expect(free('Kurzfristig', 'de', 'en')).toEqual(['at short notice']);
	expect(free('bezugsfrei', 'de', 'es')).toEqual(['desocupado']);
	expect(free('auf Anfrage', 'de', 'es')).toEqual(['a consultar']);
	expect(free('gegen Ende 2027', 'de', 'en')).toEqual(['gegen Ende 2027', 'de']);
	expect(free('nach dem Umbau', 'de', 'en')).toEqual(['nach dem Umbau', 'de']);
	expect(free('a convenir', 'es', 'de')).toEqual(['nach Absprache']);
	expect(free('By arrangement', 'en', 'es')).toEqual(['a convenir']);
	expect(free('tras la reforma', 'es', 'es')).toEqual(['tras la reforma']);
	expect(free('tras la reforma', 'es', 'de')).toEqual(['tras la reforma', 'es']);
});

/** The same of a custom field. */
function fieldOn(field: Unit['fields'][number], crmLocale: Locale, locale: Locale) {
	const languages = { locale, defaultLocale: 'de', crmLocale } as const;
	const groups = unitGroups({ ...lawfulUnit, fields: [field] }, languages);
	return groups
		.flatMap(({ rows }) => rows)
		.find(([name]) => name === 'KfW')
		?.slice(1);
}

test('a custom field is said in the language of the page where it is understood, else as the account has it', () => {
	const own = { key: 'kfw', label: { de: 'KfW' }, value: 'bajo consumo' };
	// Nor is its name, where the settings have it in one language only.
	expect(fieldOn(own, 'es', 'es')).toEqual(['bajo consumo', undefined, 'de']);
	expect(fieldOn(own, 'es', 'de')).toEqual(['bajo consumo', 'es', undefined]);
	expect(fieldOn({ ...own, value: 'Ja' }, 'de', 'en')).toEqual(['yes', undefined, 'de']);
	const reading = { kind: 'minutes', minutes: 5 } as const;
	expect(fieldOn({ ...own, value: '5 Minuten', reading }, 'de', 'en')).toEqual([
		'5\u00A0min',
		undefined,
		'de',
	]);
	const ticked = { ...own, value: 'true', reading: { kind: 'flag', is: true } as const };
	expect(locales.map((locale) => fieldOn(ticked, 'es', locale)?.[0])).toEqual(['Ja', 'Yes', 'Sí']);
});

test('a line begins with a capital, whatever article a place has', () => {
	const place = { city: 'València', district: 'el Cabanyal' };
	expect(placeLine(place, 'es')).toBe('El Cabanyal, València');
	expect(placeLine(place, 'de')).toBe('València-el Cabanyal');
	expect(placeLine({ city: 'Leipzig', district: 'Leipzig-Südost' }, 'de')).toBe('Leipzig-Südost');
	expect(kindInPlace({ ...lawfulUnit, place }, 'es')).toContain('el Cabanyal');
});

test.each([
	['Mai 2027', 'May 2027', 'mayo de 2027'],
	['ab Mai 2027', 'May 2027', 'mayo de 2027'],
	['2. Quartal 2027', 'Q2 2027', '2T\u00A02027'],
	['2027', '2027', '2027'],
	['Ende Mai 2027', 'late May 2027', 'finales de mayo de 2027'],
	['ab Mitte Mai 2027', 'mid-May 2027', 'mediados de mayo de 2027'],
	['Anfang 2027', 'early 2027', 'principios de 2027'],
	['Frühjahr 2027', 'spring 2027', 'primavera de 2027'],
	['otoño 2027', 'autumn 2027', 'otoño de 2027'],
])('that a unit can be had in %s is said in the language of the page', (words, en, es) => {
	const unit: Unit = { ...lawfulUnit, availableFrom: availableFrom(words) };
	const said = (locale: 'en' | 'es') =>
		unitFacts(unit, { locale, crmLocale: 'de' }).find(([, value]) => value?.includes('2027'));
	expect([said('en')?.slice(1), said('es')?.slice(1)]).toEqual([[en], [es]]);
});

const availability = (status: Unit['status'], availableFrom: Unit['availableFrom']) =>
	unitFacts({ ...lawfulUnit, status, availableFrom }, { locale: 'de', crmLocale: 'de' }).find(
		([name]) => name === 'Verfügbar',
	)?.[1];

test('a home with tenants is let, and not available as such', () => {
	const unit: Unit = { ...lawfulUnit, availableFrom: { kind: 'text', text: 'vermietet' } };
	expect(unitFacts(unit, { locale: 'de', crmLocale: 'de' })).toContainEqual([
		'Nutzung',
		'vermietet',
	]);
	expect(availability('available', unit.availableFrom)).toBeUndefined();
});

test('a reserved unit says from which day it is free, but not that it is to be had now', () => {
	const date = { kind: 'date', date: '2027-03-01' } as const;
	expect(availability('reserved', date)).toBe('ab 1.\u00A0März 2027');
	expect(availability('reserved', { kind: 'now' })).toBeUndefined();
	expect(availability('available', { kind: 'now' })).toBe('sofort');
	expect(availability('sold', date)).toBeUndefined();
});

/** What a unit costs, as it stands beside its title. */
function amounts(unit: Unit): string[] {
	return priceFacts(unit, 'de').flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
}

test('a flat to let names its rent with and without bills among its first facts, while it is on offer', () => {
	const price: Unit['price'] = { kind: 'rent', base: eur(980), total: eur(1180) };
	const flat: Unit = { ...lawfulUnit, kind: 'apartment', deal: 'rent', price };
	const base = 'Kaltmiete /\u00A0Monat: 980\u00A0€';
	expect(amounts(flat)).toEqual([base, 'Warmmiete /\u00A0Monat: 1.180\u00A0€']);
	expect(amounts({ ...flat, status: 'sold' })).toEqual([]);
	const same: Unit = { ...flat, price: { ...price, total: price.base } };
	expect(amounts(same)).toEqual([base]);
});

test('a floor stands beside the word for it without repeating that', () => {
	const flat: Unit = { ...lawfulUnit, floor: 2, floors: 4 };
	const floor = (locale: Locale, unit = flat) =>
		unitFacts(unit, { locale, crmLocale: 'de' }).find(([name]) =>
			/Etage|Floor|Planta/.test(name),
		)?.[1];
	expect(floor('de')).toBe('2. OG (4\u00A0Etagen)');
	expect(floor('en')).toBe('2 (4\u00A0storeys)');
	expect(floor('es')).toBe('2.ª (4\u00A0plantas)');
	expect(floor('en', { ...flat, floor: 0 })).toBe('ground floor');
});
