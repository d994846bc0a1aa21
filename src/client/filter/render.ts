import { languages } from '../../domain/spoken.ts';
import { pathOf } from '../../i18n/paths.ts';
import { slugify } from '../../i18n/slug.ts';
import { saysAnything, writeFields } from '../../search/address.ts';
import { noteResult } from '../results/result-walk.ts';
import { formatNumber } from '../../i18n/format.ts';
import { createBar } from './bar.ts';
import { addressIn, carriedTo } from '../../search/offered.ts';
import { nearTo, type Hits, type ListView } from './query.ts';
import { createResults } from './results.ts';
import { fieldsBeside, keepsTo, writeAddress, type FilterContext } from './state.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { choiceFields, defined, type Choice } from '../../search/choice.ts';
import { areasIn } from '../../search/drawn-areas.ts';
import { areaWords } from '../../search/labels.ts';
import type { InAreas } from '../../search/browser/in-areas.ts';
import { withAreas } from '../map/address.ts';
import { headingOf } from './words.ts';

/** What becomes of the entry of the history: it is replaced by the choice, followed by it, or kept. */
export type HistoryChange = 'replace' | 'push' | 'keep';

/** What shows the state of a list on its page: links, bar, results and the address. */
export function createRender(
	form: HTMLFormElement,
	context: FilterContext,
	chosen: (rest: Choice) => void,
) {
	const { settings, say, speech, known } = context;
	const { deal: own, locale, city, facet, inquiry } = settings;
	const renderedAt = location.pathname;
	const results = createResults(context);
	const bar = createBar(form, context, chosen);
	const request = document.querySelector<HTMLAnchorElement>('[data-request]');
	const deals = [...form.querySelectorAll<HTMLAnchorElement>('[data-deal-link]')].map((link) => ({
		link,
		deal: link.dataset['dealLink'] === 'rent' ? ('rent' as const) : ('buy' as const),
	}));
	const translations = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].flatMap(
		(link) => {
			const other = languages.find((one) => one === link.hreflang);
			return other ? [{ link, other, rendered: link.getAttribute('href') ?? '' }] : [];
		},
	);

	const alerts = [...document.querySelectorAll<HTMLAnchorElement>('a[data-alert]')];
	let areas: string | undefined;
	for (const link of alerts)
		link.addEventListener('click', (event) => {
			if (!areas) return;
			event.preventDefault();
			postAreas(link, areas, opensElsewhere(event));
		});

	/** What is chosen as a search among everything to buy or to rent. */
	function searchAddress(choice: Choice): string {
		const { place, ...fields } = choiceFields({ ...choice, page: 1 }, known);
		const places = place ?? (city === undefined ? undefined : [slugify(city)]);
		const query = writeFields(defined({ ...fields, place: places }), locale);
		return pathOf(locale, { kind: 'listing', deal: own }) + query;
	}

	/** The inquiry page takes along what is looked for, in the part of the address that no server is told. */
	function offerRequest({ choice, labels }: ListView): void {
		if (!request) return;
		const { price, places } = choice.filter;
		const criteria = [say(`nav.${own}`), ...labels.map(({ words }) => words)].join(', ');
		const wanted = places ?? (city === undefined ? [] : [{ city }]);
		const said = new URLSearchParams({
			search: '1',
			place: wanted
				.map(({ city, district }) => (district ? `${district} (${city})` : city))
				.join(', '),
			budget: price?.to === undefined ? '' : speech.option('priceTo', price.to),
			message: say('filter.requestText', { criteria }),
		});
		request.href = `${inquiry}#${said}`;
	}

	return {
		/** Whether there is a list of the other deal. */
		hasOther: deals.length > 0,
		total: bar.total,
		/** Lets the links to other languages, and to buy or rent, take along what is chosen. */
		links(choice: Choice): void {
			const isOwn = keepsTo(choice.filter, facet.start);
			const fields = fieldsBeside(choice, context);
			for (const { link, other, rendered } of translations) {
				const path = isOwn ? rendered : pathOf(other, { kind: 'listing', deal: own, city });
				link.href = path + writeFields(fields, other) + withAreas('', choice.areas);
			}
			({ areas } = choice);
			for (const link of alerts) {
				const url = new URL(link.href);
				url.searchParams.set('search', searchAddress(choice));
				link.href = url.href;
			}
			for (const { link, deal } of deals)
				link.href = addressIn(deal, { ...choice, sort: known.index.order.sort }, context);
		},
		/** How many units there are to buy and to rent, of what goes along to the other list. */
		dealCounts({ filter, search }: ListView): void {
			for (const { link, deal } of deals) {
				const { total } = search.find({ ...carriedTo(deal, filter, known), deal });
				const count = link.querySelector('small');
				if (count) count.textContent = formatNumber(total, locale);
			}
		},
		/**
		 * Brings a view into the address and the list.
		 * @throws without a network; the list stays as it was
		 */
		async list(
			view: ListView,
			hits: Hits,
			{
				how,
				isInView,
				inAreas,
			}: {
				readonly how: HistoryChange;
				readonly isInView: boolean;
				readonly inAreas: InAreas | undefined;
			},
		): Promise<void> {
			const { choice } = view;
			const { areas = '' } = choice;
			const address = (page: number) =>
				writeAddress({ ...choice, page }, context) + withAreas('', areas);
			const { pathname, search: query, hash } = location;
			const path = writeAddress(choice, context);
			const here = path + withAreas(hash, areas);
			if (how === 'push') history.pushState(null, '', here);
			if (how === 'replace' && (path !== pathname + query || areas !== areasIn(hash)))
				history.replaceState(history.state, '', here);
			noteResult({ ids: hits.ids, shift: known.index.shift });
			offerRequest(view);
			const isWhole = !isInView && !areas && !saysAnything(location.search, locale);
			if (location.pathname === renderedAt && isWhole) return results.reset();
			const href = addressIn(own === 'rent' ? 'buy' : 'rent', choice, context);
			await results.show({
				...hits,
				page: choice.page,
				address,
				heading: headingOf(choice.filter, context),
				nearest: nearTo(hits, choice, view),
				other: hits.others > 0 ? { count: hits.others, href } : undefined,
				notes: [
					...(areas ? [areaWords(areas, speech)] : []),
					...(isInView ? [say('filter.inView')] : []),
				],
				rough: inAreas?.rough,
			});
		},
		/** @param isAsked whether somebody asked in words, and wants to see all that was understood */
		bar({ choice, found, labels }: ListView, isAsked: boolean): void {
			const start = writeAddress({ ...choice, sort: known.index.order.sort, page: 1 }, context);
			const isChosen = start !== facet.path || choice.areas !== undefined;
			bar.choice(labels, found.total > 0 && isChosen, isAsked);
		},
	};
}

/** Follows a link with areas beside what it asks for: in a posted form, since no server is to note where somebody looks. */
function postAreas(link: HTMLAnchorElement, areas: string, isElsewhere: boolean): void {
	const { origin, pathname, searchParams } = new URL(link.href);
	const form = document.createElement('form');
	const attributes = { method: 'post', action: origin + pathname, hidden: true };
	Object.assign(form, attributes, isElsewhere && { target: '_blank' });
	for (const [name, value] of [...searchParams, ['areas', areas]])
		form.append(Object.assign(document.createElement('input'), { name, value }));
	document.body.append(form);
	form.submit();
	form.remove();
}
