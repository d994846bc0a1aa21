/** Version of the format; a browser that knows another one shows no card. */
const cardFormat = 1;

/** What is shown of a unit that was chosen on the map. */
export interface MapCard {
	readonly id: number;
	readonly title: string;
	/** Language of the title where it is not the page's. */
	readonly lang?: string | undefined;
	/** Path within the site. */
	readonly path: string;
	/** Path of a picture within the site. */
	readonly picture?: string | undefined;
	/** Such as the area. */
	readonly facts: string;
}

/** Cards as JSON; a browser looks them up by id. */
export function writeCards(cards: readonly MapCard[]): string {
	return JSON.stringify({
		format: cardFormat,
		cards: cards.map(({ id, title, path, picture, facts, lang }) => [
			id,
			title,
			path,
			picture ?? 0,
			facts,
			lang ?? 0,
		]),
	});
}

/** @throws when the text is not what `writeCards` has written. */
export function readCards(text: string): Map<number, MapCard> {
	const { format, cards }: WrittenCards = JSON.parse(text);
	if (format !== cardFormat) throw new Error(`Cards have format ${format}, not ${cardFormat}.`);
	return new Map(
		cards.map(([id, title, path, picture, facts, lang]) => [
			id,
			{ id, title, path, facts, picture: picture || undefined, lang: lang || undefined },
		]),
	);
}

interface WrittenCards {
	readonly format: number;
	readonly cards: readonly (readonly [
		id: number,
		title: string,
		path: string,
		picture: string | 0,
		facts: string,
		lang: string | 0,
	])[];
}
