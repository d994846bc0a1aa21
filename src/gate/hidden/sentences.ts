import type { Span } from './fact.ts';

/** Where a sentence may end; what is cut short ends none. */
const ends = /[.!?…]+["'”“»)\]]*[ \t\u00a0]+(?=["'„“”»«¿¡(•–-]*[\p{Lu}\d€£])|\n+/gu;
const cutShort =
	/(?<![\p{L}\d])(?:\p{L}|str|nr|no|ca|dr|prof|st|av|avda|avd|avgda|ctra|pl|pza|rd|ave|sq|ln|bzw|inkl|incl|zzgl|tel|max|min|mind|evtl|ggf|usw|etc|gr|kl|hl|arq|gral|mio|tsd|tel|approx|mr|mrs|ms|sr|sra|fr|sfr|td|ul|al|\p{L}+str)\.$/iu;
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
