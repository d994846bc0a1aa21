/** What stands in quotation marks, as languages and keyboards write them; an apostrophe is none. */
const quoted =
	/"[^"]+"|[“„”][^“”„]+[“”]|«[^«»]+»|»[^«»]+«|[‘‚][^‘’‚]+[‘’]|(?<![\p{L}\d])'[^']+'(?![\p{L}\d])/gu;
/** The text of a name without its quotation marks. */
const piece = /[\p{L}\d](?:[^\s"“”„«»]*[\p{L}\d])?/gu;

export interface Names {
	/** As they are searched for: references, and what stands in quotation marks within plain ones. */
	readonly names: readonly string[];
	/** What may be a reference. */
	readonly candidates: readonly string[];
	/** The phrase with spaces in their place, so that all else stands where it stood. */
	readonly rest: string;
}

/**
 * Finds what of a phrase is looked for as it stands: what is in quotation marks, and references. A reference has a digit
 * and is written in one, or is all there is but for words such as "no."; a number by itself counts something else.
 * @param beginsAt where the phrase begins behind words that ask for nothing
 */
export function namesIn(
	phrase: string,
	isReference: (text: string) => boolean,
	beginsAt = (text: string) => text.length - text.trimStart().length,
): Names {
	const names: string[] = [];
	const candidates: string[] = [];
	const take = (text: string, name: string) => {
		names.push(name);
		return ' '.repeat(text.length);
	};
	const unquoted = phrase.replace(quoted, (text) => {
		const name = text.slice(1, -1).trim();
		return /[\p{L}\d]/u.test(name) ? take(text, `"${name}"`) : text;
	});
	const start = beginsAt(unquoted);
	const whole = unquoted.slice(start).trimEnd();
	if (/\d/.test(whole)) {
		candidates.push(whole);
		if (isReference(whole)) {
			const name = /\s/.test(whole) || !/\p{L}/u.test(whole) ? `"${whole}"` : whole;
			return { names: [...names, name], candidates, rest: unquoted.slice(0, start) };
		}
	}
	const rest = unquoted.replace(piece, (text) => {
		if (!/\d/.test(text) || !/\p{L}/u.test(text)) return text;
		candidates.push(text);
		return isReference(text) ? take(text, text) : text;
	});
	return { names, candidates, rest };
}
