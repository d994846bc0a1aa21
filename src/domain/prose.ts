/** The elements that a text of the account may be made of. */
export const proseTags = [
	'a',
	'b',
	'blockquote',
	'br',
	'em',
	'h3',
	'h4',
	'h5',
	'hr',
	'i',
	'li',
	'ol',
	'p',
	'strong',
	'sub',
	'sup',
	'table',
	'tbody',
	'td',
	'th',
	'tr',
	'ul',
] as const;

/**
 * The last look at a text of the account before it stands in a page, by other means than the sanitiser's: every `<`
 * must begin a tag of the list, written as the sanitiser prints it; headings may be raised to h2 and carry an id.
 * @returns the text as it is.
 * @throws when it holds anything else.
 */
export function onlyProse(html: string): string {
	const [found] = /<[^]{0,40}/.exec(html.replaceAll(allowed, '')) ?? [];
	if (found === undefined) return html;
	throw new Error(
		`a text of the CRM holds what no text may hold (${JSON.stringify(found)}), so the page was not made: read the CRM again with \`npm run build\`; if it stays so, this is a fault of the program`,
	);
}

const allowed = new RegExp(
	[
		String.raw`</?(?:${proseTags.join('|')}|h2)>`,
		'<a href="(?:https?|mailto|tel):[^"]*" rel="nofollow noopener">',
		'<h[2-5] id="[a-z0-9-]+">',
	].join('|'),
	'g',
);

/** The text that HTML of ours stands for: what Astro and the sanitiser escape is decoded, the rest stays. */
export function decodeEntities(html: string): string {
	if (!html.includes('&')) return html;
	return html.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
		if (name !== undefined) return named.get(String(name)) ?? whole;
		const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
		return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
}

const named: ReadonlyMap<string, string> = new Map([
	['amp', '&'],
	['lt', '<'],
	['gt', '>'],
	['quot', '"'],
	['apos', "'"],
	['nbsp', ' '],
]);

/**
 * A text in which a line end that was escaped, as `\n` or `\r\n`, becomes `lineEnd`, and a tab a blank. Paths of Windows
 * stay, and `\r` and `\t` alone before a small letter, which may part two words ("hell\ruhig"). `\n` is a line end before
 * small letters as well: an import that escapes line ends escapes all of them, and few people part words this way.
 */
export function readLineEnds(text: string, lineEnd: string): string {
	if (!text.includes('\\')) return text;
	return text.replaceAll(pathOrEscape, (found: string, path?: string) => {
		if (path !== undefined) return found;
		return found.endsWith('t') ? ' ' : lineEnd;
	});
}

/** The name of a disk or server is followed by another one; behind "Klasse B:" a line can end. */
const name = String.raw`(?![nrt](?!\p{Ll}))[^\s<>]*`;
const pathOrEscape = new RegExp(
	String.raw`((?<!\p{L})[A-Za-z]:\\+${name}|(?<![^\s"'(<>])\\\\(?!n\P{Ll})[\w.-]+\\${name})|(?:\\{1,8}r)?\\{1,8}n|\\{1,8}[rt](?!\p{Ll})`,
	'gu',
);
