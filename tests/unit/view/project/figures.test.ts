import { array, assert, constantFrom, nat, option, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderRows } from '../../../../src/client/units-table.ts';
import { certificates } from '../../../../src/domain/project.ts';
import type { PublishedField } from '../../../../src/domain/published-field.ts';
import { Status } from '../../../../src/domain/status.ts';
import type { Locale } from '../../../../src/domain/locale.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { fieldWords } from '../../../../src/view/unit/custom-fields.ts';
import {
	areaRange,
	availabilityText,
	briefPrice,
	outdoorText,
	sortKeys,
	priceFromText,
	projectCommission,
	projectFacts,
	projectFigures,
	projectOffer,
} from '../../../../src/view/project/figures.ts';
import { shortFloorName } from '../../../../src/view/unit/measures.ts';
import { publicUnitOf } from '../../../support/catalogue.ts';

const purchase = (euros: number): Unit['price'] => ({
	kind: 'purchase',
	amount: { cents: euros * 100, currency: 'EUR' },
});
const onRequest: Unit['price'] = { kind: 'onRequest' };
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

const named = (units: readonly Unit[]) => {
	const figures = projectFigures(units, 'de');
	const [fact] = projectFacts(figures, 'de');
	return [fact?.[0], availabilityText(figures, 'de')];
};

describe('the figures of a project', () => {
	const units = [
		publicUnitOf(1, { price: purchase(400_000), areas: { living: 54.4 }, rooms: 2 }),
		publicUnitOf(2, { price: purchase(312_000), status: 'reserved', areas: { living: 80 } }),
		publicUnitOf(3, { price: purchase(100_000), status: 'sold', areas: { living: 131.6 } }),
		publicUnitOf(4, { price: onRequest, areas: { living: 90 }, rooms: 5 }),
	];
	const figures = projectFigures(units, 'de');

	test('count its units by status', () => {
		expect(figures).toMatchObject({ units: 4, free: 2, reserved: 1, sold: 1 });
	});

	test('name the lowest price of a free home, never one that was paid or is told on request', () => {
		expect(plain(priceFromText(figures, 'de'))).toBe('ab 400.000 €');
		const reserved = units.filter(({ status }) => status !== 'available');
		expect(plain(priceFromText(projectFigures(reserved, 'de'), 'de'))).toBe('ab 312.000 €');
	});

	test.each([
		['en', [2, 3], ['Bedrooms', '2–3']],
		['es', [2, 3], ['Dormitorios', '2–3']],
		['de', [2, 3], ['Zimmer', '3–4']],
		['en', [2, undefined], ['Rooms', '3–4']],
	] as const)(
		'tell homes in %s, which have %j bedrooms, by %j',
		(locale, [first, second], expected) => {
			const homes = [
				publicUnitOf(1, { rooms: 3, bedrooms: first }),
				publicUnitOf(2, { rooms: 4, bedrooms: second }),
				publicUnitOf(3, { kind: 'parking', rooms: undefined, bedrooms: undefined }),
			];
			const facts = projectFacts(projectFigures(homes, locale), locale);
			expect(facts).toContainEqual(expected);
		},
	);

	test('tell a flat of one room as a studio in English and Spanish', () => {
		const homes = [
			publicUnitOf(1, { kind: 'apartment', rooms: 1, bedrooms: undefined }),
			publicUnitOf(2, { kind: 'apartment', rooms: 4, bedrooms: 3 }),
		];
		const factsIn = (locale: Locale) => projectFacts(projectFigures(homes, locale), locale);
		expect(factsIn('en')).toContainEqual(['Bedrooms', 'Studio–3']);
		expect(factsIn('es')).toContainEqual(['Dormitorios', 'Estudio–3']);
		expect(factsIn('de')).toContainEqual(['Zimmer', '1–4']);
	});

	test('say that prices are told on request when all of them are', () => {
		const secret = projectFigures([publicUnitOf(1, { price: onRequest })], 'de');
		expect(secret).toMatchObject({ onRequest: true, priceFrom: undefined });
		expect(priceFromText(secret, 'de')).toBe('Preis auf Anfrage');
		expect(projectOffer(secret, { deal: 'buy', locale: 'en' })).toContainEqual([
			'Price',
			'on request',
		]);
	});

	test('name no price of a project that is sold', () => {
		const sold = projectFigures([publicUnitOf(1, { status: 'sold' })], 'de');
		expect(priceFromText(sold, 'de')).toBeUndefined();
		const facts = projectOffer(sold, { deal: 'buy', locale: 'de' });
		expect(facts).toContainEqual(['Frei', 'Alle verkauft']);
		expect(facts).toContainEqual(['Preis ab', undefined]);
	});

	test('call the units what they are, when they are all of a kind', () => {
		const [flat, house] = [publicUnitOf(1), publicUnitOf(2, { kind: 'house' })];
		expect(named([flat])).toEqual(['Wohnungen', '1 Wohnung, 1 frei']);
		expect(named([house])).toEqual(['Häuser', '1 Haus, 1 frei']);
		expect(named([flat, house])).toEqual(['Einheiten', '2 Einheiten, 2 frei']);
	});

	test('are silent about a project none of whose units is published', () => {
		const none = projectFigures([], 'es');
		expect(projectFacts(none, 'es')).toEqual([]);
		expect(availabilityText(none, 'es')).toBe('');
		expect(priceFromText(none, 'es')).toBeUndefined();
	});
});

describe('a price on request', () => {
	test('leaves no trace in what a table is ordered by, nor does one that was paid', () => {
		const open = publicUnitOf(1, { price: purchase(312_000) });
		expect(sortKeys(open)).toContain('31200000');
		for (const status of Status.options) {
			const secret = sortKeys({ ...open, status, price: onRequest });
			expect(secret.split(' ')[4]).toBe('');
		}
		expect(sortKeys({ ...open, status: 'sold' }).split(' ')[4]).toBe('');
		expect(sortKeys({ ...open, status: 'reference' }).split(' ')[4]).toBe('');
	});

	test('is said in words in the plan, as is what is sold', () => {
		expect(briefPrice(publicUnitOf(1, { price: onRequest }), 'de')).toBe('auf Anfrage');
		expect(briefPrice(publicUnitOf(1, { status: 'sold' }), 'de')).toBe('');
		const rent: Unit['price'] = { kind: 'rent', base: { cents: 112_000, currency: 'EUR' } };
		expect(plain(briefPrice(publicUnitOf(1, { price: rent }), 'de'))).toBe('1.120 €');
	});
});

describe('a table of units', () => {
	const rows = [
		{ place: 0, name: 'A 10', keys: '2  9' },
		{ place: 1, name: 'A 2', keys: '  ' },
		{ place: 2, name: 'A 1', keys: '1  9' },
		{ place: 3, name: 'B', keys: '  ' },
	];
	const names = (sort: Parameters<typeof orderRows>[1]) =>
		orderRows(rows, sort)
			.map(({ name }) => name)
			.join(', ');

	test('puts what is not known last in both directions, in its natural order', () => {
		expect(names({ column: 0, direction: 'ascending' })).toBe('A 1, A 10, A 2, B');
		expect(names({ column: 0, direction: 'descending' })).toBe('A 10, A 1, A 2, B');
	});

	test('reads numbers in names as numbers', () => {
		expect(names({ direction: 'ascending' })).toBe('A 1, A 2, A 10, B');
	});

	test('keeps every row, and equal ones as they were', () => {
		const anyRow = record({
			name: string(),
			keys: constantFrom('', '1', '2', ' 1', '1 2', '2 1'),
		});
		assert(
			property(
				array(anyRow),
				option(nat(2), { nil: undefined }),
				constantFrom('ascending' as const, 'descending' as const),
				(all, column, direction) => {
					const given = all.map((each, place) => ({ ...each, place }));
					const sorted = orderRows(given, { column, direction });
					expect(new Set(sorted)).toEqual(new Set(given));
					for (const [at, one] of sorted.entries()) {
						const next = sorted[at + 1];
						const isEqual =
							column === undefined
								? next?.name === one.name
								: next?.keys.split(' ')[column] === one.keys.split(' ')[column];
						if (next && isEqual) expect(next.place).toBeGreaterThan(one.place);
					}
				},
			),
		);
	});

	test('tells garden and balcony apart and adds them up for the order', () => {
		const unit = publicUnitOf(1, { areas: { balcony: 8.8, garden: 64 } });
		expect(plain(outdoorText(unit, 'de'))).toBe('8,8 m² + 64 m² Garten');
		expect(sortKeys(unit).split(' ')[3]).toBe('72.8');
		expect(outdoorText(publicUnitOf(1, { areas: {} }), 'de')).toBe('');
	});
});

describe('the energy of a project', () => {
	const energy = { efficiencyClass: 'A' } as const;

	test('is told once for all units of a building, not for what is sold or for parking spaces', () => {
		const units = [
			publicUnitOf(1, { energy, status: 'sold' }),
			publicUnitOf(2, { energy }),
			publicUnitOf(3, { energy }),
			publicUnitOf(4, { kind: 'parking', energy: { efficiencyClass: 'B' } }),
		];
		expect(certificates(units).map((group) => group.map(({ id }) => id))).toEqual([[2, 3]]);
	});

	test('is told once for each building where they have their own', () => {
		const units = (['A', 'B', 'A'] as const).map((efficiencyClass, at) =>
			publicUnitOf(at, { energy: { efficiencyClass } }),
		);
		expect(certificates(units).map((group) => group.map(({ id }) => id))).toEqual([[0, 2], [1]]);
	});
});

describe('a custom field of a project', () => {
	const inEnglish = { locale: 'en', defaultLocale: 'de', crmLocale: 'de' } as const;
	const inSpanish = { locale: 'es', defaultLocale: 'de', crmLocale: 'de' } as const;

	test('is said in the language of the page where it is understood', () => {
		const date = field('2. Quartal 2027', { kind: 'date', year: 2027, quarter: 2 });
		expect(fieldWords(date, inSpanish).value).toEqual({
			text: '2T\u00A02027',
			lang: 'es',
		});
		const walk = field('5 min zu Fuß', { kind: 'minutes', minutes: 5, by: 'foot' });
		expect(fieldWords(walk, inEnglish).value).toEqual({ text: '5\u00A0min on foot', lang: 'en' });
		const way = field('1,2 km', { kind: 'metres', metres: 1200 });
		expect(plain(fieldWords(way, inEnglish).value.text)).toBe('1.2 km');
		const day = field('15.09.2026', { kind: 'date', year: 2026, month: 9, day: 15 });
		expect(fieldWords(day, inEnglish).value.text).toBe('15\u00A0September 2026');
	});

	test('is a percentage in its writing, but words beside one stay the account’s', () => {
		const share = { kind: 'share', share: 0.125 } as const;
		expect(plain(fieldWords(field('12,5 %', share), inEnglish).value.text)).toBe('12.5%');
		expect(plain(fieldWords(field('12,5 %', share), inSpanish).value.text)).toBe('12,5 %');
		expect(fieldWords(field('Rohbau, 12,5 %', share), inEnglish).value).toEqual({
			text: 'Rohbau, 12,5 %',
			lang: 'de',
		});
	});

	test('keeps the words and the language of the account where it is not', () => {
		expect(fieldWords(field('Rohbau fertig'), inEnglish)).toEqual({
			label: { text: 'Completion', lang: 'en' },
			value: { text: 'Rohbau fertig', lang: 'de' },
		});
	});
});

test('units that are all of one size are told without a range', () => {
	expect(areaRange([80.2, 79.6], 'de')).toBe('80\u00A0m²');
	expect(areaRange([], 'de')).toBeUndefined();
});

test('a project says its commission in the page’s language, and what else there is to it', () => {
	const commission = { de: 'provisionsfrei', en: 'no commission' };
	const commissionNote = { de: 'Verkauf direkt vom Bauträger.' };
	const languages = { locale: 'en', defaultLocale: 'de' } as const;
	expect(projectCommission({ commission, commissionNote }, languages)).toEqual({
		row: ['Buyer’s commission', 'no commission', undefined],
		note: { text: 'Verkauf direkt vom Bauträger.', lang: 'de' },
	});
	expect(projectCommission({ commissionNote }, languages)).toEqual({
		row: ['Buyer’s commission', 'Verkauf direkt vom Bauträger.', 'de'],
	});
	expect(projectCommission({}, languages).row[1]).toBeUndefined();
});

test('floors stand short beside the plan', () => {
	expect([-1, 0, 2].map((floor) => shortFloorName(floor, 'de'))).toEqual(['1. UG', 'EG', '2. OG']);
	expect([-1, 0, 2].map((floor) => shortFloorName(floor, 'es'))).toEqual(['−1', 'PB', '2.ª']);
});

function field(value: string, reading?: PublishedField['reading']): PublishedField {
	return {
		key: 'k',
		label: { de: 'Fertigstellung', en: 'Completion' },
		value,
		...(reading && { reading }),
	};
}
