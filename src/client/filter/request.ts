import type { Choice } from './choice.ts';
import { fill } from '../fill.ts';
import type { Label } from './labels.ts';
import type { ChosenPlace } from '../../search/place-names.ts';
import type { FilterContext } from './settings.ts';

/**
 * Lets a link to the inquiry page take along what is looked for, in the part of the address that no server
 * is told.
 */
export function offerRequest(
	link: HTMLAnchorElement | null,
	{
		speech,
		settings: { inquiry, words, deal, city: only },
	}: Pick<FilterContext, 'speech' | 'settings'>,
) {
	return ({ choice, labels }: { readonly choice: Choice; readonly labels: readonly Label[] }) => {
		if (!link) return;
		const { price, places } = choice.filter;
		const criteria = [
			deal === 'rent' ? words.rent : words.buy,
			...labels.map((label) => label.words),
		];
		const budget = price?.to === undefined ? '' : speech.option('priceTo', price.to);
		const place = (places ?? (only === undefined ? [] : [{ city: only }])).map(
			({ city, district }: ChosenPlace) => (district ? `${district} (${city})` : city),
		);
		const message = fill(words.request, { criteria: criteria.join(', ') });
		const said = new URLSearchParams({ search: '1', place: place.join(', '), budget, message });
		link.href = `${inquiry}#${said}`;
	};
}
