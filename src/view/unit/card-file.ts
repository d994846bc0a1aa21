import type { UnitCard } from './card.ts';
import type { ComparedUnit } from './comparison.ts';

/** Version of the files of cards; a browser that knows another one shows none. */
const cardFormat = 7;

/** The card of a unit as a browser loads it to show what it has found. */
export interface SearchCard extends Omit<UnitCard, 'picture' | 'face'> {
	readonly picture?: CardPicture | undefined;
	readonly face?: CardPicture | undefined;
	/** The first drawing of its rooms, only for comparing. */
	readonly plan?: CardPicture | undefined;
	readonly compared: ComparedUnit;
}

export interface CardPicture {
	/** What the names of its files begin with, before `-480.avif` and so on. */
	readonly base: string;
	readonly widths: readonly number[];
	/** Of these files, `avif` or `webp`; their names end with it. */
	readonly format: string;
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
	/** Says that it was altered or made by a computer. */
	readonly label?: string | undefined;
}

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
