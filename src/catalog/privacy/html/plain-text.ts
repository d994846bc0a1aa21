import type { Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { hiddenElements } from './limits.ts';
import { withoutLookalikes } from './lookalike.ts';
import { isUnseen } from './unseen.ts';

const parser = unified().use(rehypeParse, { fragment: true });

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
	const text = /[<&]/.test(source) ? textOf(parser.parse(source)) : source;
	const line = visible(text).trim();
	if (line === '') return undefined;
	return /\s\s|[^\S ]/u.test(line) ? line.replaceAll(/\s+/gu, ' ') : line;
}

/**
 * Takes out what a reader cannot see: control and format characters, soft hyphens, zero-width blanks, fillers
 * and marks that turn the direction of writing; and writes signs of other shapes plainly: ligatures, wide, small and
 * mathematical ones, and letters of other scripts that look the same. They would let a hidden word slip past a
 * comparison, and markup past whoever looks for it. Applied to its own result it changes nothing.
 */
export function visible(text: string): string {
	if (usual.test(text)) return text;
	const seen = text
		.replaceAll(invisible, '')
		.replaceAll(otherShapes, (sign) => sign.normalize('NFKC'))
		.normalize('NFC');
	return withoutLookalikes(seen);
}

/**
 * Runs of blanks and line ends as the single blank that a browser shows: HTML is often indented, and words of a name that
 * stand far apart in it stand side by side on the page.
 */
export function singleBlanks(text: string): string {
	return text.replaceAll(/[ \t\n\f\r]{2,}/g, ' ');
}

/** The variation selector behind an emoji is what colours it. */
const invisible =
	/(?!\t|\n|\r|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Emoji})\ufe0f/gu;

/** Not all that NFKC folds: `m²` and `½` stay. */
const otherShapes = /[ﬀ-ﬆ︐-︙﹐-﹫！-～\u{1d400}-\u{1d7ff}]/gu;

/** Letters of Latin scripts, digits and the marks of ordinary texts, which stay as they are. */
const usual = /^[\t\n\r\x20-\x7e\xa0-\xac\xae-\u024f\u2010-\u2027\u20ac]*$/;

function textOf(node: Nodes): string {
	if (node.type === 'text') return node.value;
	if (!('children' in node)) return '';
	if (node.type === 'element' && (isUnseen(node) || hiddenElements.includes(node.tagName)))
		return '';
	return node.children.map(textOf).join('');
}
