/** A tag of sanitised HTML, or a piece of its text. */
interface HtmlPart {
	readonly html: string;
	readonly isTag: boolean;
	/** What its reader sees: a line for each block, so that what is hidden may run through inline tags. */
	readonly text: string;
	/** Where that begins in the text of the whole. */
	readonly start: number;
	/** Of a link. */
	readonly href?: string;
}

export const inline = new Set(['a', 'b', 'strong', 'em', 'i', 'sub', 'sup']);

/** The parts of HTML as `sanitise` prints it; together they are the whole. */
export function partsOf(html: string): HtmlPart[] {
	let start = 0;
	return Array.from(html.matchAll(anyPart), ([part, href, tag, code]) => {
		const text = tag === undefined ? textOf(part, code) : inline.has(tag) ? '' : edgesOf(tag);
		const before = start;
		start += text.length;
		const isTag = tag !== undefined;
		const link = href !== undefined && { href: href.replaceAll(codes, textOf) };
		return { html: part, isTag, text, start: before, ...link };
	});
}

const anyPart = /<\/?(?=a href="([^"]*)|)([a-z\d]+)(?:"[^"]*"|[^">])*>|&#x([\dA-F]+);|[^<&]+|[<&]/g;
const codes = /&#x([\dA-F]+);/g;

function textOf(part: string, code: string | undefined): string {
	return code === undefined ? part.replaceAll('\n', ' ') : String.fromCodePoint(parseInt(code, 16));
}

function edgesOf(tag: string): string {
	return tag === 'br' || tag === 'hr' ? '\n\n' : '\n';
}

/** Stands for what was taken out; it occurs in no visible text. */
export const gap = '\0';

/** Takes out the line breaks that part nothing any more. @param html with a `gap` where something was taken out */
export function withoutLooseBreaks(html: string): string {
	return (
		html
			.replaceAll(/\0+/g, gap)
			// Of a text of which something is left.
			.replaceAll(/(?<=[^>])\0|\0(?=[^<])/g, '')
			.replaceAll(/((?:<br>)+)\0(?:\0|<br>)*/g, '$1')
			.replaceAll(/(<(?!\/|br|hr)[^>]*>)(?:\0|<br>)+/g, '$1')
			.replaceAll(/(?:\0|<br>)+(?=<\/)/g, '')
			.replaceAll(gap, '')
	);
}
