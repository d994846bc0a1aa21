import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { hiddenElements } from './limits.ts';
import { blockTag, onlyMarkup } from './markup.ts';
import { codedOnce, visible } from './normalise.ts';
import { readLineEnds } from '../../domain/prose.ts';

const parser = unified().use(rehypeParse, { fragment: true });

/** Reads a fragment of HTML. */
export function parseHtml(html: string): Root {
	return parser.parse(html);
}

/** Longest title, caption or value that is read; everything above is no such thing. */
const limit = 2_000;

/**
 * A single line of text: markup taken off, entities decoded, blanks collapsed, invisible characters gone.
 * @returns `undefined` when nothing is left.
 */
export function plainText(raw: string | number | null | undefined): string | undefined {
	if (raw === null || raw === undefined) return undefined;
	// Folded before anything looks for markup: a full-width `＜` is a `<` from here on.
	const source = visible(String(raw).slice(0, limit));
	const text = /[<&]/.test(source) ? textOf(parseHtml(spaced(source))) : source;
	const line = readLineEnds(visible(text), ' ').trim();
	if (line === '') return undefined;
	return /\s\s|[^\S ]/u.test(line) ? line.replaceAll(/\s+/gu, ' ') : line;
}

/** HTML in which words of different lines do not run together once its tags are off. */
function spaced(html: string): string {
	return onlyMarkup(codedOnce(html)).replaceAll(blockTags, ' $&');
}

const blockTags = new RegExp(blockTag, 'gi');

/**
 * Runs of blanks and line ends as the single blank that a browser shows: HTML is often indented, and words of a name that
 * stand far apart in it stand side by side on the page.
 */
export function singleBlanks(text: string): string {
	return text.replaceAll(/[ \t\n\f\r]{2,}/g, ' ');
}

function textOf(node: Nodes): string {
	if (node.type === 'text') return node.value;
	if (!('children' in node)) return '';
	if (node.type === 'element' && (isUnseen(node) || hiddenElements.includes(node.tagName)))
		return '';
	return node.children.map(textOf).join('');
}

/**
 * Whether an element is one that nobody sees where the text is written, as word processors and mails paste them: what
 * is hidden there must not come to light because styles are taken off here.
 */
export function isUnseen({ properties }: Element): boolean {
	const { hidden, style } = properties;
	return (
		(hidden !== undefined && hidden !== false) || (typeof style === 'string' && hides.test(style))
	);
}

const hides = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)\b/i;
