import { formatCount } from '../../i18n/format.ts';
import { facets } from '../../search/facets.ts';
import { panels, type Panel } from '../../search/facets/facet.ts';
import type { Choice } from './choice.ts';
import { fill } from '../fill.ts';
import type { Label } from './labels.ts';
import type { FilterSettings } from './settings.ts';

/** The buttons above a list: what they say, and the ones that take something away. */
export interface Bar {
	/** @param canReset whether anything is chosen that the list of the page is not restricted to */
	show(
		labels: readonly Label[],
		result: { readonly total: number; readonly canReset: boolean },
	): void;
}

/** The button that opens a condition; words are searched for in the last one. */
function panelOf(part: string): Panel {
	return facets.find(({ name }) => name === part)?.panel ?? 'more';
}

/** @param chosen is told what remains when one was taken away */
export function createBar(
	form: HTMLFormElement,
	{
		settings,
		chosen,
	}: { readonly settings: FilterSettings; readonly chosen: (rest: Choice) => void },
): Bar {
	const { words, locale } = settings;
	const active = document.querySelector<HTMLUListElement>('[data-active]');
	const all = form.querySelector<HTMLElement>('[data-opens="all"]');
	const shower = form.querySelector<HTMLElement>('[data-show]');
	const plainAll = all?.textContent ?? '';
	const openings = panels.map((panel) => {
		const button = form.querySelector<HTMLElement>(`[data-opens="${panel}"]`);
		return { panel, button, plain: button?.textContent ?? '' };
	});
	return {
		show(labels, { total, canReset }) {
			const told = new Set<Label>();
			const n = formatCount(total, locale);
			if (shower) shower.textContent = fill(total === 1 ? words.showOne : words.showOther, { n });
			if (all)
				all.textContent = labels.length > 0 ? fill(words.all, { n: labels.length }) : plainAll;
			for (const { panel, button, plain } of openings) {
				const own = labels.filter(({ part }) => panelOf(part) === panel);
				if (!button) continue;
				const [first] = own;
				const only = own.length === 1 && panel !== 'more' ? first?.words : undefined;
				if (only !== undefined && first) told.add(first);
				button.textContent = only ?? (own.length > 0 ? `${plain} (${own.length})` : plain);
				button.classList.toggle('chosen-filter', own.length > 0);
			}
			if (!active) return;
			const at = [...active.querySelectorAll('button')].findIndex(
				(button) => button === document.activeElement,
			);
			active.replaceChildren(
				...labels.map((label) => itemOf(label, told.has(label))),
				...(canReset ? [resetter()] : []),
			);
			active.hidden = labels.length === 0 && !canReset;
			active.classList.toggle('told', told.size === labels.length && !canReset);
			if (at < 0) return;
			const buttons = [...active.querySelectorAll('button')].filter((button) =>
				button.checkVisibility(),
			);
			const next = buttons[Math.min(at, buttons.length - 1)];
			if (next) next.focus();
			else
				openers()
					.find((button) => button.checkVisibility())
					?.focus();
		},
	};

	function openers(): HTMLElement[] {
		return [...form.querySelectorAll<HTMLElement>('[data-opens]')];
	}

	/** Takes everything away at once; whoever listens to the page knows what remains. */
	function resetter(): HTMLLIElement {
		const item = document.createElement('li');
		const button = document.createElement('button');
		button.type = 'button';
		button.textContent = words.reset;
		button.dataset['reset'] = '';
		item.append(button);
		return item;
	}

	/** @param isTold whether a button of the bar says the same where the bar has room for it */
	function itemOf({ words: name, rest }: Label, isTold: boolean): HTMLLIElement {
		const item = document.createElement('li');
		item.classList.toggle('told', isTold);
		const button = document.createElement('button');
		button.type = 'button';
		button.className = 'chip';
		button.textContent = name;
		button.setAttribute('aria-label', fill(words.remove, { name }));
		button.addEventListener('click', () => chosen(rest));
		item.append(button);
		return item;
	}
}
