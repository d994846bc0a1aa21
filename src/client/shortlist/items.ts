import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { ShortlistWords } from '../../view/listing/shortlist.ts';
import type { Say } from '../page-data.ts';
import type { ListedUnit } from './units.ts';
import type { Place, ShortlistView } from './view.ts';

export interface ItemContext {
	readonly say: Say<ShortlistWords>;
	readonly notes: ReadonlyMap<number, string>;
	readonly actions: {
		remove(id: number): void;
		undo(id: number): void;
		choose(id: number, isChosen: boolean): void;
		write(id: number, text: string): void;
	};
}

/** The item of a place of the list: a card with its tools, or a line where no card is any more. */
export function listItem(
	place: Place,
	view: ShortlistView,
	context: ItemContext,
): HTMLLIElement | TemplateResult {
	const { say, actions } = context;
	const { id } = place;
	if (place.holds === 'unit') {
		render(toolsOf(place.unit, view, context), place.unit.item);
		return place.unit.item;
	}
	const isGone = place.holds === 'gone';
	return html`<li class="shortlist-line">
		<p>
			${isGone ? say('shortlist.gone', { id }) : say('shortlist.removed', { title: place.title })}
		</p>
		${
			isGone
				? removeButton({ id, name: String(id) }, context)
				: button(say('shortlist.undo'), () => actions.undo(id))
		}
	</li>`;
}

/** What stands beneath a card of the list: its place in the comparison, the way off the list, and its note. */
function toolsOf({ card }: ListedUnit, view: ShortlistView, context: ItemContext): TemplateResult {
	const { say, actions } = context;
	const { id, name } = card;
	const isCompared = view.compared.includes(id);
	return html`<div class="shortlist-item no-print">
			<label class="field-tick" ?hidden=${view.onOffer.length < 2}>
				<input
					type="checkbox"
					aria-label=${say('shortlist.compareUnit', { title: name })}
					.checked=${isCompared}
					?disabled=${view.isFull && !isCompared}
					@change=${() => actions.choose(id, !isCompared)}
				/>${say('shortlist.compare')}
			</label>
			${removeButton({ id, name }, context)}
		</div>
		${noteField({ id, name }, context)}`;
}

/** The visitor's own words. On paper they stand as a text, which no field cuts off. */
function noteField(
	{ id, name }: { readonly id: number; readonly name: string },
	{ say, notes, actions }: ItemContext,
): TemplateResult {
	const text = notes.get(id) ?? '';
	const write = ({ target }: Event) => {
		if (target instanceof HTMLTextAreaElement) actions.write(id, target.value);
	};
	return html`<div class="field shortlist-note no-print">
			<label for="note-${id}"
				>${say('shortlist.note')} <span class="visually-hidden">${name},</span>
				<span>${say('shortlist.noteKept')}</span></label
			>
			<textarea id="note-${id}" rows="2" maxlength="2000" .value=${text} @input=${write}></textarea>
		</div>
		${text.trim() && html`<p class="own-note paper-only">${say('shortlist.note')}: ${text}</p>`}`;
}

function removeButton(
	{ id, name }: { readonly id: number; readonly name: string },
	{ say, actions }: ItemContext,
): TemplateResult {
	const label = say('shortlist.removeUnit', { title: name });
	return button(say('shortlist.remove'), () => actions.remove(id), label);
}

function button(words: string, act: () => void, label?: string): TemplateResult {
	return html`<button type="button" class="action" aria-label=${label ?? nothing} @click=${act}>
		<span>${words}</span>
	</button>`;
}
