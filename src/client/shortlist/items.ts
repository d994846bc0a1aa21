import { html, nothing, render, type TemplateResult } from 'lit-html';
import { fill } from '../fill.ts';
import type { ShortlistSettings } from './settings.ts';
import type { ListedUnit } from './units.ts';
import type { Place, ShortlistView } from './view.ts';

export interface ItemContext {
	readonly words: ShortlistSettings['words'];
	readonly actions: {
		remove(id: number): void;
		undo(id: number): void;
		choose(id: number, isChosen: boolean): void;
	};
}

/** The item of a place of the list: a card with its tools, or a line where no card is any more. */
export function itemOf(
	place: Place,
	view: ShortlistView,
	context: ItemContext,
): HTMLLIElement | TemplateResult {
	const { words, actions } = context;
	const { id } = place;
	if (place.holds === 'unit') {
		render(toolsOf(place.unit, view, context), place.unit.item);
		return place.unit.item;
	}
	const isGone = place.holds === 'gone';
	return html`<li class="shortlist-line">
		<p>${isGone ? fill(words.gone, { id }) : fill(words.removed, { title: place.title })}</p>
		${
			isGone
				? removeButton({ id, name: String(id) }, context)
				: button(words.undo, () => actions.undo(id))
		}
	</li>`;
}

/** What stands beneath a card of the list: its place in the comparison, and the way off the list. */
function toolsOf({ card }: ListedUnit, view: ShortlistView, context: ItemContext): TemplateResult {
	const { words, actions } = context;
	const { id, name } = card;
	const isCompared = view.compared.includes(id);
	return html`<div class="shortlist-item no-print">
		<label class="field-tick" ?hidden=${view.onOffer.length < 2}>
			<input
				type="checkbox"
				aria-label=${fill(words.compareUnit, { title: name })}
				.checked=${isCompared}
				?disabled=${view.isFull && !isCompared}
				@change=${() => actions.choose(id, !isCompared)}
			/>${words.compare}
		</label>
		${removeButton({ id, name }, context)}
	</div>`;
}

function removeButton(
	{ id, name }: { readonly id: number; readonly name: string },
	{ words, actions }: ItemContext,
): TemplateResult {
	const label = fill(words.removeUnit, { title: name });
	return button(words.remove, () => actions.remove(id), label);
}

function button(words: string, act: () => void, label?: string): TemplateResult {
	return html`<button type="button" class="action" aria-label=${label ?? nothing} @click=${act}>
		<span>${words}</span>
	</button>`;
}
