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
