import { mostTargets } from '../../intake/form.ts';
import type { SearchCard } from '../../view/unit/card-file.ts';
import { share } from '../share.ts';
import { askFragment, listFragment } from './link.ts';
import type { ShortlistWords } from '../../view/listing/shortlist.ts';
import type { Say } from '../page-data.ts';
import { savedIds } from './shortlist.ts';

/** What stands above the list: how long it is, and what can be done with all of it. */
export function createHead(
	page: HTMLElement,
	{ inquiry, say: word }: { readonly inquiry: string; readonly say: Say<ShortlistWords> },
) {
	const find = <T extends HTMLElement>(name: string) => page.querySelector<T>(`[data-${name}]`);
	const shareButton = find<HTMLButtonElement>('share-list');
	shareButton?.addEventListener('click', () => {
		const own = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
		void share(shareButton, `${own ?? location.pathname}${listFragment(savedIds())}`);
	});

	function say(text: string): void {
		const status = find('status');
		if (!status) return;
		status.hidden = text === '';
		if (status.textContent !== text) status.textContent = text;
	}

	return {
		say,
		/** Says that nothing can be shown just now, or no longer so. */
		fail: (hasFailed: boolean) => find('failed')?.toggleAttribute('hidden', !hasFailed),
		draw({
			saved,
			onOffer,
			hasSent,
		}: {
			readonly saved: readonly number[];
			/** Those of the saved units that can be asked about. */
			readonly onOffer: readonly Pick<SearchCard, 'id' | 'name'>[];
			/** Whether a list is shown that somebody else has sent. */
			readonly hasSent: boolean;
		}) {
			const n = saved.length;
			say(n > 0 ? word(n === 1 ? 'shortlist.number.one' : 'shortlist.number.other', { n }) : '');
			find('empty')?.toggleAttribute('hidden', n > 0 || hasSent);
			find('tools')?.toggleAttribute('hidden', n === 0);
			// One unit alone is compared with nothing.
			for (const name of ['to-compare', 'compare']) {
				find(name)?.toggleAttribute('hidden', onOffer.length < 2);
			}
			const alert = find<HTMLAnchorElement>('alert');
			if (alert) {
				const url = new URL(alert.href);
				url.searchParams.set('units', saved.slice(0, mostTargets).join(','));
				alert.href = url.href;
			}
			const ask = find<HTMLAnchorElement>('ask');
			if (!ask) return;
			ask.hidden = onOffer.length === 0;
			ask.href = `${inquiry}${askFragment(onOffer)}`;
			ask.textContent =
				onOffer.length > mostTargets
					? word('shortlist.askSome', { n: mostTargets })
					: word('shortlist.ask');
		},
	};
}
