import { render } from 'lit-html';
import { cardTexts, faceSize } from '../../view/card.ts';
import type { SearchCard } from '../../view/unit/card-file.ts';
import { fill } from '../../i18n/fill.ts';
import { isOver } from '../../domain/day.ts';
import { cardId } from '../unit-id.ts';
import { loadCards, type CardFiles } from './load-cards.ts';
import { pictureOf } from './picture.ts';

/**
 * Makes the cards of units, each once: one that is shown already is used again.
 * @param shown items of the list that was rendered
 */
export function createCards(files: CardFiles, shown: Iterable<HTMLLIElement> = []) {
	const made = new Map<number, HTMLLIElement>();
	for (const item of shown) made.set(cardId(item), item);
	return {
		/**
		 * Items of a list, in the order of the ids; units that went off the market since are left out.
		 * @throws without a network
		 */
		async items(ids: readonly number[]) {
			const missing = ids.filter((id) => !made.has(id));
			for (const card of await loadCards(missing, files)) made.set(card.id, cardItem(card));
			return ids.flatMap((id) => made.get(id) ?? []);
		},
	};
}

/** The item of a list that shows a card. */
export function cardItem(card: SearchCard): HTMLLIElement {
	const template = document.querySelector<HTMLTemplateElement>('template[data-card]');
	const item = template && document.importNode(template.content, true).querySelector('li');
	const link = item?.querySelector('a');
	const heart = item?.querySelector<HTMLElement>('[data-save]');
	const frame = item?.querySelector<HTMLElement>('.card-picture');
	if (!item || !link || !heart || !frame) throw new Error('The page has no template for cards.');
	const places = [...item.querySelectorAll<HTMLElement>(':not(:has(*))')];
	for (const name of cardTexts) {
		const place = places.find(({ textContent }) => textContent?.trim() === `{${name}}`);
		const text = name === 'viewing' && isOver(card.viewingUntil) ? undefined : card[name];
		if (text === undefined) place?.remove();
		else place?.replaceChildren(text);
		if (name === 'viewing' && card.viewingUntil && place)
			place.dataset['until'] = card.viewingUntil;
	}
	const who = item.querySelector('.card-person');
	if (card.face && who) {
		const round = Object.assign(document.createElement('span'), { className: 'person-portrait' });
		render(pictureOf(card.face, faceSize), round);
		who.prepend(round);
	}
	link.href = card.href;
	if (card.lang) link.lang = card.lang;
	heart.dataset['save'] = String(card.id);
	heart.ariaLabel = fill(heart.ariaLabel ?? '', { name: card.name });
	if (card.picture) {
		frame.className = 'card-picture';
		frame.querySelector('span:not(.tag)')?.remove();
		const picture = pictureOf(card.picture, template.dataset['sizes'] ?? '');
		render(picture, frame, { renderBefore: frame.firstChild });
		if (card.picture.label) frame.querySelector('picture')?.after(labelOf(card.picture.label));
	}
	return item;
}

/** As `Picture.astro` has it. */
function labelOf(words: string): HTMLElement {
	const label = document.createElement('small');
	label.className = 'tag tag-low';
	label.ariaHidden = 'true';
	label.append(words);
	return label;
}
