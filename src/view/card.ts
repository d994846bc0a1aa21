import type { Locale } from '../domain/locale.ts';
import type { Picture } from '../domain/pictures/picture.ts';

/**
 * Names of the texts of a card; `components/Card.astro` says where each stands. Where the visitor wants to see
 * monthly costs, `monthly` replaces `price`, and `monthlyNote` ("without heating", "incl. bills") replaces `priceNote`.
 */
export const cardTexts = [
	'title',
	'tag',
	'monthly',
	'price',
	'place',
	'monthlyNote',
	'priceNote',
	'facts',
	'viewing',
	'person',
] as const;

/** As wide as Card.css draws a face. */
export const faceSize = '28px';

type CardTexts = Readonly<Partial<Record<(typeof cardTexts)[number], string | undefined>>>;

/**
 * What a card says, wherever it is made: a page prints it, and a browser fills a template of the page with it. The
 * place of a text that it lacks is left out.
 */
export interface Card extends CardTexts {
	/** Path of its page. */
	readonly href: string;
	/** Language of the title where it is not the page's. */
	readonly lang?: Locale | undefined;
	readonly picture?: Picture | undefined;
	/** Portrait of `person`. */
	readonly face?: Picture | undefined;
	/** ISO 8601 instant from which on `viewing` is over. */
	readonly viewingUntil?: string | undefined;
}
