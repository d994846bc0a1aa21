import { fill } from '../fill.ts';
import { idsIn } from './link.ts';
import { drawRow } from './row.ts';
import type { ShortlistSettings } from './settings.ts';
import type { ListedUnit } from './units.ts';
import { save, savedIds } from './shortlist.ts';

/** A list that somebody else has sent, which the visitor takes or leaves. */
export interface SentList {
	/** Ids of its units that are not on the visitor's own list; none once it was taken or left. */
	ids(): readonly number[];
	/** Shows those of its units that are on offer. */
	draw(units: ReadonlyMap<number, ListedUnit>): void;
	/** Leaves out what nobody offers. */
	narrow(units: ReadonlyMap<number, ListedUnit>): void;
}

export function createSentList(
	page: HTMLElement,
	{
		words,
		came,
		left,
	}: {
		readonly words: ShortlistSettings['words'];
		/** Another list was sent. */
		readonly came: () => void;
		readonly left: () => void;
	},
): SentList {
	const section = page.querySelector('[data-import]');
	let ids = given();

	function answer(takes: boolean): void {
		const sent = ids;
		ids = [];
		history.replaceState(null, '', location.pathname + location.search);
		if (takes) save([...sent, ...savedIds()]);
		else left();
		page.querySelector('[data-status]')?.scrollIntoView({ block: 'nearest' });
	}

	section?.querySelector('[data-take]')?.addEventListener('click', () => answer(true));
	section?.querySelector('[data-leave]')?.addEventListener('click', () => answer(false));
	addEventListener('hashchange', () => {
		ids = given();
		came();
	});
	return {
		ids: () => ids,
		draw(units) {
			drawRow(section, { ids, units });
			const question = section?.querySelector('h2');
			const n = ids.length;
			if (question)
				question.textContent = fill(n === 1 ? words.importOne : words.importOther, { n });
		},
		narrow(units) {
			ids = ids.filter((id) => units.has(id));
		},
	};
}

/** Units of the list in the address that are not on the visitor's own. */
function given(): number[] {
	const saved = new Set(savedIds());
	return idsIn(location.hash).filter((id) => !saved.has(id));
}
