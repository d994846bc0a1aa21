import { languages } from '../../domain/spoken.ts';
import type { Locale } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import { writeFields } from '../../search/address.ts';
import { fieldsOf, type Choice } from './choice.ts';
import { keepsTo } from './address.ts';
import { carriedTo } from './offered.ts';
import type { FilterContext } from './settings.ts';

/** Lets the links to other languages, and to buy or rent, take along what is chosen. */
export function createLinks(
	form: HTMLFormElement,
	{ settings, known }: Pick<FilterContext, 'settings' | 'known'>,
): (choice: Choice) => void {
	const { facet, deal, locale, city } = settings;
	const translations = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map(
		(link) => ({
			link,
			own: link.getAttribute('href') ?? '',
		}),
	);
	const deals = form.querySelectorAll<HTMLAnchorElement>('[data-deal-link]');
	return (choice) => {
		const whole = fieldsOf(choice, known);
		const isOwn = keepsTo(choice.filter, facet.start);
		const { kinds, places, ...rest } = choice.filter;
		const filter = {
			...rest,
			...(!facet.start.kinds && { kinds }),
			...(!facet.start.places && { places }),
		};
		const more = isOwn ? fieldsOf({ ...choice, filter }, known) : whole;
		for (const { link, own } of translations) {
			const other = localeOf(link);
			if (!other) continue;
			const path = isOwn ? own : pathOf(other, { kind: 'listing', deal, city });
			link.href = `${path}${writeFields(more, other)}`;
		}
		for (const link of deals) {
			const to = link.dataset['dealLink'] === 'rent' ? 'rent' : 'buy';
			const carried = carriedTo(to, choice.filter, known);
			const same = fieldsOf({ ...choice, filter: carried, sort: 'newest', page: 1 }, known);
			link.href = `${pathOf(locale, { kind: 'listing', deal: to, city })}${writeFields(same, locale)}`;
		}
	};
}

function localeOf(link: HTMLAnchorElement): Locale | undefined {
	return languages.find((one) => one === link.hreflang);
}
