import { mediaPath } from '../../i18n/paths.ts';
import type { CardPicture, SearchCard } from '../../search/card.ts';
import { cardId } from '../unit-id.ts';
import { loadCards, type CardFiles } from './load-cards.ts';

/** Makes the cards of units, each once: one that is shown already is used again. */
export interface CardMaker {
	/**
	 * Items of a list, in the order of the ids; units that went off the market since are left out.
	 * @throws without a network
	 */
	items(ids: readonly number[]): Promise<HTMLLIElement[]>;
}

/** @param shown items of the list that was rendered */
export function createCards(files: CardFiles, shown: Iterable<HTMLLIElement> = []): CardMaker {
	const template = document.querySelector<HTMLTemplateElement>('template[data-card]');
	const made = new Map<number, HTMLLIElement>();
	for (const item of shown) made.set(cardId(item), item);
	return {
		async items(ids) {
			const missing = ids.filter((id) => !made.has(id));
			for (const card of await loadCards(missing, files))
				if (template) made.set(card.id, itemOf(card, template));
			return ids.flatMap((id) => made.get(id) ?? []);
		},
	};
}

/** The item of a list that shows a card. */
export function itemOf(card: SearchCard, template: HTMLTemplateElement): HTMLLIElement {
	const item = document.importNode(template.content, true).querySelector('li');
	if (!item) throw new Error('The page has no template for cards.');
	const link = item.querySelector<HTMLAnchorElement>('h3 a');
	if (link) {
		link.href = card.href;
		link.textContent = card.title;
		if (card.lang) link.lang = card.lang;
	}
	const heart = item.querySelector<HTMLElement>('[data-save]');
	if (heart) {
		heart.dataset['save'] = String(card.id);
		heart.ariaLabel += `: ${card.title}`;
	}
	say(item.querySelector('.tag'), card.tag);
	say(item.querySelector('.card-price'), card.price);
	const [place, beside] = item.querySelectorAll('.card-row.meta p');
	if (place) place.textContent = card.place;
	say(beside, card.beside);
	const facts = item.querySelector('.card-row.meta + .meta');
	if (facts) facts.textContent = card.facts.join(' · ');
	const frame = item.querySelector('.card-picture');
	if (card.picture && frame) {
		frame.classList.remove('blank');
		frame.classList.toggle('plan', card.picture.isPlan === true);
		frame.querySelector('span:not(.tag)')?.remove();
		frame.prepend(pictureOf(card.picture, template.dataset['sizes'] ?? ''));
	}
	return item;
}

function say(element: Element | null | undefined, words: string | undefined): void {
	if (words) element?.replaceChildren(words);
	else element?.remove();
}

function pictureOf(card: CardPicture, sizes: string): HTMLPictureElement {
	const picture = document.createElement('picture');
	const source = document.createElement('source');
	source.type = 'image/avif';
	source.sizes = sizes;
	source.srcset = card.widths
		.map((width) => `${mediaPath(`${card.base}-${width}.avif`)} ${width}w`)
		.join(', ');
	const image = document.createElement('img');
	// Before its source, else it loads at once.
	image.loading = 'lazy';
	image.decoding = 'async';
	image.className = card.tone ?? '';
	image.alt = card.alt;
	if (card.lang) image.lang = card.lang;
	image.width = card.width;
	image.height = card.height;
	picture.append(source, image);
	image.src = mediaPath(`${card.base}-${card.jpeg}.jpg`);
	return picture;
}
