/** Version of the files of cards; a browser that knows another one shows none. */
const cardFormat = 1;

/** The card of a unit in the words of one language, for a browser that shows what it has found. */
export interface SearchCard {
	readonly id: number;
	/** Path of its page within the site. */
	readonly href: string;
	readonly title: string;
	/** Language of the title where it is not the page's. */
	readonly lang?: string | undefined;
	/** One word on the picture. */
	readonly tag?: string | undefined;
	readonly price: string;
	readonly place: string;
	/** Stands across from the place. */
	readonly beside?: string | undefined;
	readonly facts: readonly string[];
	/** Only for comparing. */
	readonly floor?: string | undefined;
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
