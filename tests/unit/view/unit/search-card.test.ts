import { expect, test } from 'vitest';
import type { Picture } from '../../../../src/domain/pictures/picture.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { searchCard } from '../../../../src/view/unit/search-card.ts';
import { assumptions } from '../../../support/assumptions.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

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

test('it has what the unit costs each month part by part, and their sum with what it is without', () => {
	const { monthly, monthlyNote, compared } = card({});
	expect(monthly?.replaceAll(/\s/g, ' ')).toBe('€1,560 / month');
	expect(monthlyNote).toBe('without owners’ fee');
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
