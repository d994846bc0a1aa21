import { fold } from './fold.ts';

/** Words that stand at the end of German compounds, whether or not an account uses them by themselves. */
const endings = [
	'wohnung haus häuser garten gärten terrasse balkon zimmer küche bad keller stellplatz',
	'platz garage villa hälfte grundstück fläche laden büro halle lager praxis loft dach',
	'geschoss aufzug kamin ofen heizung blick lage viertel straße park hafen ufer raum räume',
].flatMap((line) => line.split(' ').map(fold));

/** Letters that link the parts: Wohnung-s-tür, Familie-n-haus. */
const links = ['', 's', 'n', 'en', 'er', 'es'];
/** Letters that a part has at least: shorter ones lie in many words by chance. */
const shortest = 4;

/**
 * Takes compound words apart.
 *
 * @param words all that occur, folded
 */
export function compoundsOf(words: Iterable<string>) {
	const known = new Set([...words, ...endings].filter((word) => word.length >= shortest));
	return {
		/** Words that end this one, longest first: `wohnung` and nothing else for `dachgeschosswohnung`. */
		ends: (word: string) =>
			starts(word, 3)
				.map((at) => word.slice(at))
				.filter((end) => known.has(end)),
		/** Two words that this one is put together from. */
		halves: (word: string) =>
			starts(word, shortest).flatMap((at) => {
				const end = word.slice(at);
				if (!known.has(end)) return [];
				const head = word.slice(0, at);
				const stem = links
					.filter((link) => head.endsWith(link))
					.map((link) => head.slice(0, head.length - link.length))
					.find((one) => known.has(one));
				return stem ? [[stem, end] as const] : [];
			})[0],
	};
}

/** Where a word could be cut so that both parts are long enough. */
function starts(word: string, first: number): number[] {
	const count = word.length - shortest - first + 1;
	return Array.from({ length: Math.max(0, count) }, (_, at) => first + at);
}
