import type { Feature } from '../../domain/unit.ts';
import type { Spoken } from '../../domain/spoken.ts';
import { translator } from '../../i18n/translate.ts';

/** A unit's text: an opening sentence, the visible part, and the part that unfolds. */
interface FoldedText {
	/** The first sentence as HTML, without `<p>`. */
	readonly lead?: string;
	/** Sanitised HTML. */
	readonly text: string;
	readonly more?: string;
}

/** Most characters of an opening sentence. */
const longestLead = 220;
/** Characters after which a text folds, and the fewest that are worth folding. */
const folded = 900;
const fewest = 250;

/**
 * Splits sanitised HTML into its first sentence, a visible part and a folded part. It never splits a paragraph or a
 * list, and never separates a heading from what follows it.
 */
export function foldText(html: string): FoldedText {
	const { lead, rest } = splitLead(html);
	const at = foldAt(rest);
	const text = at === undefined ? rest : rest.slice(0, at);
	return {
		...(lead !== undefined && { lead }),
		text,
		...(at !== undefined && { more: rest.slice(at) }),
	};
}

/** Takes the first sentence from a first paragraph without tags, if more text follows. */
function splitLead(html: string): { readonly lead?: string; readonly rest: string } {
	const end = html.indexOf('</p>');
	if (!html.startsWith('<p>') || end < 0) return { rest: html };
	const paragraph = html.slice(3, end);
	if (paragraph.includes('<')) return { rest: html };
	const after = html.slice(end + 4).trimStart();
	if (paragraph.length <= longestLead && after !== '') return { lead: paragraph, rest: after };
	const sentence = firstSentence(paragraph);
	if (sentence === undefined) return { rest: html };
	return {
		lead: sentence,
		rest: `<p>${paragraph.slice(sentence.length).trimStart()}${html.slice(end)}`,
	};
}

/** Text up to a full stop that follows a word of three letters, no common abbreviation, and precedes a capital or digit. */
function firstSentence(paragraph: string): string | undefined {
	const [sentence] = ending.exec(paragraph) ?? [];
	return sentence !== undefined && sentence.length <= longestLead ? sentence : undefined;
}

const ending =
	/^.{30,}?\p{L}{3}(?<!\P{L}(?:inkl|exkl|zzgl|mind|max|min|evtl|usw|bzw|etc|ggf|incl|excl|approx|aprox|núm))[.!?](?=\s+[\p{Lu}\d¿¡])/u;

function foldAt(html: string): number | undefined {
	if (html.length < folded + fewest) return undefined;
	let depth = 0;
	let characters = 0;
	let from = 0;
	let at: number | undefined;
	let isHeading = false;
	for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(tags)) {
		characters += index - from;
		from = index + tag.length;
		if (alone.has(name)) continue;
		depth += slash ? -1 : 1;
		if (depth > 0 || !slash) continue;
		isHeading = /^h\d$/.test(name);
		if (isHeading) continue;
		// The last end of a block before the limit, unless that would leave next to nothing.
		if (at === undefined || characters <= folded) at = from;
		if (characters > folded) break;
	}
	if (at === undefined || lettersOf(html.slice(at)) < fewest) return undefined;
	return at;
}

function lettersOf(html: string): number {
	return html.replaceAll(tags, '').trim().length;
}

const tags = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
const alone = new Set(['br', 'hr']);

/**
 * The equipment that the text about it does not name in its own words, so that no page says the same twice.
 * @param furnishing HTML
 */
export function untoldFeatures(
	features: readonly Feature[],
	furnishing: Spoken | undefined,
): readonly Feature[] {
	if (!furnishing) return features;
	const t = translator(furnishing.lang);
	const told = withoutUmlauts(furnishing.text);
	return features.filter((feature) => !told.includes(withoutUmlauts(t(`feature.${feature}`))));
}

/** Without them "Zwei Stellplätze" has a "Stellplatz". */
function withoutUmlauts(text: string): string {
	return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The equipment before what the text about it lists itself, so that a page has one list. @param furnishing HTML */
export function listedFirst(items: readonly string[], furnishing: string): string | undefined {
	if (!furnishing.startsWith('<ul>')) return undefined;
	const first = items.map((item) => `<li>${item}</li>`).join('');
	return furnishing.replace('<ul>', () => `<ul>${first}`);
}
