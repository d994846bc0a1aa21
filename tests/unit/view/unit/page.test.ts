import { expect, test } from 'vitest';
import { unitForm } from '../../../../src/view/forms/inquiry.ts';
import { unitTrail } from '../../../../src/view/unit/page.ts';
import { attributeName } from '../../../../src/view/unit/name.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

test('no form asks for a contract, whatever the unit’s status is', () => {
	const titles = (['available', 'reserved', 'sold', 'reference'] as const).map((status) => {
		const { title, submit } = unitForm({ ...lawfulUnit, status }, 'de');
		return [status, title, submit];
	});
	expect(titles).toEqual([
		['available', 'Unverbindlich anfragen', 'Unverbindlich anfragen'],
		['reserved', 'Vormerken lassen', 'Vormerken lassen'],
		['sold', 'Ähnliches suchen', 'Suchwunsch senden'],
		['reference', 'Ähnliches suchen', 'Suchwunsch senden'],
	]);
});

test('what is gone leaves its criteria in the message, without a price', () => {
	const { message } = unitForm({ ...lawfulUnit, status: 'sold', rooms: 3 }, 'de');
	expect(message.replaceAll('\u00A0', ' ')).toBe(
		'Ich suche etwas Ähnliches wie Nr. L-4711: Wohnung in Leipzig, 90 m², 3 Zimmer.',
	);
});

function trailOf(
	status: 'available' | 'sold',
	hasList: Parameters<typeof unitTrail>[1]['hasList'],
) {
	return unitTrail({ ...lawfulUnit, status }, { locale: 'de', hasList }).map(({ name }) => name);
}

function names(status: 'available' | 'sold') {
	return trailOf(status, () => true);
}

test('the trail leads through lists that exist: what is gone may have left its own empty', () => {
	expect(names('available')).toEqual(['Kaufen', 'Wohnungen kaufen in Leipzig']);
	expect(names('sold')).toEqual(['Kaufen']);
	const wide = trailOf('available', ({ unitKind, city }) => !unitKind || !city);
	expect(wide).toEqual(['Kaufen', 'Immobilien kaufen in Leipzig']);
});

test('an attribute names a unit in the language of its page, whose title may be in another', () => {
	const unit = { ...lawfulUnit, title: { de: 'Wohnung mit Garten' } };
	expect(attributeName(unit, 'de').replaceAll('\u00A0', ' ')).toBe('Wohnung mit Garten');
	expect(attributeName(unit, 'en')).toBe('Flat in Leipzig');
	expect(attributeName({ ...unit, title: {} }, 'es')).toBe('Piso en Leipzig');
});
