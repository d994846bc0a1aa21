import { expect, test } from 'vitest';
import type { FilterSettings } from '../../../src/client/filter/state.ts';
import { headingOf } from '../../../src/client/filter/words.ts';
import type { Deal } from '../../../src/domain/unit.ts';
import type { Locale } from '../../../src/domain/locale.ts';
import { translator } from '../../../src/i18n/translate.ts';
import type { Filter } from '../../../src/search/facets.ts';

function heading(filter: Filter, locale: Locale = 'de', deal: Deal = 'buy'): string | undefined {
	const path = `/${locale}/list/`;
	const settings: FilterSettings = {
		locale,
		deal,
		facet: { path, start: {} },
		root: { path },
		currency: 'EUR',
		inquiry: '',
		index: '',
	};
	const say = translator(locale);
	const speech = {
		locale,
		deal,
		currency: 'EUR',
		now: new Date(),
		say,
		maybe: say.maybe,
		day: String,
		option: (_field: string, kind: string | number) => say.maybe(`kinds.${kind}`) ?? '',
	} as const;
	return headingOf(filter, { settings, say, speech });
}

const plagwitz = { city: 'Leipzig', district: 'Plagwitz' };
const connewitz = { city: 'Leipzig', district: 'Connewitz' };

test('a heading says kinds and places as the pages of lists do', () => {
	expect(heading({})).toBe('Immobilien kaufen');
	expect(heading({ places: [plagwitz] })).toBe('Immobilien kaufen in Leipzig-Plagwitz');
	const flats = { kinds: ['apartment'], places: [{ city: 'Leipzig' }] } as const;
	expect(heading(flats, 'de', 'rent')).toBe('Wohnungen mieten in Leipzig');
	expect(heading(flats, 'en')).toBe('Flats for sale in Leipzig');
	expect(heading(flats, 'es', 'rent')).toBe('Pisos en alquiler en Leipzig');
});

test('several kinds and places are one sentence', () => {
	const kinds = ['apartment', 'house'] as const;
	const places = [plagwitz, connewitz];
	expect(heading({ kinds, places })).toBe(
		'Wohnungen und Häuser kaufen in Plagwitz und Connewitz, Leipzig',
	);
	expect(heading({ kinds, places: [{ city: 'Leipzig' }, { city: 'Hamburg' }] }, 'en')).toBe(
		'Flats and houses for sale in Leipzig and Hamburg',
	);
	expect(heading({ kinds }, 'es')).toBe('Pisos y casas en venta');
});

test('what lies around a place is not said to lie in it', () => {
	const around = { places: [{ city: 'Leipzig' }], radius: 10 };
	expect(heading(around)).toBe('Immobilien kaufen in Leipzig und Umgebung');
	expect(heading(around, 'en')).toBe('Property for sale in Leipzig and the surrounding area');
	expect(heading(around, 'es')).toBe('Inmuebles en venta en Leipzig y alrededores');
});

test('more than can be named is left to the filters', () => {
	const kinds = ['apartment', 'house', 'plot', 'office'] as const;
	const places = ['Leipzig', 'Hamburg', 'Halle', 'Dresden'].map((city) => ({ city }));
	expect(heading({ kinds, places })).toBe('Immobilien kaufen');
});
