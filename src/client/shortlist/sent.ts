import type { ShortlistWords } from '../../view/listing/shortlist.ts';
import type { Say } from '../page-data.ts';
import { idsIn } from './link.ts';
import { drawRow } from './list.ts';
import type { ListedUnits } from './units.ts';
import { save, savedIds } from './shortlist.ts';

/** A list that somebody else has sent, which the visitor takes or leaves. */
export function createSentList(
	page: HTMLElement,
	{
		say,
		came,
		taken,
		left,
	}: {
		readonly say: Say<ShortlistWords>;
		/** Another list was sent. */
		readonly came: () => void;
		/** The visitor takes these units. */
		readonly taken: (ids: readonly number[]) => void;
		readonly left: () => void;
	},
) {
	const section = page.querySelector('[data-import]');
	let sent = idsIn(location.hash);

	function ids(): number[] {
		const saved = new Set(savedIds());
		return sent.filter((id) => !saved.has(id));
	}

	function answer(takes: boolean): void {
		const asked = ids();
		sent = [];
		history.replaceState(null, '', location.pathname + location.search);
		if (takes) {
			taken(asked);
			save([...asked, ...savedIds()]);
		} else left();
		page.querySelector('[data-status]')?.scrollIntoView({ block: 'nearest' });
		// The question is gone with its buttons; the keyboard goes on from the heading.
		document.querySelector('h1')?.focus({ preventScroll: true });
	}

	section?.querySelector('[data-take]')?.addEventListener('click', () => answer(true));
	section?.querySelector('[data-leave]')?.addEventListener('click', () => answer(false));
	addEventListener('hashchange', () => {
		sent = idsIn(location.hash);
		came();
	});
	return {
		/** Ids of its units that are not on the visitor's own list; none once it was taken or left. */
		ids,
		/** Shows those of its units that are on offer. */
		draw(units: ListedUnits) {
			const asked = ids();
			drawRow(section, { ids: asked, units });
			const question = section?.querySelector('h2');
			const n = asked.length;
			if (question)
				question.textContent = say(n === 1 ? 'shortlist.import.one' : 'shortlist.import.other', {
					n,
				});
		},
		/** Leaves out what nobody offers. */
		narrow(units: ListedUnits) {
			sent = sent.filter((id) => units.has(id));
		},
	};
}
