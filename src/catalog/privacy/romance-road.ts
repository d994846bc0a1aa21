import { gap, letter, noWord, spelling } from './spelling.ts';

/** What stands in front of the names of streets in Spain, France, Italy and Portugal, whole and cut short. */
const kinds: readonly (readonly string[])[] = [
	['calle', 'carrer', 'cl', 'c'],
	['avenida', 'avinguda', 'avenue', 'avgda', 'avda', 'avd', 'ave', 'av'],
	['plaza', 'plaça', 'place', 'piazza', 'praça', 'plza', 'pza', 'pça', 'pl'],
	['paseo', 'passeig', 'pso', 'psg', 'pº'],
	['ronda', 'rda'],
	['camino', 'camí', 'cno'],
	['carretera', 'ctra'],
	['rambla', 'rbla'],
	['boulevard', 'bulevar', 'blvd', 'bvd', 'bd'],
	['viale', 'vle'],
	['corso', 'cso'],
];

/** What may stand between such a word and a name. */
export const article = /^(?:del?|las?|los|el|[dl])$/i;

/**
 * An expression for such a word in all its forms, with the articles that may follow: "Calle", "C/" and "c/ de la" are
 * the same. Nothing for any other word.
 */
export function romanceRoad(word: string): string | undefined {
	const forms = formsOf(word);
	if (!forms) return undefined;
	const articles = `(?:${gap}(?:del?|las?|los|el|[dl])${noWord}){0,2}`;
	return `(?<![${letter}0-9])(?:${forms.map(spelling).join('|')})${noWord}${articles}`;
}

/** Whether such a word has several forms, of which a text may have any. */
export function isRomanceRoad(word: string): boolean {
	return formsOf(word) !== undefined;
}

function formsOf(word: string): readonly string[] | undefined {
	return kinds.find((kind) => kind.includes(word.toLowerCase()));
}
