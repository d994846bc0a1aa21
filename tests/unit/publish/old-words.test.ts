import { describe, expect, test } from 'vitest';
import { isForAnyWords, type PageOwner } from '../../../src/domain/address.ts';
import type { Present } from '../../../src/publish/addresses/address-ledger.ts';
import { answersAfter, flat, standing } from '../../support/addresses.ts';

describe('the words of an old address', () => {
	const seen = { street: true, price: true };
	const unit = (slug: string, shown = seen) => standing(slug, flat, ['de'], shown);

	test.each([
		['street', { street: false, price: true }],
		['price', { street: true, price: false }],
	])(
		'are written down nowhere once the %s is hidden that stood on the page with them',
		(_, now) => {
			expect(listed([unit('am-kanal')], [unit('loft')])).toEqual(['/de/x/am-kanal-7/']);
			expect(listed([unit('am-kanal')], [unit('loft', now)])).toEqual([]);
			expect(listed([unit('am-kanal')], [unit('am-kanal', now)], [unit('loft', now)])).toEqual([]);
			expect(listed([unit('am-kanal')], [unit('loft', now)], [unit('loft')])).toEqual([
				'/de/x/am-kanal-7/',
			]);
		},
	);

	test('that were cleaned already, because the fact was hidden then, are written down', () => {
		const hidden = { street: false, price: false };
		expect(listed([unit('am-kanal', hidden)], [unit('loft', hidden)])).toEqual([
			'/de/x/am-kanal-7/',
		]);
	});

	test.each([
		['wohnung-am-park', true],
		['helle-3-zimmer-wohnung', true],
		['penthouse-mit-120-m2', true],
		['loft-am-kanal-12', false],
		['haus-hauptstrasse-5', false],
		['villa-lindenallee', false],
		['flat-in-baker-street', false],
		['piso-calle-mayor', false],
		['pis-avinguda-del-port', false],
		['atico-placa-de-la-reina', false],
		['flat-rambla-nova', false],
		['haus-pinnasberger-twiete', false],
		['altbau-lange-reihe', false],
		['reihenhaus-mit-garten', true],
		['haus-fuer-350-000-euro', false],
		['haus-fuer-350000', false],
		['haus-0-5-mio', false],
	])(
		'of a unit that is gone, such as %s, are written down only if they sound harmless: %s',
		(slug, isHarmless) => {
			expect(listed([unit(slug)], [])).toEqual(isHarmless ? [`/de/x/${slug}-7/`] : []);
		},
	);

	test('of a project, whose facts nobody compares, are judged by how they sound', () => {
		const owner: PageOwner = { kind: 'project', id: 7, deal: 'buy' };
		const project = (slug: string) => standing(slug, owner, ['de']);
		expect(listed([project('parkhof')], [project('neu')])).toEqual(['/de/x/parkhof-7/']);
		expect(listed([project('hauptstrasse-5')], [project('neu')])).toEqual([]);
	});
});

/** The old addresses that are written out in full. */
function listed(...builds: readonly (readonly Present[])[]): string[] {
	const answers = answersAfter(...builds);
	return answers.filter((answer) => !isForAnyWords(answer)).map(({ path }) => path);
}
