import { html, nothing, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { formatNumber } from '../../i18n/format.ts';
import { facets } from '../../search/facets.ts';
import { panels, type Panel } from '../../search/facets/facet.ts';
import { keepFocus } from '../keep-focus.ts';
import type { FilterContext } from './state.ts';
import type { Choice } from '../../search/choice.ts';
import type { Label } from '../../search/labels.ts';

/** @param chosen is told what remains when one was taken away */
export function createBar(
	form: HTMLFormElement,
	{ say, settings: { locale } }: Pick<FilterContext, 'say' | 'settings'>,
	chosen: (rest: Choice) => void,
) {
	const active = document.querySelector<HTMLUListElement>('[data-active]');
	const all = form.querySelector<HTMLElement>('[data-opens="all"]');
	const reset = form.querySelector<HTMLElement>('.filter-reset');
	const shower = form.querySelector<HTMLElement>('[data-show]');
	const plainAll = all?.textContent ?? '';
	const openers = panels.flatMap((panel) => {
		const button = form.querySelector<HTMLElement>(`[data-opens="${panel}"]`);
		return button
			? [{ panel, button, plain: button.dataset['plain'] ?? button.textContent.trim() }]
			: [];
	});

	/** Says on the buttons what is chosen. @returns the labels that a button says in full */
	function tellOpeners(labels: readonly Label[]): ReadonlySet<Label> {
		if (all)
			all.textContent = labels.length > 0 ? say('filter.all', { n: labels.length }) : plainAll;
		// A map beside the list shows areas itself, with what can be done about them.
		const isShown = document.querySelector('.with-map') !== null;
		const told = new Set(isShown ? labels.filter(({ part }) => part === 'within') : []);
		for (const { panel, button, plain } of openers) {
			const own = labels.filter(({ part }) => panelOf(part) === panel);
			const [only] = own.length === 1 && panel !== 'more' ? own : [];
			if (only) told.add(only);
			button.textContent = only?.words ?? (own.length > 0 ? `${plain} (${own.length})` : plain);
			// A screen reader hears which condition it is; the eye sees it by its place.
			if (only) button.setAttribute('aria-label', `${plain}: ${only.words}`);
			else button.removeAttribute('aria-label');
			button.classList.toggle('chosen-filter', own.length > 0);
		}
		return told;
	}

	/** The first button that opens something and is seen. */
	const opener = () => shownIn(form).find(({ dataset }) => dataset['opens']);

	/** A label with its button; hidden where a button of the bar says the same and has room for it. */
	const item = ({ words: name, rest }: Label, isTold: boolean) =>
		html`<li class=${isTold ? 'filter-told' : nothing}>
			<button
				type="button"
				class="chip"
				aria-label=${say('filter.remove', { name })}
				.textContent=${name}
				@click=${() => chosen(rest)}
			></button>
		</li>`;

	return {
		/** Says how many units are found, on the button that closes the window of all filters. */
		total(total: number) {
			const n = formatNumber(total, locale);
			if (shower)
				shower.textContent = say(total === 1 ? 'filter.show.one' : 'filter.show.other', { n });
		},
		/**
		 * @param canReset whether anything is chosen that the list of the page is not restricted to
		 * @param isAsked whether somebody asked in words, and wants to see all that was understood
		 */
		choice(labels: readonly Label[], canReset: boolean, isAsked: boolean) {
			const said = tellOpeners(labels);
			const told = isAsked ? new Set<Label>() : said;
			if (!active) return;
			const at = shownIn(active).findIndex((button) => button === document.activeElement);
			const resetter = html`<li class="filter-told">
				<button type="button" data-reset>${say('filter.reset')}</button>
			</li>`;
			const items = repeat(
				labels,
				({ part, words }) => `${part} ${words}`,
				(label) => item(label, told.has(label)),
			);
			const change = () => {
				if (reset) reset.hidden = !canReset;
				render([items, canReset ? resetter : nothing], active);
				active.hidden = labels.length === 0 && !canReset;
				active.classList.toggle('filter-told', told.size === labels.length);
			};
			const rest = () => shownIn(active).at(at) ?? shownIn(active).at(-1);
			keepFocus(change, () => rest() ?? (reset?.checkVisibility() ? reset : opener()));
		},
	};
}

function shownIn(part: HTMLElement): HTMLButtonElement[] {
	return [...part.querySelectorAll('button')].filter((button) => button.checkVisibility());
}

/** The button that opens a condition; none opens words, and areas are on the map. */
function panelOf(part: string): Panel | undefined {
	if (part === 'within') return undefined;
	return facets.find(({ name }) => name === part)?.panel ?? 'more';
}
