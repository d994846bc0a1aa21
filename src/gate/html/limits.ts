/** Longest HTML that is parsed, in characters; a long exposé text has about 10,000. */
export const longest = 100_000;
const mostTags = 3_000;
/** Unclosed inline tags are repeated in every following block, so depth times tags bounds the work. */
const deepest = 60;

/**
 * Whether HTML is small and flat enough to be parsed: parsing and printing go down the tree by recursion,
 * and crossing tags multiply.
 */
export function isHarmless(html: string): boolean {
	if (html.length > longest) return false;
	const open = new Map<string, number>();
	let tags = 0;
	let depth = 0;
	for (const [, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
		const tag = (name ?? '').toLowerCase();
		if (++tags > mostTags) return false;
		if (closedByItself.has(tag)) continue;
		const before = open.get(tag) ?? 0;
		if (slash === '/' && before === 0) continue;
		const step = slash === '/' ? -1 : 1;
		open.set(tag, before + step);
		depth += step;
		if (depth > deepest) return false;
	}
	return true;
}

/** Void tags, and those whose end tag authors leave out. */
const closedByItself = new Set(
	'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option'.split(
		' ',
	),
);

/**
 * Takes the tags off HTML that is too big or too deep to be parsed, in one pass, and scripts and their like with all that
 * is in them, up to the end where they are not closed.
 */
export function withoutTags(html: string): string {
	return html
		.slice(0, longest)
		.replaceAll(/<(script|style|xmp|template)(?![a-z0-9-])[^]*?(?:<\/\1[^<>]*>|$)/gi, '')
		.replaceAll(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
		.replaceAll(/<[^<>]*>/g, '')
		.replaceAll('<', '');
}

/** Elements whose content is never meant to be read as text. */
export const hiddenElements =
	`script style template noscript noembed noframes iframe object embed svg math xmp plaintext textarea select title
	head audio video canvas`.split(/\s+/);
