import { foreign, speak } from '../../domain/spoken.ts';
import type { Picture } from '../../domain/picture.ts';
import { toneClasses } from '../../domain/tone.ts';
import type { CardContext, UnitCard } from './card.ts';

/** Version of the files of cards; a browser that knows another one shows none. */
const cardFormat = 2;

/** The card of a unit as a browser loads it to show what it has found. */
export interface SearchCard extends Omit<UnitCard, 'picture'> {
	readonly picture?: CardPicture | undefined;
}

export interface CardPicture {
	/** What the names of its files begin with, before `-480.avif` and so on. */
	readonly base: string;
	/** Widths of the AVIF files. */
	readonly widths: readonly number[];
	/** Width of the JPEG. */
	readonly jpeg: number;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
	/** Language of `alt` where it is not the page's. */
	readonly lang?: string | undefined;
	/** Classes that colour its place until it is there. */
	readonly tone?: string | undefined;
	readonly isPlan?: boolean | undefined;
}

/** A card without what a browser can work out. */
export function searchCard({ picture, ...words }: UnitCard, context: CardContext): SearchCard {
	return { ...words, picture: picture && pictureOf(picture, context) };
}

function pictureOf(picture: Picture, { locale, defaultLocale }: CardContext): CardPicture {
	const { jpeg, avif, width, height, colour, kind, caption } = picture;
	const alt = speak(caption, locale, defaultLocale);
	return {
		base: jpeg.name.replace(/-\d+\.jpg$/, ''),
		widths: avif.map((file) => file.width),
		jpeg: jpeg.width,
		width,
		height,
		alt: alt?.text ?? '',
		lang: foreign(alt?.lang, locale),
		...(kind === 'floorPlan' ? { isPlan: true } : { tone: toneClasses(colour) }),
	};
}

/** Cards as a file. */
export function writeCards(cards: readonly SearchCard[]): string {
	return JSON.stringify({ format: cardFormat, cards });
}

/** @throws when the file is of another version. */
export function readCards(text: string): readonly SearchCard[] {
	const file: { readonly format: number; readonly cards: readonly SearchCard[] } = JSON.parse(text);
	if (file.format !== cardFormat)
		throw new Error(`Cards have format ${file.format}, not ${cardFormat}.`);
	return file.cards;
}
