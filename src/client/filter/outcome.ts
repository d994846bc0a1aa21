import { saysAnything } from '../../search/address.ts';
import { writeAddress } from './address.ts';
import type { Choice } from './choice.ts';
import type { Drop } from './drop.ts';
import type { Finding } from './finding.ts';
import { offerRequest } from './request.ts';
import { hitsOf, resultOf } from './result.ts';
import type { FilterContext } from './settings.ts';
import type { ListingMap } from '../map/view.ts';
import { noteResult } from '../results/result-walk.ts';
import type { Results } from '../results/results.ts';

/** What becomes of the entry of the history: it is replaced by the choice, followed by it, or kept. */
export type HistoryChange = 'replace' | 'push' | 'keep';

/** What follows from a choice on the page: its address, its links, the list and the map beside it. */
export interface Outcome {
	show(choice: Choice, found: Finding & { readonly how: HistoryChange }): Promise<void>;
	/** What is offered to drop where nothing is shown. */
	drop(): Drop | undefined;
	/** The map beside the list was made. */
	join(map: ListingMap, ids: readonly number[]): void;
	/** From the next choice on, only these are shown, which are in view on the map; all without ids. */
	view(ids?: readonly number[]): void;
	/** The view of the map is to decide nothing any more. */
	leaveMap(): void;
}

export function createOutcome(context: FilterContext, results: Results): Outcome {
	const {
		settings,
		speech,
		known: { index },
	} = context;
	const request = offerRequest(document.querySelector('[data-request]'), { speech, settings });
	const renderedAt = location.pathname;
	const kindName = (kind: string) => speech.option('kind', kind);
	let inView: ReadonlySet<number> | undefined;
	let map: ListingMap | undefined;
	let drop: Drop | undefined;

	return {
		async show(choice, { how, ...finding }) {
			const address = (page: number) => writeAddress({ ...choice, page }, context);
			changeHistory(how, address(choice.page));
			const hits = hitsOf(choice, { ...finding, inView });
			({ drop } = hits);
			map?.showOnly(hits.all);
			noteResult({ ids: hits.ids, shift: index.shift });
			request({ choice, labels: finding.labels });
			const isInView = inView !== undefined;
			const isRendered =
				location.pathname === renderedAt &&
				!isInView &&
				!saysAnything(location.search, settings.locale);
			const shown = { choice, address, isInView, index, settings, kindName };
			if (isRendered) results.reset();
			else await results.show(resultOf(hits, shown));
			delete document.documentElement.dataset['finding'];
		},
		drop: () => drop,
		join: (made, ids) => {
			map = made;
			map.showOnly(ids);
		},
		view: (ids) => {
			inView = ids && new Set(ids);
		},
		leaveMap: () => map?.leave(),
	};
}

function changeHistory(how: HistoryChange, address: string): void {
	if (how === 'push') history.pushState(null, '', address);
	if (how === 'replace' && address !== location.pathname + location.search)
		history.replaceState(history.state, '', address);
}
