import { expect, test } from 'vitest';
import { areOnCards } from '../../../../src/domain/person.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { searchCard } from '../../../../src/view/unit/search-card.ts';
import { assumptions } from '../../../support/assumptions.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';

const context = {
	locale: 'en',
	defaultLocale: 'de',
	crmLocale: 'de',
	monthly: assumptions,
	isNew: false,
} as const;

const euros = (cents: number) => ({ cents, currency: 'EUR' as const });

function card(different: Partial<Unit>) {
	return searchCard({ ...lawfulUnit, ...different }, context);
}

test('the card of a file names the photo that leads and the first floor plan, each with its files', () => {
	const pictures = [
		shownPhoto('plan', 'floorPlan'),
		shownPhoto('photo'),
		shownPhoto('attic', 'floorPlan'),
	];
	const { picture: lead, plan } = card({ pictures });
	expect(lead).toMatchObject({ base: 'photo', widths: [960], format: 'avif' });
	expect(plan).toMatchObject({ base: 'plan', format: 'webp', isPlan: true });
	expect(card({ pictures: pictures.slice(1, 2) }).plan).toBeUndefined();
});

/** Who stands on a card, and what the files of the portrait are called. */
function personOn(different: Partial<Unit>, hasPerson = true) {
	const card = searchCard({ ...lawfulUnit, ...different }, { ...context, hasPerson });
	return [card.person, card.face?.base];
}

test('it names who looks after the unit where cards do, with a portrait that needs no words about itself', () => {
	const portrait = shownPhoto('face');
	const broker = { id: 7, name: 'Marta Rey', portrait };
	expect(personOn({ broker })).toEqual(['Marta Rey', 'face']);
	expect(personOn({ broker: { id: 7, name: 'Marta Rey' } })).toEqual(['Marta Rey', undefined]);
	const made = { ...portrait, provenance: 'generated' } as const;
	expect(personOn({ broker: { ...broker, portrait: made } })).toEqual(['Marta Rey', undefined]);
	for (const none of [
		personOn({ broker }, false),
		personOn({}),
		personOn({ broker, status: 'sold' }),
	])
		expect(none).toEqual([undefined, undefined]);
	expect(areOnCards({ people: 'none', peopleOnCards: true })).toBe(false);
	expect(areOnCards({ people: 'list', peopleOnCards: true })).toBe(true);
});

test('it has what the unit costs each month part by part, and their sum with what it is without', () => {
	const { monthly, monthlyNote, compared } = card({});
	expect(monthly?.replaceAll(/\s/g, ' ')).toBe('€1,560 / month');
	expect(monthlyNote).toBe('€400,000 · without owners’ fee');
	expect(compared.months.slice(1)).toEqual([
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
		expect(flat).toMatchObject({ priceNote: 'excl. bills', monthlyNote: words });
		expect(flat.monthly).toContain(total ? '€1,150' : '€1,050');
	},
);
