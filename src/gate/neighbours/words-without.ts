import type { Link } from '../../domain/link.ts';
import type { Localised } from '../../domain/localised.ts';
import type { Photo } from '../../media/photo.ts';
import { clausesBeside, dropFromHtml, dropFromLine } from '../hidden/drop-sentences.ts';
import { defined } from '../fields/defined.ts';
import { whatIsTold, type HiddenFact } from '../hidden/fact.ts';
import { tellsIn } from '../hidden/told-by-link.ts';

/** How each form of text loses the sentences that tell a fact; what nothing is left of is absent. */
export function wordsWithout(fact: HiddenFact) {
	const all = [fact];
	const line = (text: string | undefined) =>
		text === undefined ? undefined : dropFromLine(text, all).text;
	const html = (text: string | undefined) =>
		text === undefined ? undefined : dropFromHtml(text, all).text;
	const lines = (texts: Localised) => mapped(texts, line);
	return {
		tells: (text: string) => whatIsTold(text, all).length > 0,
		line,
		html,
		lines,
		rich: (texts: Localised) => mapped(texts, html),
		// What the law wants told stays as far as it can.
		legal: (texts: Localised | undefined) =>
			texts && ifAny(mapped(texts, (text) => clausesBeside(text, all))),
		photos: (photos: readonly Photo[]) =>
			photos.map(({ caption, ...photo }) => ({
				...photo,
				...defined({ caption: caption && ifAny(lines(caption)) }),
			})),
		links: (links: readonly Link[]) =>
			links.flatMap(({ title, ...link }) => {
				if (tellsIn(link.url, all).length > 0) return [];
				return [{ ...link, ...defined({ title: line(title) }) }];
			}),
	};
}

/** Absent where no language has a text. */
export function ifAny(texts: Localised): Localised | undefined {
	return Object.keys(texts).length > 0 ? texts : undefined;
}

function mapped(texts: Localised, change: (text: string) => string | undefined): Localised {
	const entries = Object.entries(texts).map(([locale, text]) => [locale, change(text)] as const);
	return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}
