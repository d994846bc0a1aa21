import { expect, test } from 'vitest';
import type { Picture } from '../../../../src/domain/pictures/picture.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { searchCard } from '../../../../src/view/unit/search-card.ts';
import { formatMoney } from '../../../../src/i18n/format.ts';
import { translator } from '../../../../src/i18n/translate.ts';
import { assumptions } from '../../../support/assumptions.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const context = {
	locale: 'en',
	defaultLocale: 'de',
	crmLocale: 'de',
	monthly: assumptions,
	isNew: false,
} as const;

const words = (text: string) => ({ kind: 'text', text }) as const;
const euros = (cents: number) => ({ cents, currency: 'EUR' as const });

function card(different: Partial<Unit>) {
	return searchCard({ ...lawfulUnit, ...different }, context);
}

function picture(kind: Picture['kind'], name: string): Picture {
	const [avif, jpeg] = ['avif', 'jpg'].map((end) => ({ name: `${name}-480.${end}`, width: 480 }));
	if (!avif || !jpeg) throw new Error('It has no files.');
	return { kind, width: 480, height: 360, colour: '#000000', avif: [avif], jpeg };
}

test('the card of a file names the photo that leads and the first floor plan, each with its files', () => {
	const pictures = [
		picture('floorPlan', 'plan'),
		picture('photo', 'photo'),
		picture('floorPlan', 'attic'),
	];
	const { picture: lead, plan } = card({ pictures });
	expect(lead).toMatchObject({ base: 'photo', widths: [480] });
	expect(plan).toMatchObject({ base: 'plan', isPlan: true });
	expect(card({ pictures: pictures.slice(1, 2) }).plan).toBeUndefined();
});

test('it has the costs beside the price as the page of the unit says them, and none that is unknown', () => {
	const ownersFee = { cents: 312_00, currency: 'EUR' } as const;
	const price = formatMoney(ownersFee, 'en');
	expect(card({ costs: { ...lawfulUnit.costs, ownersFee } }).costs).toEqual([
		['Owners’ association fee', translator('en')('unit.perMonth', { price })],
		['Buyer’s commission', '3.57% incl. VAT', undefined],
	]);
	expect(card({ costs: {} }).costs).toBeUndefined();
});

test('it says when the unit is to be had, as its page does, where no day is named', () => {
	expect(card({ availableFrom: words('nach Absprache mit Anna') }).available).toEqual([
		'nach Absprache mit Anna',
		'de',
	]);
	const status = 'reserved';
	expect(card({ status, availableFrom: words('Ende Mai') }).available?.[0]).toBe('Ende Mai');
	const dated: readonly Unit['availableFrom'][] = [
		undefined,
		{ kind: 'now' },
		{ kind: 'date', date: '2027-01-01' },
	];
	for (const availableFrom of dated) expect(card({ availableFrom }).available).toBeUndefined();
});

test('it says how many bedrooms a home has, and that one without is a studio', () => {
	expect(card({ kind: 'apartment', bedrooms: 3, rooms: 4 }).bedrooms).toBe('3');
	expect(card({ kind: 'apartment', bedrooms: undefined, rooms: 1 }).bedrooms).toBe('Studio');
	expect(card({ kind: 'apartment', bedrooms: undefined, rooms: 3 }).bedrooms).toBeUndefined();
});

test('it has what the unit costs each month part by part, and their sum with what it is without', () => {
	const { monthly, without, months } = card({});
	expect(monthly?.replaceAll(/\s/g, ' ')).toBe('€1,560 / month');
	expect(without).toBe('without owners’ fee');
	expect(months).toEqual([
		['Monthly payment', '€1,493'],
		['Heating', '€67, estimated'],
	]);
	expect(card({ price: { kind: 'onRequest' } })).toMatchObject({ monthly: undefined });
});

test.each([
	['everything is known', 115_000, 'incl. bills'],
	['nobody says what heating costs', undefined, 'without heating'],
])(
	'the monthly costs of a home to let are never called those without bills, where %s',
	(_, total, words) => {
		const price = {
			kind: 'rent' as const,
			base: euros(90_000),
			...(total !== undefined && { total: euros(total) }),
		};
		const costs = { serviceCharge: euros(15_000), parking: euros(11_000) };
		const flat = card({ deal: 'rent', price, costs });
		expect(flat).toMatchObject({ beside: 'excl. bills', without: words });
		expect(flat.monthly).toContain(total ? '€1,150' : '€1,050');
	},
);

test('it says which unit needs no energy certificate, and nothing where nothing is known', () => {
	expect(card({ energy: { availability: 'notRequired' } }).needsNoCertificate).toBe(true);
	expect(card({ energy: undefined }).needsNoCertificate).toBeUndefined();
});
