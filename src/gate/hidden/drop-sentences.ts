import { sanitise } from '../html/sanitise.ts';
import { gap, partsOf, withoutLooseBreaks } from '../html/text.ts';
import {
	foundIn,
	type FoundSpan,
	type HiddenFact,
	mayReveal,
	type Span,
	leaksInWords,
} from './fact.ts';

/** One sentence that was left out. */
interface Leak {
	readonly what: HiddenFact['what'];
	/** Up to five words of the sentence that stand before what it tells; empty where it begins with that. */
	readonly after: string;
	/** Whether it is a link that may reveal it: the link goes, and its words stay. */
	readonly isLink?: true;
	/** Whether it is a text that is too long to be looked through. */
	readonly isTooLong?: true;
}

export interface Kept {
	/** Absent when nothing is left. */
	readonly text: string | undefined;
	readonly leaks: readonly Leak[];
}

/** Characters; no description is longer. */
export const longestText = 200_000;

/** What of a line stands beside all that tells a hidden fact. */
export function partsBeside(line: string, facts: readonly HiddenFact[]) {
	const found = foundIn(line, facts).toSorted((a, b) => a.start - b.start);
	let end = 0;
	const parts = [...found, { start: line.length, end: line.length }].map((span) => {
		const part = line.slice(end, Math.max(end, span.start));
		end = Math.max(end, span.end);
		return part;
	});
	return { parts, what: found[0]?.what };
}

/** The clauses of a line before the first that tells a hidden fact: "3,57 %" of "3,57 % (none at Geheimweg 5)". */
export function clausesBeside(line: string, facts: readonly HiddenFact[]): string | undefined {
	const { parts, what } = partsBeside(line, facts);
	if (what === undefined) return line;
	return /^(.*\S)\s*[(;,]/u.exec(parts[0] ?? '')?.[1];
}

/** A line of text without the sentences that tell a hidden fact; nothing marks where they stood. */
export function dropFromLine(line: string, facts: readonly HiddenFact[]): Kept {
	const { ranges, leaks } = dropped(line, foundIn(line, facts));
	if (ranges.length === 0) return { text: line, leaks };
	const text = without(line, ranges).trim();
	return { text: text === '' ? undefined : text, leaks };
}

/**
 * Sanitised HTML without the sentences, list items and table cells that tell a hidden fact, also where tags part its
 * words. A link that may reveal one loses its address, and one that does goes with its sentence.
 */
export function dropFromHtml(html: string, facts: readonly HiddenFact[]): Kept {
	if (html.length > longestText) {
		const [fact] = facts;
		return fact
			? { text: undefined, leaks: [{ what: fact.what, after: '', isTooLong: true }] }
			: { text: html, leaks: [] };
	}
	const parts = partsOf(html);
	const whole = parts.map(({ text }) => text).join('');
	const found = foundIn(whole, facts);
	const taken: Leak[] = [];
	const tags = parts.map((part, at) => {
		const { href, start } = part;
		if (href === undefined) return part.html;
		const [what] = leaksInWords(href, facts);
		const end = parts.find((other, index) => index > at && other.html === '</a>')?.start ?? start;
		if (what !== undefined) found.push({ start, end, what });
		else if (!mayReveal(href, facts)) return part.html;
		else taken.push({ what: 'hidden address', after: '', isLink: true });
		return '<a>';
	});
	const { ranges, leaks } = dropped(whole, found);
	if (ranges.length + taken.length === 0) return { text: html, leaks: [] };
	let next = 0;
	const left = parts.map(({ isTag, text, start }, at) => {
		const written = tags[at] ?? '';
		const end = start + text.length;
		while ((ranges[next]?.end ?? Infinity) <= start) next++;
		if (isTag || (ranges[next]?.start ?? Infinity) >= end) return written;
		// A sign that is written by its number.
		if (written.length !== text.length) return gap;
		const inside = ranges
			.slice(next)
			.map((range) => ({ start: Math.max(range.start - start, 0), end: range.end - start }))
			.filter((range) => range.start < text.length);
		return without(written, inside) || gap;
	});
	return { text: sanitise(withoutLooseBreaks(left.join(''))), leaks: [...leaks, ...taken] };
}

/** The sentences that hold any part of what was found, and what to say of each. */
function dropped(text: string, found: readonly FoundSpan[]) {
	if (found.length === 0) return { ranges: [], leaks: [] };
	const leaks: Leak[] = [];
	const ranges: Span[] = [];
	const inOrder = found.toSorted((a, b) => a.start - b.start);
	let next = 0;
	let reach: FoundSpan | undefined;
	for (const { start, end } of sentencesOf(text)) {
		let first = reach && reach.end > start ? reach : undefined;
		for (let span = inOrder[next]; span && span.start < end; span = inOrder[++next]) {
			if (span.end <= start) continue;
			first ??= span;
			if (!reach || span.end > reach.end) reach = span;
		}
		if (!first) continue;
		leaks.push({
			what: first.what,
			after: wordsBefore(text.slice(start, Math.max(start, first.start))),
		});
		const before = ranges.at(-1);
		if (before?.end === start) ranges.splice(-1, 1, { start: before.start, end });
		else ranges.push({ start, end });
	}
	return { ranges: ranges.map((range) => withBlanks(text, range)), leaks };
}

/** A number, or a name that goes on with what is hidden, is no word for a report. */
function wordsBefore(text: string): string {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const isWhole = /\s$/.test(text);
	const firsts = words.slice(0, isWhole ? 5 : Math.min(5, words.length - 1));
	const digit = firsts.findIndex((word) => /\d/.test(word));
	return firsts.slice(0, digit < 0 ? 5 : digit).join(' ');
}

/** The blanks in front belong to a sentence that nothing follows now. */
function withBlanks(text: string, { start, end }: Span): Span {
	if (end < text.length && text[end - 1] !== '\n') return { start, end };
	let from = start;
	while (text[from - 1] === ' ') from--;
	return { start: from, end };
}

function without(text: string, ranges: readonly Span[]): string {
	let rest = '';
	let position = 0;
	for (const { start, end } of ranges) {
		rest += text.slice(position, start);
		position = end;
	}
	return rest + text.slice(position);
}

/** Where a sentence may end; what is cut short ends none. */
const ends = /[.!?…]+["'”“»)\]]*[ \t\u00a0]+(?=["'„“”»«¿¡(•–-]*[\p{Lu}\d€£])|\n+/gu;
const cutShort =
	/(?<![\p{L}\d])(?:\p{L}|str|nr|no|ca|dr|prof|st|av|avda|avd|avgda|ctra|pl|pza|rd|ave|sq|ln|bzw|inkl|incl|zzgl|tel|max|min|mind|evtl|ggf|usw|etc|gr|kl|hl|arq|gral|tel|approx|mr|mrs|ms|sr|sra|fr|sfr|td|ul|al|\p{L}+str)\.$/iu;
const amount = /^(?:[€£$\d]|Eur|EUR|Ein|Men|CHF|Fr)/;
/** "17. Juni", "3. Etage" */
const ordinal =
	/^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|OG|Ober|Stock|Etage|Geschoss|Jahrhundert|Liga|Reihe|Rate|DG)/u;

/** The sentences of a text with the blanks behind them; together they are the whole text. */
export function sentencesOf(text: string): Span[] {
	const result: Span[] = [];
	let start = 0;
	for (const { index, 0: mark } of text.matchAll(ends)) {
		const end = index + mark.length;
		if (mark.trimEnd() === '.') {
			// "1,2 Mio. Euro"
			if (
				/(?:mio|tsd)\.$/i.test(text.slice(start, index + 1)) &&
				amount.test(text.slice(end, end + 4))
			)
				continue;
			const before = text.slice(Math.max(start, index - 20), index + 1);
			if (cutShort.test(before)) continue;
			if (/\d\.$/.test(before) && ordinal.test(text.slice(end, end + 12))) continue;
		}
		result.push({ start, end });
		start = end;
	}
	if (start < text.length) result.push({ start, end: text.length });
	return result;
}
